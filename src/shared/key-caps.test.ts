import { expect, it } from 'vitest'
import { keyCap } from './key-caps'

it('names the keys as the keyboards of a language do', () => {
  const named = (language: Parameters<typeof keyCap>[1]) =>
    ['Ctrl', 'Shift', 'Enter', 'Esc', 'F6'].map((key) => keyCap(key, language)).join(' ')
  expect(named('de')).toBe('Strg Umschalt Eingabe Esc F6')
  expect(named('fr')).toBe('Ctrl Maj Entrée Échap F6')
  expect(named('es')).toBe('Ctrl Mayús Intro Esc F6')
  expect(named('it')).toBe('Ctrl Maiusc Invio Esc F6')
  for (const language of ['en', 'el', 'pt'] as const) expect(named(language)).toBe('Ctrl Shift Enter Esc F6')
})
