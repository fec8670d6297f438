import { isLanguageCode, loadCatalogue, type Catalogue, type LanguageCode } from '@/shared/i18n'
import { pseudoCatalogue } from './pseudo-language'

/** What a choice of the language toolbar means for the words. */
export type StoryLanguage = { code: LanguageCode; catalogue: Catalogue }

/** Loads the words of a toolbar choice; `pseudo` and `rtl` are made from English. */
export async function loadStoryLanguage(choice: string): Promise<StoryLanguage> {
  const code = isLanguageCode(choice) ? choice : 'en'
  const catalogue = await loadCatalogue(code)
  return { code, catalogue: choice === 'pseudo' ? pseudoCatalogue(catalogue) : catalogue }
}
