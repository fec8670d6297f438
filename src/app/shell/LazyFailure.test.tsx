import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createElement, type ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
beforeEach(() => vi.resetModules())
afterEach(() => {
  vi.doUnmock('./Failures')
  vi.useRealTimers()
})

/** The stand-ins anew, each time with another way for their file to come or not. */
async function standIns(file?: (missing: (gone: boolean) => Error) => Promise<unknown>) {
  const { FileMissing } = await import('@/shared/loadable')
  const missing = (isGone: boolean) => new FileMissing('https://portal.example/assets/Failures.js', isGone)
  if (file) vi.doMock('./Failures', () => file(missing))
  const { createPortalIntl, IntlProvider } = await import('@/shared/i18n')
  const intl = createPortalIntl('en', {}, 'Europe/Rome')
  return {
    ...(await import('./LazyFailure')),
    draw: (children: ReactNode) => render(createElement(IntlProvider, { intl, children })),
  }
}

it('draws the designed failure of a region, whose button starts it anew', async () => {
  const { LazyRegionFailure, draw } = await standIns()
  const retry = vi.fn()
  draw(<LazyRegionFailure onRetry={retry} />)
  await screen.findByRole('heading', { name: 'This part of the page has stopped' })
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(retry).toHaveBeenCalledOnce()
})

it('says in plain words what is so while the designed form is on its way', async () => {
  const { LazyRegionFailure, draw } = await standIns(() => new Promise(() => undefined))
  const retry = vi.fn()
  draw(<LazyRegionFailure onRetry={retry} />)
  expect(screen.getByRole('alert').textContent).toContain('This part of the page has stopped')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(retry).toHaveBeenCalledOnce()
})

it('keeps the plain words where the designed form is gone with its build', async () => {
  const { LazyRegionFailure, draw } = await standIns((missing) => Promise.reject(missing(true)))
  draw(<LazyRegionFailure onRetry={() => undefined} />)
  await act(async () => undefined)
  expect(screen.getByRole('alert').textContent).toContain('This part of the page has stopped')
  expect(screen.queryByRole('heading')).toBeNull()
})

it('keeps them while the network is lost', async () => {
  const { LazyRegionFailure, draw } = await standIns((missing) => Promise.reject(missing(false)))
  draw(<LazyRegionFailure onRetry={() => undefined} />)
  await act(async () => undefined)
  expect(screen.getByRole('alert').textContent).toContain('This part of the page has stopped')
})

it('stands in for the whole page in the same way', async () => {
  const { LazyPageFailure, draw } = await standIns()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const router = createMemoryRouter([
    {
      path: '/',
      element: createElement(() => {
        throw new Error('broken page')
      }),
      errorElement: <LazyPageFailure />,
    },
  ])
  draw(<RouterProvider router={router} />)
  await screen.findByRole('heading', { name: 'This part of the page has stopped' })
  vi.restoreAllMocks()
})

it.each([
  ['forbidden', 403, /not open to you|not allowed/i],
  ['not-found', 404, /no longer here|not found|nothing/i],
] as const)(
  'gives the focus to the page of an error that takes the place of another: %s',
  async (kind, status, words) => {
    const { LazyPageFailure, draw } = await standIns()
    const { ApiError } = await import('@/api')
    const { QueryClient, QueryClientProvider } = await import('@tanstack/react-query')
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const error = new ApiError({ kind, code: kind, status, requestId: null })
    const router = createMemoryRouter([
      {
        path: '/',
        element: createElement(() => {
          throw error
        }),
        errorElement: <LazyPageFailure />,
      },
    ])
    draw(
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    )
    const heading = await screen.findByRole('heading', { level: 1, name: words })
    // The heading is drawn a moment before the focus follows it.
    await waitFor(() => expect(document.activeElement).toBe(heading))
    vi.restoreAllMocks()
  },
)
