import { QueryClientProvider } from '@tanstack/react-query'
import { createContext, use, useState, type ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { createMemoryRouter, RouterProvider, useRouteError } from 'react-router-dom'
import { createQueryClient } from '@/api'
import { AnchorProvider, type AnchorProps } from '@/design-system/Link'
import { $session, type User } from '@/features/session'
import { createPortalIntl, IntlProvider, LANGUAGES } from '@/shared/i18n'
import { giulia, ScopeOf } from '@/shared/testing/with-scope'
import type { StoryLanguage } from './story-language'

export type ProvidersProps = StoryLanguage & {
  /** Where the story stands; null for a story that brings its own router. */
  address: string | null
  /** English words that run from right to left, to show what is not logical. */
  rightToLeft: boolean
  /** Who is signed in; Giulia where the story says nobody else. */
  user?: User | undefined
  children: ReactNode
}

/**
 * The context that the portal gives its screens, for stories: Giulia is signed in unless the
 * story says somebody else, in Rome, and nothing is in the cache
 * yet.
 */
export function Providers({ code, catalogue, address, rightToLeft, user = giulia, children }: ProvidersProps) {
  const [queryClient] = useState(storyQueryClient)
  return (
    <QueryClientProvider client={queryClient}>
      <ScopeOf values={[[$session, { phase: 'signed-in', user }]]}>
        <IntlProvider intl={createPortalIntl(code, catalogue, 'Europe/Rome')}>
          <I18nProvider locale={rightToLeft ? 'en-Arab' : LANGUAGES[code].locale}>
            <AnchorProvider component={StillAnchor}>
              {address === null ? children : <StoryRouter address={address}>{children}</StoryRouter>}
            </AnchorProvider>
          </I18nProvider>
        </IntlProvider>
      </ScopeOf>
    </QueryClientProvider>
  )
}

/** A story of a failure shows it at once instead of asking again first. */
function storyQueryClient() {
  const client = createQueryClient()
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } })
  return client
}

const Shown = createContext<ReactNode>(null)

function StoryRouter({ address, children }: { address: string; children: ReactNode }) {
  const [router] = useState(() =>
    createMemoryRouter([{ path: '*', element: <Story />, errorElement: <StoryError /> }], {
      initialEntries: [address],
    }),
  )
  return (
    <Shown value={children}>
      <RouterProvider router={router} />
    </Shown>
  )
}

function Story() {
  return use(Shown)
}

/** A story that breaks is a failed story and not a page of the router. */
function StoryError(): never {
  throw useRouteError()
}

/** Links stay links, but a story does not leave its page. */
function StillAnchor({ onClick, children, ...rest }: AnchorProps) {
  return (
    <a
      {...rest}
      onClick={(event) => {
        onClick?.(event)
        event.preventDefault()
      }}
    >
      {children}
    </a>
  )
}
