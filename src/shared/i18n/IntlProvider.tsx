import { createContext, use, type ReactNode } from 'react'
import type { PortalIntl } from './create-portal-intl'

const IntlContext = createContext<PortalIntl | null>(null)

export type IntlProviderProps = { intl: PortalIntl; children: ReactNode }

/** Gives everything below it one language. */
export function IntlProvider({ intl, children }: IntlProviderProps) {
  return <IntlContext value={intl}>{children}</IntlContext>
}

/** Words and formats of the language that the person reads. */
export function useIntl(): PortalIntl {
  const intl = use(IntlContext)
  if (!intl) throw new Error('useIntl() needs an IntlProvider above it.')
  return intl
}
