import { parse } from '@formatjs/icu-messageformat-parser'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { createPortalIntl } from './create-portal-intl'
import { defineMessages, phrase } from './define-messages'
import { LANGUAGE_CODES } from './languages'
import translations from './translations.json'

const messages = defineMessages<{ title: void; moving: { count: number; status: string } }>({
  title: { id: 'test.title', defaultMessage: 'Notifications' },
  moving: {
    id: 'test.moving',
    defaultMessage: 'Moving {count, plural, one {# post} other {# posts}} to {status}',
  },
})

/** As scripts/messages.ts compiles them: plain sentences stay text, the others are trees. */
const italian = {
  'test.title': 'Notifiche',
  'test.moving': parse(
    '{count, plural, one {Spostamento di # contenuto} other {Spostamento di # contenuti}} in {status}',
  ),
}

const rome = 'Europe/Rome'
const morning = '2026-11-20T08:12:00Z'

it('speaks from the compiled catalogue, plurals and values inside the one sentence', () => {
  const intl = createPortalIntl('it', italian, rome)
  expect(intl.formatMessage(messages.title)).toBe('Notifiche')
  expect(intl.formatMessage(messages.moving, { count: 1, status: 'Bozza' })).toBe('Spostamento di 1 contenuto in Bozza')
  expect(intl.formatMessage(messages.moving, { count: 1204, status: 'Bozza' })).toBe(
    'Spostamento di 1204 contenuti in Bozza',
  )
})

it('words a phrase that a model kept as data', () => {
  const kept = phrase(messages.moving, { count: 2, status: 'Approved' })
  expect(createPortalIntl('en', {}, rome).formatPhrase(kept)).toBe('Moving 2 posts to Approved')
  expect(createPortalIntl('it', italian, rome).formatPhrase(kept)).toBe('Spostamento di 2 contenuti in Approved')
})

it('falls back to the English sentence and reports the gap', () => {
  const report = vi.fn()
  expect(createPortalIntl('de', {}, rome, report).formatMessage(messages.title)).toBe('Notifications')
  expect(report).toHaveBeenCalledTimes(1)
})

it.each([
  ['en', '20 November 2026 | 09:12 | 1,234,567.5 | €9.50'],
  ['it', '20 novembre 2026 | 09:12 | 1.234.567,5 | 9,50 €'],
  ['es', '20 de noviembre de 2026 | 09:12 | 1.234.567,5 | 9,50 €'],
  ['de', '20. November 2026 | 09:12 | 1.234.567,5 | 9,50 €'],
  ['el', '20 Νοεμβρίου 2026 | 09:12 π.μ. | 1.234.567,5 | 9,50 €'],
  ['pt', '20 de novembro de 2026 | 09:12 | 1.234.567,5 | R$ 9,50'],
  ['fr', '20 novembre 2026 | 09:12 | 1 234 567,5 | 9,50 €'],
] as const)('writes dates, times, numbers and prices in %s as the language does', (code, written) => {
  const intl = createPortalIntl(code, {}, rome)
  const said = [
    intl.formatDate(morning),
    intl.formatTime(morning),
    intl.formatNumber(1234567.5),
    intl.formatCurrency(9.5),
  ]
  expect(said.join(' | ').replace(/\s/g, ' ')).toBe(written)
})

it('looks at the options of a number once, however many numbers are written by them', () => {
  const read = vi.fn(() => 1)
  const options = Object.defineProperty({}, 'maximumFractionDigits', { get: read, enumerable: true })
  const intl = createPortalIntl('en', {}, rome)
  expect(intl.formatNumber(1.26, options)).toBe('1.3')
  read.mockClear()
  expect([2.34, 3.45].map((value) => intl.formatNumber(value, options))).toEqual(['2.3', '3.5'])
  expect(read).not.toHaveBeenCalled()
})

it('tells the time where the reader is', () => {
  expect(createPortalIntl('pt', {}, 'America/Sao_Paulo').formatTime(morning)).toBe('05:12')
})

