export { createPortalIntl, type Catalogue, type PortalIntl } from './create-portal-intl'
export {
  defineMessages,
  phrase,
  type MessageDescriptor,
  type MessageValue,
  type Phrase,
  type RichPart,
  type ValuesArgument,
} from './define-messages'
export { IntlProvider, useIntl, type IntlProviderProps } from './IntlProvider'
export {
  chooseLanguage,
  isLanguageCode,
  LANGUAGE_CODES,
  LANGUAGES,
  type Language,
  type LanguageCode,
} from './languages'
export { catalogueOf, languageShown, loadCatalogue, relabelCatalogue, type Relabel } from './catalogues'
export { Message } from './Message'
