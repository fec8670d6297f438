import { catalogues } from 'virtual:catalogues'
import type { Catalogue } from './create-portal-intl'
import type { LanguageCode } from './languages'

/** The messages that a first screen begins with: those of the sign-in page, or those of home behind it. */
export type FirstWords = 'door' | 'home'

/** Loads the messages of a first screen. */
export function loadFirstWords(code: LanguageCode, first: FirstWords): Promise<Catalogue> {
  return load(code, first)
}

/** Loads all messages of a language. */
export async function loadCatalogue(code: LanguageCode): Promise<Catalogue> {
  const parts = await Promise.all([load(code, 'door'), load(code, 'home'), load(code, 'rest')])
  return Object.assign({}, ...parts) as Catalogue
}

function load(code: LanguageCode, part: FirstWords | 'rest'): Promise<Catalogue> {
  const chunk = catalogues[`${code}.${part}`]
  return chunk ? chunk() : Promise.reject(new Error(`There are no messages for ${code}.`))
}
