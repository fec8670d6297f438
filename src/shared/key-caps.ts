import type { LanguageCode } from './i18n'

/** Keys whose caps bear another word in another language. */
const caps = {
  Ctrl: { de: 'Strg' },
  Shift: { de: 'Umschalt', es: 'Mayús', fr: 'Maj', it: 'Maiusc' },
  Enter: { de: 'Eingabe', es: 'Intro', fr: 'Entrée', it: 'Invio' },
  Esc: { fr: 'Échap' },
} as const satisfies Record<string, Partial<Record<LanguageCode, string>>>

/** What stands on a key of a keyboard in this language: `Shift` is `Umschalt` on a German one. */
export function keyCap(key: string, language: LanguageCode): string {
  const words: Partial<Record<LanguageCode, string>> | undefined = caps[key as keyof typeof caps]
  return words?.[language] ?? key
}
