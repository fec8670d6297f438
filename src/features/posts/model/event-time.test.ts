import { expect, it } from 'vitest'

import { readEventTime } from './event-time'

const words = ({ date, timeZone }: ReturnType<typeof readEventTime>) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'short', timeStyle: 'short', timeZone }).format(date)

it('tells a moment in the zone of the reader', () => {
  const time = { zonedDatetime: '2026-12-03T09:30:00+02:00', timeZone: 'Europe/Athens' }
  expect(words(readEventTime(time, false, 'America/Sao_Paulo'))).toBe('03/12/2026, 04:30')
})

it('never shifts a local time', () => {
  expect(words(readEventTime({ localDatetime: '2026-12-03T09:30' }, false, 'America/Sao_Paulo'))).toBe(
    '03/12/2026, 09:30',
  )
})

it('never shifts a whole day', () => {
  const time = { zonedDatetime: '2026-12-03T00:00:00+02:00', timeZone: 'Europe/Athens' }
  expect(words(readEventTime(time, true, 'America/Sao_Paulo'))).toBe('03/12/2026, 00:00')
  expect(words(readEventTime({ localDatetime: '2026-12-03T00:00:00' }, true, 'Asia/Tokyo'))).toBe('03/12/2026, 00:00')
})