it.each(['it', 'es', 'fr', 'pt'] as const)('counts millions in %s as that language does', (code) => {
  const counted = defineMessages<{ posts: { count: number } }>({
    posts: { id: 'test.posts', defaultMessage: '{count, plural, one {one} other {other}}' },
  })
  const catalogue = { 'test.posts': parse('{count, plural, one {one} many {many} other {other}}') }
  const intl = createPortalIntl(code, catalogue, rome)
  expect([1, 2, 1_000_000].map((count) => intl.formatMessage(counted.posts, { count }))).toEqual([
    'one',
    'other',
    'many',
  ])
})

describe('a value that cannot be read', () => {
  const english = createPortalIntl('en', {}, rome)
  const unreadable = (text: string) => Number.isNaN(new Date(text).getTime())
  const notFinite = fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY)

  it('is said to be unknown in each language', () => {
    const words = LANGUAGE_CODES.map((code) => {
      const word = code === 'en' ? 'unknown' : translations['i18n.unknown'][code]
      const intl = createPortalIntl(code, { 'i18n.unknown': word }, rome)
      const said = [intl.formatDate('yesterday'), intl.formatTime(new Date('')), intl.formatNumber(Number.NaN)]
      expect([...said, intl.formatName(' ')]).toEqual([word, word, word, word])
      return word
    })
    expect(new Set(words).size).toBe(LANGUAGE_CODES.length)
  })

  it('never makes a date or a time throw', () => {
    const moment = fc.oneof(
      fc.string(),
      fc.double(),
      fc.date({ noInvalidDate: false }),
      fc.constant('2026-11-20T25:00:00Z'),
    )
    const options = fc.constantFrom(undefined, { timeZone: 'Atlantis/Capital' }, { dateStyle: 'long', hour: 'numeric' })
    fc.assert(
      fc.property(moment, options, (value, given) => {
        for (const words of [
          english.formatDate(value, given as Intl.DateTimeFormatOptions),
          english.formatTime(value, given as Intl.DateTimeFormatOptions),
        ]) {
          expect(words).not.toBe('')
          expect(words).not.toContain('Invalid')
        }
      }),
    )
    fc.assert(fc.property(fc.string().filter(unreadable), (text) => english.formatDate(text) === 'unknown'))
  })

  it('never makes a number throw, or be written as none', () => {
    const options = fc.constantFrom(undefined, { style: 'unit', unit: 'parsec' }, { maximumFractionDigits: -1 })
    fc.assert(
      fc.property(fc.double(), options, (value, given) => {
        const words = [english.formatNumber(value, given as Intl.NumberFormatOptions), english.formatCurrency(value)]
        for (const word of words) expect(word).not.toMatch(/^$|NaN|∞/)
      }),
    )
    fc.assert(fc.property(notFinite, (value) => english.formatNumber(value) === 'unknown'))
  })

  it('never makes a name empty, and leaves every other as it is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\s*$/)), (name) => {
        expect(english.formatName(name)).toBe(name.trim() === '' ? 'unknown' : name)
      }),
    )
    expect(english.formatName(undefined)).toBe('unknown')
  })

  it('never makes a list of names throw, and says where one of them is enough', () => {
    expect(english.formatList(['Anna', 'Marco', ''])).toBe('Anna, Marco and unknown')
    expect(english.formatList(['Anna', 'Marco'], 'disjunction')).toBe('Anna or Marco')
    expect(english.formatList([])).toBe('')
  })

  it('is reported once, without what it said', () => {
    const report = vi.fn<(error: Error) => void>()
    const intl = createPortalIntl('it', { 'i18n.unknown': 'sconosciuto' }, 'Atlantis/Capital', report as never)
    for (const moment of ['yesterday', 'tomorrow']) expect(intl.formatDate(moment)).toBe('sconosciuto')
    expect(intl.formatNumber(Number.NaN)).toBe('sconosciuto')
    expect(report.mock.calls.map(([{ message }]) => message)).toEqual([
      'A time zone cannot be read.',
      'A moment cannot be read.',
      'A number cannot be read.',
    ])
  })
})

it.each([undefined, null, '', 'Atlantis/Capital'])('takes the time zone of the browser for %j', (timeZone) => {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone
  const intl = createPortalIntl('en', {}, timeZone)
  expect(intl.timeZone).toBe(own)
  expect(intl.formatTime(morning)).toBe(createPortalIntl('en', {}, own).formatTime(morning))
})
