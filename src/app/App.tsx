import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { Provider } from 'effector-react'
import { startTransition, useEffect, useState } from 'react'
import { RouterProvider } from 'react-router-dom'
import { reportError } from '@/shared/errors'
import {
  createPortalIntl,
  type Catalogue,
  IntlProvider,
  type LanguageCode,
  LANGUAGES,
  loadCatalogue,
  type PortalIntl,
} from '@/shared/i18n'
import { scope } from '@/shared/scope'
import { whenIdle } from '@/shared/loadable'
import { FirstScreenMark } from './FirstScreenMark'
import { ShowLanguage } from './language'
import type { createPortalRouter } from './routes/router'

export type AppProps = {
  /** The words that the portal begins with. Made before the first drawing: one that has to wait for words throws all its state away. */
  firstIntl: PortalIntl
  queryClient: QueryClient
  router: ReturnType<typeof createPortalRouter>
}

/** The portal, once start-up knows who is there and in which language. */
export function App({ firstIntl, queryClient, router }: AppProps) {
  const [intl, setIntl] = useState(firstIntl)

  useEffect(() => {
    document.documentElement.lang = intl.locale
    return whenIdle(() => void intl.fetchRest())
  }, [intl])

  async function showLanguage(code: LanguageCode, words = loadCatalogue(code)) {
    try {
      const catalogue = await words
      startTransition(() => setIntl(intlOf(code, catalogue, intl.timeZone)))
    } catch (error) {
      reportError(error, `the words of ${LANGUAGES[code].locale}`)
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

/** `loadWhole` goes with a catalogue of first words. */
export function intlOf(
  code: LanguageCode,
  catalogue: Catalogue,
  timeZone: string,
  loadWhole?: () => Promise<Catalogue>,
): PortalIntl {
  return createPortalIntl(code, catalogue, timeZone, (error) => reportError(error, 'a message'), loadWhole)
}
