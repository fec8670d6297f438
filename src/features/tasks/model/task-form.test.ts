import { expect, it } from 'vitest'
import { changeOf, emptyFields, merge } from './task-form'

const before = { ...emptyFields('Europe/Rome'), title: 'Check press 1 and 3', priority: 'high' }

it('takes over what only the other person changed, and keeps what only I changed', () => {
  const mine = { ...before, title: 'Check press 1 to 3' }
  const theirs = { ...before, priority: 'urgent' }
  expect(merge(before, mine, theirs)).toEqual({
    merged: { ...mine, priority: 'urgent' },
    taken: ['priority'],
    disputed: [],
  })
})

it('keeps mine and names the field where both changed it in different ways', () => {
  const mine = { ...before, priority: 'low' }
  const theirs = { ...before, priority: 'urgent' }
  expect(merge(before, mine, theirs)).toEqual({ merged: mine, taken: [], disputed: ['priority'] })
})

it('disputes nothing that both changed alike', () => {
  const both = { ...before, priority: 'low' }
  expect(merge(before, both, both).disputed).toEqual([])
})

it('sends only what has changed', () => {
  const after = { ...before, due: { day: '2026-12-01', time: '', timeZone: 'Europe/Rome' } }
  expect(changeOf(before, after, () => null)).toEqual({
    expiration: { zonedDatetime: '2026-12-01T00:00:00+01:00', timeZone: 'Europe/Rome' },
    expirationAllDay: true,
  })
})
