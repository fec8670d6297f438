import { createContext, use } from 'react'
import type { LanguageCode } from '@/shared/i18n'

/** Draws the whole portal in a language; given by `App`. */
export const ShowLanguage = createContext<(code: LanguageCode) => Promise<void>>(async () => undefined)

/** Draws the whole portal in a language, as soon as its words are there; fails where they do not come. Keeping the choice is the caller's. */
export function useShowLanguage(): (code: LanguageCode) => Promise<void> {
  return use(ShowLanguage)
}
