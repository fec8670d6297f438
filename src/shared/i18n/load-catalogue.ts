import type { Catalogue } from './create-portal-intl'
import type { LanguageCode } from './languages'

/**
 * One chunk per language. The files are compiled ahead from catalogues/ by `npm run messages`, so that no message parser is needed; the boot script
 * preloads the chunk of the language in use.
 */
const catalogues: Readonly<Record<LanguageCode, () => Promise<{ default: Catalogue }>>> = {
  it: () => import('./compiled/it.gen.json'),
  es: () => import('./compiled/es.gen.json'),
  de: () => import('./compiled/de.gen.json'),
  el: () => import('./compiled/el.gen.json'),
  pt: () => import('./compiled/pt.gen.json'),
  fr: () => import('./compiled/fr.gen.json'),
  en: () => import('./compiled/en.gen.json'),
}

/** Loads the words of a language. */
export async function loadCatalogue(code: LanguageCode): Promise<Catalogue> {
  return (await catalogues[code]()).default
}
