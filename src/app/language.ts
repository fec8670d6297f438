import { createContext, use } from 'react'
import type { Catalogue, LanguageCode } from '@/shared/i18n'

/** Draws the whole portal in a language; `words` are the catalogue's own unless others are given. */
export type Show = (code: LanguageCode, words?: Promise<Catalogue>) => Promise<void>

/** Given by `App`. */
export const ShowLanguage = createContext<Show>(async () => undefined)

/** Draws the whole portal in a language, as soon as its words are there; fails where they do not come. Keeping the choice is the caller's. */
export function useShowLanguage(): Show {
  return use(ShowLanguage)
}
