import { readFileSync } from 'node:fs'

/** Every language of the interface. */
export const languages = ['en', 'it', 'es', 'de', 'el', 'pt', 'fr'] as const

export type Language = (typeof languages)[number]

const catalogues = new Map<Language, Record<string, string>>()

/** A sentence without arguments, as the catalogue of a language has it. */
export function sentenceOf(language: Language, id: string): string {
  const catalogue = catalogues.get(language) ?? read(language)
  catalogues.set(language, catalogue)
  const sentence = catalogue[id]
  if (!sentence) throw new Error(`The catalogue of ${language} has no words for "${id}".`)
  return sentence
}

function read(language: Language): Record<string, string> {
  const file = new URL(`../../src/shared/i18n/catalogues/${language}.json`, import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
}
