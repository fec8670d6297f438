import { expect, it } from 'vitest'
import { endsNextDay, hoursOf, isWeek, onWeekdays, problemOf, weekOf, withDay } from './week'

const office = { from: '08:30', to: '17:30' }
const night = { from: '22:00', to: '06:00' }

it('reads hours by day and sends the same ones together again', () => {
  const hours = [
    { days: [1, 2, 3, 4], ...office },
    { days: [5], from: '08:30', to: '14:00' },
  ]
  expect(weekOf(hours)[4]).toEqual([{ from: '08:30', to: '14:00' }])
  expect(weekOf(hours)[5]).toEqual([])
  expect(hoursOf(weekOf(hours))).toEqual(hours)
})

it('keeps several hours of one day', () => {
  const hours = [
    { days: [1], from: '08:00', to: '12:00' },
    { days: [1], from: '14:00', to: '18:00' },
  ]
  expect(hoursOf(weekOf(hours))).toEqual(hours)
})

it('puts the hours of a day on all working days and leaves the weekend alone', () => {
  const week = withDay(withDay(weekOf([]), 2, [night]), 6, [office])
  expect(hoursOf(onWeekdays(week, 2))).toEqual([
    { days: [1, 2, 3, 4, 5], ...night },
    { days: [7], ...office },
  ])
})

it('knows hours that end the next day, and such as are no hours', () => {
  expect([endsNextDay(night), endsNextDay(office)]).toEqual([true, false])
  expect(problemOf({ from: '08:00', to: '' })).toBe('incomplete')
  expect(problemOf({ from: '08:00', to: '08:00' })).toBe('same')
  expect(problemOf(night)).toBeNull()
})

it('takes from the device only what is a week', () => {
  expect(isWeek(weekOf([{ days: [1], ...office }]))).toBe(true)
  for (const kept of [null, [], [[], [], [], [], [], [], 'Sunday'], [[{ from: '08:00' }], [], [], [], [], [], []]])
    expect(isWeek(kept)).toBe(false)
})
