import { expect, it } from 'vitest'
import { type AbsenceFields, fieldsOf, isAbsenceFields, problemsOf } from './absence-form'

const fields = (from: string | null, to: string | null): AbsenceFields => ({ from, to, note: '', deputy: null })
const today = '2026-11-23'

it.each([
  ['without days', fields(null, null), null, { from: 'missing', to: 'missing' }],
  ['that begins in the past', fields('2026-11-20', '2026-11-27'), null, { from: 'past' }],
  ['that has begun already', fields('2026-11-20', '2026-11-27'), '2026-11-20', {}],
  ['that is over', fields('2026-11-20', '2026-11-22'), '2026-11-20', { to: 'past' }],
  ['that ends before it starts', fields('2026-12-04', '2026-12-01'), null, { to: 'before-start' }],
  ['of a year and a day', fields('2026-12-01', '2027-12-02'), null, {}],
  ['of more', fields('2026-12-01', '2027-12-03'), null, { to: 'too-long' }],
  ['of one day', fields(today, today), null, {}],
])('an absence %s', (_what, given, begun, problems) => {
  expect(problemsOf(given, today, begun)).toEqual(problems)
})

it('takes from the device only what is such a form', () => {
  expect(isAbsenceFields(fieldsOf(null))).toBe(true)
  expect([null, 'x', {}, { from: null, to: null }].some(isAbsenceFields)).toBe(false)
})
