/**
 * Codes of the languages that the portal can speak (section 1 of the specification; `en` is our authoring language).
 */
export const LANGUAGE_CODES = ['it', 'es', 'de', 'el', 'pt', 'fr', 'en'] as const

export type LanguageCode = (typeof LANGUAGE_CODES)[number]

export type Language = {
  code: LanguageCode
  /** The language's name in itself, so that people find their own in any list. */
  description: string
  /** Full tag for formats, `lang` and the primitives library. */
  locale: string
  /** First day of the week, 0 for Sunday. */
  weekStart: 0 | 1
  currency: 'EUR' | 'BRL'
}

/** `pt` is Brazilian (AM-46); Greek and English weeks start on Monday, English prices are in euro (AM-43). */
export const LANGUAGES: Readonly<Record<LanguageCode, Language>> = {
  it: { code: 'it', description: 'Italiano', locale: 'it-IT', weekStart: 1, currency: 'EUR' },
  es: { code: 'es', description: 'Español', locale: 'es-ES', weekStart: 1, currency: 'EUR' },
  de: { code: 'de', description: 'Deutsch', locale: 'de-DE', weekStart: 1, currency: 'EUR' },
  el: { code: 'el', description: 'Ελληνικά', locale: 'el-GR', weekStart: 1, currency: 'EUR' },
  pt: { code: 'pt', description: 'Português', locale: 'pt-BR', weekStart: 0, currency: 'BRL' },
  fr: { code: 'fr', description: 'Français', locale: 'fr-FR', weekStart: 1, currency: 'EUR' },
  en: { code: 'en', description: 'English', locale: 'en-GB', weekStart: 1, currency: 'EUR' },
}

/** Tells whether a text is one of the portal's language codes. */
export function isLanguageCode(value: unknown): value is LanguageCode {
  return typeof value === 'string' && (LANGUAGE_CODES as readonly string[]).includes(value)
}

export type LanguageWishes = {
  /** What the person chose in this browser. */
  stored?: string | null | undefined
  /** What the person's profile names. */
  profile?: string | null | undefined
  /** What the browser asks for, best first. */
  navigator?: readonly string[] | undefined
  offered: readonly LanguageCode[]
  fallback: LanguageCode
}

/** The first wish that is offered: own choice, then profile, then browser, then the configured default. */
export function chooseLanguage({ stored, profile, navigator = [], offered, fallback }: LanguageWishes): LanguageCode {
  const wishes = [stored, profile, ...navigator].map((wish) => wish?.toLowerCase().split('-')[0])
  const found = wishes.find((wish): wish is LanguageCode => isLanguageCode(wish) && offered.includes(wish))
  return found ?? fallback
}
