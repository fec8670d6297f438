import { expect, it } from 'vitest'
import { examples } from '@/api/examples.gen'
import { changeOf, daysLate, fieldsOf, merge } from './fields'

const sensor = examples.createSubActivity.subActivity
const before = fieldsOf(sensor)

it('sends what was changed and nothing else', () => {
  expect(changeOf(before, before)).toEqual({})
  expect(changeOf(before, { ...before, title: ' New sensor ', priority: null, assignee: null })).toEqual({
    title: 'New sensor',
    priority: null,
    assignee: null,
  })
})

it('takes over what only the other person changed, and keeps mine where both did', () => {
  const mine = { ...before, title: 'Mine', priority: 'urgent' }
  const theirs = { ...before, title: 'Theirs', expectedEndDate: '2026-12-01' }
  expect(merge(before, mine, theirs)).toEqual({
    fields: { ...mine, expectedEndDate: '2026-12-01' },
    disputed: ['title'],
  })
})

it('disputes nothing where both wrote the same', () => {
  const same = { ...before, title: 'Same' }
  expect(merge(before, same, same).disputed).toEqual([])
})

it('is late from the day after its end, until it has ended', () => {
  expect(daysLate(sensor, '2026-11-25')).toBe(0)
  expect(daysLate(sensor, '2026-11-27')).toBe(2)
  expect(daysLate({ ...sensor, actualEnd: '2026-11-26T08:00:00Z' }, '2026-11-27')).toBe(0)
})
