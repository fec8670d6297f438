import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { createWatch, fork, type Scope, scopeBind } from 'effector'
import { Provider } from 'effector-react'
import type { ReactNode } from 'react'
import { createMemoryRouter, Link, parsePath, RouterProvider } from 'react-router-dom'
import { vi } from 'vitest'

import { $queryClient, createQueryClient } from '@/api'
import { examples } from '@/api/examples.gen'
import { type AnchorProps, AnchorProvider } from '@/design-system/Link'
import { sendHeldActs } from '@/features/held-acts'
import { $session, signedOut, type User } from '@/features/session'
import { createPortalIntl, IntlProvider } from '@/shared/i18n'
import { type Tip, tipRequested } from '@/shared/overlays'
import { randomId } from '@/shared/random-id'

import { createApp } from '../../../mock-server/app'
import type { SeedName } from '../../../mock-server/state/seed-names'
import { seedWorld } from '../../../mock-server/state/seeds/index'
import { Worlds } from '../../../mock-server/state/worlds'

/** May answer instead of the mock server, or let it answer by giving back nothing. */
export type Intercept = (request: Request) => Response | Promise<Response> | undefined

export type OpenOptions = {
  address?: string
  seed?: SeedName
  /** Whom the mock server takes the person for. */
  signedInAs?: string
  intercept?: Intercept
}

const opened: Scope[] = []

/** Draws a screen as the portal would: signed in (as Giulia), with the mock server behind it, at an address. */
export function openPortal(
  screens: Record<string, ReactNode>,
  { address = '/', seed = 'default', signedInAs = 'giulia.riva', intercept }: OpenOptions = {},
) {
  const app = createApp(new Worlds(seedWorld, { seed }), { signedInAs })
  const portal = { intercept, requests: [] as { method: string; path: string; body: string }[] }
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, search } = new URL(request.url)
    portal.requests.push({ method: request.method, path: `${pathname}${search}`, body: await request.clone().text() })
    const answer = await (portal.intercept?.(request.clone()) ?? app.fetch(request))
    request.signal.throwIfAborted()
    return answer
  })

  const queryClient = createQueryClient()
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } })
  const user = examples.getSession.employee.user as User
  const scope = fork({
    values: [
      [$session, { phase: 'signed-in', user }],
      [$queryClient, queryClient],
    ],
  })
  opened.push(scope)
  const tips: Tip[] = []
  createWatch({ unit: tipRequested, scope, fn: (tip) => tips.push(tip) })

  const router = createMemoryRouter(
    Object.entries(screens).map(([path, element]) => ({ path, element, errorElement: <p>The page of this error</p> })),
    { initialEntries: [{ ...parsePath(address), key: randomId() }] },
  )
  const view = render(
    <Provider value={scope}>
      <QueryClientProvider client={queryClient}>
        <IntlProvider intl={createPortalIntl('en', {}, 'Europe/Rome')}>
          <AnchorProvider component={RouterAnchor}>
            <RouterProvider router={router} />
          </AnchorProvider>
        </IntlProvider>
      </QueryClientProvider>
    </Provider>,
  )
  return { ...view, portal, queryClient, router, scope, tips, user }
}

/**
 * Takes the portals of a test away, and whoever was signed in with them: a draft that is left goes on trying to be
 * saved, and would reach the server of the next test.
 */
export async function closePortals(): Promise<void> {
  cleanup()
  // As in signing out: what is held goes to the server of this test, and never to that of the next.
  void sendHeldActs()
  for (const scope of opened.splice(0)) scopeBind(signedOut, { scope })()
  // What was sent in leaving still goes to the server of this test.
  await new Promise((resolve) => setTimeout(resolve))
  vi.unstubAllGlobals()
}

function RouterAnchor({ href, ...rest }: AnchorProps) {
  return <Link to={href} {...rest} />
}

/** A problem document as the server writes it. */
export function problem(status: number, code: string): Response {
  return new Response(JSON.stringify({ type: `./problems/${code}`, title: code, status, code }), {
    status,
    headers: { 'content-type': 'application/problem+json' },
  })
}
