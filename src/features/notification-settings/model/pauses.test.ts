import { expect, it } from 'vitest'
import { pauseEnd, pauseOf } from './pauses'

it('ends tomorrow at eight where the reader is, also over a night in which the clocks change', () => {
  const end = (now: string, zone: string) => pauseEnd('tomorrow', new Date(now), zone).toISOString()
  expect(end('2026-11-23T22:30:00Z', 'Europe/Rome')).toBe('2026-11-24T07:00:00.000Z')
  expect(end('2026-11-23T23:30:00Z', 'Europe/Rome')).toBe('2026-11-25T07:00:00.000Z')
  expect(end('2027-03-27T20:00:00Z', 'Europe/Rome')).toBe('2027-03-28T06:00:00.000Z')
  expect(end('2026-11-23T22:30:00Z', 'America/Sao_Paulo')).toBe('2026-11-24T11:00:00.000Z')
})

it('is over when its end has come', () => {
  const now = new Date('2026-11-23T12:00:00Z')
  expect(pauseOf('2026-11-23T12:30:00Z', now)).not.toBeNull()
  expect(pauseOf('2026-11-23T11:30:00Z', now)).toBeNull()
  expect(pauseOf(null, now)).toBeNull()
})
