import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { Provider } from 'effector-react'
import { startTransition, useEffect, useState } from 'react'
import { RouterProvider } from 'react-router-dom'
import { reportError } from '@/shared/errors'
import {
  createPortalIntl,
  type Catalogue,
  IntlProvider,
  languageShown,
  type LanguageCode,
  LANGUAGES,
  loadCatalogue,
  type PortalIntl,
} from '@/shared/i18n'
import { scope } from '@/shared/scope'
import { FirstScreenMark } from './FirstScreenMark'
import { ShowLanguage } from './language'
import type { createPortalRouter } from './routes/router'

export type AppProps = {
  /** The language that the portal begins with. */
  firstIntl: PortalIntl
  queryClient: QueryClient
  router: ReturnType<typeof createPortalRouter>
}

/** The portal, once start-up knows who is there and in which language. */
export function App({ firstIntl, queryClient, router }: AppProps) {
  const [intl, setIntl] = useState(firstIntl)

  useEffect(() => {
    document.documentElement.lang = intl.locale
    languageShown(intl.language.code)
  }, [intl])

  async function showLanguage(code: LanguageCode) {
    try {
      const catalogue = await loadCatalogue(code)
      startTransition(() => setIntl(intlOf(code, catalogue, intl.timeZone)))
    } catch (error) {
      reportError(error, `the messages of ${LANGUAGES[code].locale}`)
      throw error
    }
  }

  return (
    <Provider value={scope}>
      <QueryClientProvider client={queryClient}>
        <IntlProvider intl={intl}>
          <ShowLanguage value={showLanguage}>
            <RouterProvider router={router} />
          </ShowLanguage>
          <FirstScreenMark />
        </IntlProvider>
      </QueryClientProvider>
    </Provider>
  )
}

/** The formatter of a language, which reports the messages that it lacks. */
export function intlOf(code: LanguageCode, catalogue: Catalogue, timeZone?: string | null): PortalIntl {
  return createPortalIntl(code, catalogue, timeZone, (error) => reportError(error, 'a message'))
}
