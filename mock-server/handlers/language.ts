import type { Language } from '../content/people/index.ts'

const languages: readonly Language[] = ['en', 'it', 'de', 'es', 'el', 'pt', 'fr']

/** The language in which the server words an answer. */
export function languageOf(acceptLanguage: string | undefined): Language {
  for (const part of (acceptLanguage ?? '').split(',')) {
    const code = part.trim().slice(0, 2).toLowerCase()
    const known = languages.find((language) => language === code)
    if (known) return known
  }
  return 'en'
}
