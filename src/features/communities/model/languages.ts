import { LANGUAGES } from '@/shared/i18n'

/** The languages that are offered for a community, by their own names; Portuguese is that of Brazil. */
export const portalLanguages = Object.values(LANGUAGES).map(({ code, description }) => ({
  code: code === 'pt' ? 'pt-BR' : code,
  name: description,
}))

/** A language by its own name; one that the portal does not speak by its code. */
export function languageName(code: string): string {
  return portalLanguages.find((language) => language.code === code)?.name ?? code
}
