import { createContext, use } from 'react'
import type { LanguageCode } from '@/shared/i18n'

/** Draws the whole portal in a language, with its times in a zone: the one that they are in, where none is named. */
export type Show = (code: LanguageCode, timeZone?: string) => Promise<void>

/** Given by `App`. */
export const ShowLanguage = createContext<Show>(async () => undefined)

/**
 * Draws the whole portal in a language as soon as its messages have come, and rejects when they cannot be had. Keeping
 * the choice is up to the caller.
 */
export function useShowLanguage(): Show {
  return use(ShowLanguage)
}
