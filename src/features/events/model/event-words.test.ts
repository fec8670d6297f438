import { describe, expect, it } from 'vitest'
import { createPortalIntl, type LanguageCode } from '@/shared/i18n'
import type { Schemas } from '@/api'
import { eventInShort, eventWords } from './event-words'

const wordsIn = (event: Schemas['PostEvent'], zone: string) => eventWords(event, createPortalIntl('en', {}, zone))
const press: Schemas['PostEvent'] = {
  startAt: { zonedDatetime: '2026-12-01T04:00:00+01:00', timeZone: 'Europe/Rome' },
  endAt: { zonedDatetime: '2026-12-01T07:30:00+01:00', timeZone: 'Europe/Rome' },
  allDay: false,
}

describe('an event', () => {
  it('with a zone shows its own time, and that of the reader where it differs', () => {
    expect(wordsIn(press, 'Europe/Rome').when).toContain('04:00–07:30')
    expect(wordsIn(press, 'Europe/Rome').zone).toBe('Central European Time, same as your time')
    const far = wordsIn(press, 'America/Sao_Paulo')
    expect(far.when).toContain('04:00–07:30')
    expect(far.zone).toContain('00:00–03:30')
  })

  it('says on which day it is for a reader whose day is another one', () => {
    const early: Schemas['PostEvent'] = {
      startAt: { zonedDatetime: '2026-12-01T02:00:00+01:00', timeZone: 'Europe/Rome' },
      endAt: { zonedDatetime: '2026-12-01T06:30:00+01:00', timeZone: 'Europe/Rome' },
      allDay: false,
    }
    const far = wordsIn(early, 'America/Sao_Paulo')
    expect([far.month, far.day]).toEqual(['Dec', '1'])
    expect(far.when).toMatch(/^Tuesday.* 1 .*02:00–06:30$|^Tuesday.*December 1.*02:00–06:30$/)
    expect(far.zone).toMatch(/Monday.*30.*22:00–Tuesday.*1.*02:30$/)
    expect(eventInShort(early, createPortalIntl('en', {}, 'America/Sao_Paulo'))).toMatchObject({
      month: 'Nov',
      day: '30',
      when: expect.stringMatching(/^Mon.* 22:00$/),
    })
  })

  it('names its zone in the language of the reader', () => {
    const zoneIn = (language: LanguageCode) => eventWords(press, createPortalIntl(language, {}, 'Europe/Rome')).zone
    expect(zoneIn('de')).toContain('Mitteleuropäische Zeit')
    expect(zoneIn('el')).toContain('Ώρα Κεντρικής Ευρώπης')
    expect(zoneIn('fr')).toContain('Heure d’Europe centrale')
  })

  it('of local time or whole days is the same in Campinas and Torino', () => {
    const local: Schemas['PostEvent'] = { startAt: { localDatetime: '2026-11-30T13:30' }, allDay: false }
    const day: Schemas['PostEvent'] = { startAt: { localDatetime: '2026-12-14T00:00' }, allDay: true }
    const dayWithZone: Schemas['PostEvent'] = {
      startAt: { zonedDatetime: '2026-12-14T00:00:00+01:00', timeZone: 'Europe/Rome' },
      endAt: { zonedDatetime: '2026-12-15T00:00:00+01:00', timeZone: 'Europe/Rome' },
      allDay: true,
    }
    for (const event of [local, day, dayWithZone]) {
      expect(wordsIn(event, 'America/Sao_Paulo')).toEqual(wordsIn(event, 'Europe/Rome'))
      expect(wordsIn(event, 'America/Sao_Paulo').zone).toBeNull()
    }
    expect(wordsIn(day, 'America/Sao_Paulo').day).toBe('14')
    expect(wordsIn(dayWithZone, 'America/Sao_Paulo')).toMatchObject({
      day: '14',
      when: expect.stringMatching(/14.*15.*all day$/),
    })
  })

  it('in short is on the clock of the reader, and local times and whole days as they are', () => {
    const shortIn = (event: Schemas['PostEvent'], zone: string) => eventInShort(event, createPortalIntl('en', {}, zone))
    expect(shortIn(press, 'Europe/Rome')).toMatchObject({ day: '1', when: expect.stringMatching(/^Tue.* 04:00$/) })
    expect(shortIn(press, 'America/Sao_Paulo')).toMatchObject({
      day: '1',
      when: expect.stringMatching(/^Tue.* 00:00$/),
    })
    const day: Schemas['PostEvent'] = { startAt: { localDatetime: '2026-12-14T00:00' }, allDay: true }
    expect(shortIn(day, 'America/Sao_Paulo')).toMatchObject({ day: '14', when: 'Mon' })
  })
})
