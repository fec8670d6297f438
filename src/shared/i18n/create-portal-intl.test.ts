import { parse } from '@formatjs/icu-messageformat-parser'
import { expect, it, vi } from 'vitest'
import { createPortalIntl } from './create-portal-intl'
import { defineMessages, phrase } from './define-messages'

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
  ['el', '20 Νοεμβρίου 2026 | 09:12 | 1.234.567,5 | 9,50 €'],
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
