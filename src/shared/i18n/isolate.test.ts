import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createPortalIntl } from './create-portal-intl'
import { defineMessages, phrase } from './define-messages'

const { liked, quoted } = defineMessages<{ liked: { name: string; post: string }; quoted: { sentence: string } }>({
  liked: { id: 'test.liked', defaultMessage: '{name} liked {post}' },
  quoted: { id: 'test.quoted', defaultMessage: 'New: {sentence}' },
})

const intl = createPortalIntl('en', {}, 'Europe/Rome')
const like = (name: string) => intl.formatMessage(liked, { name, post: 'Line 4' })

/** What turns letters around or hides; a pair of U+2068 and U+2069 holds a direction together and is meant. */
const turnsOrHides = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2067\ufeff]/u

it('leaves names as they are that stand still in a sentence', () => {
  for (const name of ['Marco Bianchi', 'Ελένη Παπαδοπούλου', '佐藤', 'Zoë 👷', 'Étienne “Tito” Ríos'])
    expect([intl.formatName(name), like(name)]).toEqual([name, `${name} liked Line 4`])
})

it('holds a name together that is read from right to left, in sentences and by itself', () => {
  const name = 'نور حداد'
  expect(like(name)).toBe(`\u2068${name}\u2069 liked Line 4`)
  expect(intl.formatName(name)).toBe(`\u2068${name}\u2069`)
  expect(intl.formatPhrase(phrase(liked, { name, post: 'Line 4' }))).toBe(`\u2068${name}\u2069 liked Line 4`)
  // The sentence around it stays readable where it is put into another one.
  expect(intl.formatMessage(quoted, { sentence: like(name) })).toContain(`\u2068${name}\u2069`)
})

it('takes out what would turn the rest of the sentence around', () => {
  expect(like('Anna\u202e')).toBe('\u2068Anna\u2069 liked Line 4')
  expect(like('Anna\u2067\u2069\u2069\u200b Berg')).toBe('\u2068Anna Berg\u2069 liked Line 4')
})

it.each(['\u200b', ' \u00a0', '\u202e\u2069', '\u3164', '\u200d\ufe0f', '\u2800'])(
  'says that there is no name where nothing of it can be seen (%j)',
  (name) => {
    expect(intl.formatName(name)).toBe('No name')
    expect(like(name)).toBe('No name liked Line 4')
  },
)

it('says so for an empty name as well; an empty value of a sentence may be meant', () => {
  expect(intl.formatName('')).toBe('No name')
  expect(intl.formatMessage(liked, { name: 'Anna', post: '' })).toBe('Anna liked ')
})

it('lets no name turn, hide or leave its place in a sentence', () => {
  const signs = fc.constantFrom(
    ...['\u202e', '\u202a', '\u202c', '\u2066', '\u2067', '\u2068', '\u2069', '\u200b', '\u200f', '\u061c', '\ufeff'],
    ...['א', 'نور', 'Anna', ' ', '👩‍🔧', '3'],
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(signs, fc.string({ unit: 'grapheme' })), { minLength: 1 }), (pieces) => {
      const name = pieces.join('')
      const shown = intl.formatName(name)
      expect(shown).not.toMatch(turnsOrHides)
      let open = 0
      for (const sign of shown) {
        if (sign === '\u2068') open += 1
        if (sign === '\u2069') open -= 1
        expect(open).toBeGreaterThanOrEqual(0)
      }
      expect(open).toBe(0)
      expect(shown).toMatch(/[^\s\p{Default_Ignorable_Code_Point}]/u)
      if (/[\u0590-\u08ff]/.test(shown)) expect(shown.startsWith('\u2068') && shown.endsWith('\u2069')).toBe(true)
      if (name !== '') expect(like(name)).toBe(`${shown} liked Line 4`)
    }),
  )
})
