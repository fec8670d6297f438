import { LANGUAGES } from '@/shared/i18n'

/** The languages that are offered for a community, by their own names; Portuguese is that of Brazil. */
export const portalLanguages = Object.values(LANGUAGES).map(({ code, description }) => ({
  code: code === 'pt' ? 'pt-BR' : code,
  name: description,
}))
