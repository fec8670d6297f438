import type { Catalogue } from './create-portal-intl'
import type { LanguageCode } from './languages'

/** The words that a first screen begins with: those of the door, or those of home behind it. */
export type FirstWords = 'door' | 'home'

/**
 * Three chunks per language, compiled ahead from catalogues/ by `npm run messages`, so that no message parser is needed: the words of either first
 * screen, one of which the boot script preloads, and the rest.
 */
const chunks = import.meta.glob<Catalogue>('./compiled/*.gen.json', { import: 'default' })

/** Loads the words of a first screen. */
export function loadFirstWords(code: LanguageCode, first: FirstWords): Promise<Catalogue> {
  return load(code, first)
}

/** Loads all words of a language. */
export async function loadCatalogue(code: LanguageCode): Promise<Catalogue> {
  const parts = await Promise.all([load(code, 'door'), load(code, 'home'), load(code, 'rest')])
  return Object.assign({}, ...parts) as Catalogue
}

function load(code: LanguageCode, part: FirstWords | 'rest'): Promise<Catalogue> {
  const chunk = chunks[`./compiled/${code}.${part}.gen.json`]
  return chunk ? chunk() : Promise.reject(new Error(`There are no words for ${code}.`))
}
