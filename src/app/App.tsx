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
import { storage } from '@/shared/storage'
import { ChooseLanguage } from './language'
import type { createPortalRouter } from './routes/router'

export type AppProps = {
  language: LanguageCode
  catalogue: Catalogue
  timeZone: string
  queryClient: QueryClient
  router: ReturnType<typeof createPortalRouter>
}

/** The portal, once start-up knows who is there and in which language. */
export function App({ language, catalogue, timeZone, queryClient, router }: AppProps) {
  const [intl, setIntl] = useState(() => intlOf(language, catalogue, timeZone))

  useEffect(() => {
    document.documentElement.lang = intl.locale
  }, [intl])

  async function chooseLanguage(code: LanguageCode) {
    if (code === intl.language.code) return
    try {
      const words = await loadCatalogue(code)
      storage.language.write(code)
      startTransition(() => setIntl(intlOf(code, words, timeZone)))
    } catch (error) {
      reportError(error, `the words of ${LANGUAGES[code].locale}`)
    }
  }

  return (
    <Provider value={scope}>
      <QueryClientProvider client={queryClient}>
        <IntlProvider intl={intl}>
          <ChooseLanguage value={(code) => void chooseLanguage(code)}>
            <RouterProvider router={router} />
          </ChooseLanguage>
        </IntlProvider>
      </QueryClientProvider>
    </Provider>
  )
}

function intlOf(code: LanguageCode, catalogue: Catalogue, timeZone: string): PortalIntl {
  return createPortalIntl(code, catalogue, timeZone, (error) => reportError(error, 'a message'))
}
