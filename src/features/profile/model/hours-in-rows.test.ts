import { expect, it } from 'vitest'
import { hoursInRows } from './hours-in-rows'

it('puts days that follow each other into one row', () => {
  expect(
    hoursInRows(
      [
        { days: [2, 1, 3], from: '07:30', to: '17:30' },
        { days: [5, 7], from: '22:00', to: '06:00' },
      ],
      'en',
    ),
  ).toEqual([
    { days: 'Monday – Wednesday', hours: '07:30 – 17:30' },
    { days: 'Friday', hours: '22:00 – 06:00' },
    { days: 'Sunday', hours: '22:00 – 06:00' },
  ])
})
