import fc from 'fast-check'
import { expect, it } from 'vitest'
import { chooseLanguage, isLanguageCode, LANGUAGE_CODES, LANGUAGES } from './languages'

const offered = ['it', 'de', 'pt', 'en'] as const

it('takes the own choice before the profile, the profile before the browser, and else the default', () => {
  const wishes = { offered, fallback: 'en' } as const
  expect(chooseLanguage({ ...wishes, stored: 'it', profile: 'de', navigator: ['pt'] })).toBe('it')
  expect(chooseLanguage({ ...wishes, profile: 'de', navigator: ['pt'] })).toBe('de')
  expect(chooseLanguage({ ...wishes, navigator: ['sv', 'pt'] })).toBe('pt')
  expect(chooseLanguage({ ...wishes, navigator: ['sv'] })).toBe('en')
})

it('passes over a wish that this installation does not offer', () => {
  expect(chooseLanguage({ stored: 'el', profile: 'fr', navigator: ['de'], offered, fallback: 'en' })).toBe('de')
})

it('understands the tags of browsers, with region and in any case', () => {
  expect(chooseLanguage({ navigator: ['DE-at'], offered, fallback: 'en' })).toBe('de')
  expect(chooseLanguage({ navigator: ['pt-PT'], offered, fallback: 'en' })).toBe('pt')
})

it('always ends at a language that is offered, whatever was stored or asked for', () => {
  const text = fc.option(fc.string(), { nil: null })
  fc.assert(
    fc.property(text, text, fc.array(fc.string()), (stored, profile, navigator) => {
      expect(offered).toContain(chooseLanguage({ stored, profile, navigator, offered, fallback: 'en' }))
    }),
  )
})

it('speaks Portuguese as in Brazil: prices in real, weeks from Sunday; all others in euro, from Monday', () => {
  for (const code of LANGUAGE_CODES) {
    expect({ code, weekStart: LANGUAGES[code].weekStart, currency: LANGUAGES[code].currency }).toEqual(
      code === 'pt' ? { code, weekStart: 0, currency: 'BRL' } : { code, weekStart: 1, currency: 'EUR' },
    )
  }
  expect(LANGUAGES.pt.locale).toBe('pt-BR')
})

it('knows its own codes only', () => {
  expect(isLanguageCode('el')).toBe(true)
  expect(isLanguageCode('EL')).toBe(false)
  expect(isLanguageCode('toString')).toBe(false)
  expect(isLanguageCode(null)).toBe(false)
})
