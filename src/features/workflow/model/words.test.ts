import { expect, it } from 'vitest'
import { createPortalIntl } from '@/shared/i18n'
import { durationWords, hoursWords, noteDelta, plainNote } from './words'

const intl = createPortalIntl('en', {})

it.each([
  [59_999, '0 minutes'],
  [60_000, '1 minute'],
  [47 * 3_600_000, '47 hours'],
  [48 * 3_600_000, '2 days'],
  [-5, '0 minutes'],
])('says %i ms as %s', (milliseconds, words) => {
  expect(durationWords(milliseconds, intl)).toBe(words)
})

it('says targets as the time in a state', () => {
  expect(hoursWords(72, intl)).toBe('3 days')
})

it('sends a note as it was typed, and none for blanks', () => {
  expect(plainNote(noteDelta('  Which shift?\nThe second.  '))).toBe('Which shift?\nThe second.')
  expect(noteDelta(' \n ')).toBeNull()
})
