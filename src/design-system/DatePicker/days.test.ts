import { CalendarDate, CalendarDateTime } from '@internationalized/date'
import { expect, it } from 'vitest'
import { dayOf, isUnfinished, parseDay, withCentury } from './days'

it('reads a day and leaves a field empty whose data is no day', () => {
  expect(parseDay('2026-02-28')).toEqual(new CalendarDate(2026, 2, 28))
  for (const wrong of [null, '', '2026-02-30', '20.11.2026', '2026-11-20T08:00:00Z']) expect(parseDay(wrong)).toBeNull()
})

it('writes a day without hour and zone', () => {
  expect(dayOf(new CalendarDate(2026, 3, 7))).toBe('2026-03-07')
  expect(dayOf(new CalendarDateTime(2026, 12, 31, 23, 59))).toBe('2026-12-31')
})

it('knows a year on its way and what two digits of it mean', () => {
  expect(isUnfinished(new CalendarDate(202, 1, 1))).toBe(true)
  expect(isUnfinished(new CalendarDate(2026, 1, 1))).toBe(false)
  expect(withCentury(new CalendarDate(26, 1, 1))?.year).toBe(2026)
  expect(withCentury(new CalendarDate(202, 1, 1))).toBeNull()
})
