import { createIntl, createIntlCache } from '@formatjs/intl'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { createEvent, createStore, fork } from 'effector'
import { Provider, useUnit } from 'effector-react'
import createClient from 'openapi-fetch'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, Link, RouterProvider } from 'react-router-dom'

/**
 * Each library of the first load once, and no call to a server: what the stack itself costs. The portal is measured
 * against this page, so each library is used by its usual entry point and for nothing more; the portal may make do with
 * less of one.
 */
const pressed = createEvent()
const $count = createStore(0).on(pressed, (count) => count + 1)
const intl = createIntl(
  { locale: 'en', messages: { title: [{ type: 0, value: 'The stack, used once' }] } },
  createIntlCache(),
)
const client = createClient<{
  '/nothing': { get: { responses: { 200: { content: { 'application/json': string } } } } }
}>({ baseUrl: './' })

function StackPage() {
  const { count, press } = useUnit({ count: $count, press: pressed })
  const query = useQuery({ queryKey: ['nothing'], queryFn: () => client.GET('/nothing'), enabled: false })
  return (
    <main>
      <h1>{intl.formatMessage({ id: 'title' })}</h1>
      <p>{query.status}</p>
      <button type="button" onClick={press}>
        {intl.formatNumber(count)}
      </button>
      <Link to="/">Home</Link>
    </main>
  )
}

const router = createBrowserRouter([{ path: '*', element: <StackPage /> }])
const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <Provider value={fork()}>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </Provider>,
  )
}
