import type { Catalogue } from './create-portal-intl'
import type { LanguageCode } from './languages'

type Load = () => Promise<{ default: Catalogue }>

/**
 * Two chunks per language, compiled ahead from catalogues/ by `npm run messages`, so that no message parser is needed: the words of the first screens,
 * which the boot script preloads, and all others.
 */
const chunks: Readonly<Record<LanguageCode, { first: Load; rest: Load }>> = {
  it: { first: () => import('./compiled/it.first.gen.json'), rest: () => import('./compiled/it.rest.gen.json') },
  es: { first: () => import('./compiled/es.first.gen.json'), rest: () => import('./compiled/es.rest.gen.json') },
  de: { first: () => import('./compiled/de.first.gen.json'), rest: () => import('./compiled/de.rest.gen.json') },
  el: { first: () => import('./compiled/el.first.gen.json'), rest: () => import('./compiled/el.rest.gen.json') },
  pt: { first: () => import('./compiled/pt.first.gen.json'), rest: () => import('./compiled/pt.rest.gen.json') },
  fr: { first: () => import('./compiled/fr.first.gen.json'), rest: () => import('./compiled/fr.rest.gen.json') },
  en: { first: () => import('./compiled/en.first.gen.json'), rest: () => import('./compiled/en.rest.gen.json') },
}

/** Loads the words of the first screens. */
export async function loadFirstWords(code: LanguageCode): Promise<Catalogue> {
  return (await chunks[code].first()).default
}

/** Loads all words of a language. */
export async function loadCatalogue(code: LanguageCode): Promise<Catalogue> {
  const [first, rest] = await Promise.all([chunks[code].first(), chunks[code].rest()])
  return { ...first.default, ...rest.default }
}
