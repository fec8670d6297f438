import { expect, it } from 'vitest'
import type { Schemas } from '@/api'
import { changeOf, daysLate, emptyFields, fieldsOf, merged } from './fields'

const sensor: Schemas['SubActivity'] = {
  id: 'sa-1042-1',
  title: 'Replace the sensor',
  description: '',
  state: { id: 'sa-planned', name: 'Planned', metadata: { styleColor: 'neutral', styleColorCode: '#6b6f76' } },
  assignee: null,
  expectedStartDate: '2026-11-16',
  expectedEndDate: '2026-11-18',
  priority: null,
  actualStart: null,
  actualEnd: null,
  canEdit: true,
  occToken: 'sub-1042-1-v1',
}
const before = fieldsOf(sensor)

it('sends what was changed and nothing else', () => {
  expect(changeOf(before, { ...before, title: ' New sensor ', priority: 'high' })).toEqual({
    title: 'New sensor',
    priority: 'high',
  })
  expect(changeOf({ ...before, priority: 'high' }, before)).toEqual({ priority: null })
  expect(changeOf(emptyFields, { ...emptyFields, title: 'A' })).toEqual({ title: 'A' })
})

it('takes over what only the other person changed, and keeps mine where both did', () => {
  const mine = { ...before, title: 'Mine', priority: 'high' }
  const theirs = { ...before, title: 'Theirs', expectedEndDate: '2026-12-01' }
  expect(merged(before, mine, theirs)).toEqual({
    fields: { ...mine, expectedEndDate: '2026-12-01' },
    disputed: ['title'],
  })
})

it('is late from the day after its end, until it has ended', () => {
  expect(daysLate(sensor, '2026-11-18')).toBe(0)
  expect(daysLate(sensor, '2026-11-20')).toBe(2)
  expect(daysLate({ ...sensor, actualEnd: '2026-11-19T08:00:00Z' }, '2026-11-20')).toBe(0)
})
