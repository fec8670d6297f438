import { render } from '@testing-library/react'
import { fork } from 'effector'
import { Provider } from 'effector-react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { $appContext } from '@/shared/app-context'
import { createPortalIntl, IntlProvider } from '@/shared/i18n'
import { useAppContext } from './use-app-context'

beforeEach(() => {
  document.head.innerHTML = '<base href="/portal/">'
})
afterEach(() => {
  document.head.innerHTML = ''
})

function portal() {
  const leave = vi.fn()
  const Context = () => {
    useAppContext(leave)
    return null
  }
  const scope = fork()
  const router = createMemoryRouter([{ path: '*', element: <Context /> }], {
    basename: '/portal/',
    initialEntries: ['/portal/'],
  })
  render(
    <Provider value={scope}>
      <IntlProvider intl={createPortalIntl('en', {}, 'Europe/Rome')}>
        <RouterProvider router={router} />
      </IntlProvider>
    </Provider>,
  )
  return { leave, router, go: (path: string) => scope.getState($appContext)?.go(path) }
}

it('leads to a screen without loading the page', async () => {
  const { go, leave, router } = portal()
  go('/post/7?entity=comments')
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/portal/post/7'))
  expect(leave).not.toHaveBeenCalled()
})

it('loads what the server answers, below the base', () => {
  const { go, leave, router } = portal()
  go('/api/files/plan.pdf')
  expect(leave.mock.calls).toEqual([[new URL('/portal/api/files/plan.pdf', window.location.href).href]])
  expect(router.state.location.pathname).toBe('/portal/')
})
