import { createContext, use } from 'react'
import type { LanguageCode } from '@/shared/i18n'

/** Switches the language of the whole portal; given by `App`. */
export const ChooseLanguage = createContext<(code: LanguageCode) => void>(() => undefined)

/** Switches the language of the whole portal and keeps the choice. */
export function useChooseLanguage(): (code: LanguageCode) => void {
  return use(ChooseLanguage)
}
