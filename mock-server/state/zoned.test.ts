import { describe, expect, it } from 'vitest'
import { inZone, momentOf } from './zoned.ts'

describe('a moment in a zone', () => {
  it.each([
    ['2026-12-01T03:00:00Z', 'Europe/Rome', '2026-12-01T04:00:00+01:00'],
    ['2026-07-01T03:00:00Z', 'Europe/Rome', '2026-07-01T05:00:00+02:00'],
    ['2026-12-01T01:30:00Z', 'America/Sao_Paulo', '2026-11-30T22:30:00-03:00'],
    ['2026-12-01T20:00:00Z', 'Asia/Kolkata', '2026-12-02T01:30:00+05:30'],
    ['2026-12-01T00:00:00Z', 'UTC', '2026-12-01T00:00:00+00:00'],
  ])('%s in %s is written %s', (moment, timeZone, zonedDatetime) => {
    expect(inZone(Date.parse(moment), timeZone)).toEqual({ zonedDatetime, timeZone })
    expect(Date.parse(zonedDatetime)).toBe(Date.parse(moment))
    expect(momentOf(zonedDatetime.slice(0, 19), timeZone)).toBe(Date.parse(moment))
  })

  it('knows which side of a clock change a time lies on', () => {
    expect(inZone(momentOf('2027-03-28T01:30', 'Europe/Rome'), 'Europe/Rome').zonedDatetime).toMatch(/01:30:00\+01:00$/)
    expect(inZone(momentOf('2027-03-28T03:30', 'Europe/Rome'), 'Europe/Rome').zonedDatetime).toMatch(/03:30:00\+02:00$/)
  })
})
