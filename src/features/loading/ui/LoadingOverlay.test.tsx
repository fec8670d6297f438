import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createWatch, fork, scopeBind } from 'effector'
import { Provider } from 'effector-react'
import { afterEach, expect, it, vi } from 'vitest'
import { $session, sessionExpired, signedIn, type User } from '@/features/session'
import { LOADING_SECOND_LABEL_MS } from '@/shared/constants'
import { createPortalIntl, IntlProvider } from '@/shared/i18n'
import { LoadingOverlay } from './LoadingOverlay'
import { loadingBegan, loadingCancelled, loadingEnded, overlaysDismissed, type Loading } from '@/shared/overlays'

const giulia = { id: 'giulia', fullName: 'Giulia Riva' } as User

afterEach(() => {
  vi.useRealTimers()
})

function overlay() {
  const scope = fork({ values: [[$session, { phase: 'signed-in', user: giulia }]] })
  const cancelled = vi.fn()
  createWatch({ unit: loadingCancelled, scope, fn: cancelled })
  render(
    <IntlProvider intl={createPortalIntl('en', {}, 'Europe/Rome')}>
      <Provider value={scope}>
        <button type="button">Open the table</button>
        <LoadingOverlay />
      </Provider>
    </IntlProvider>,
  )
  const begin = scopeBind(loadingBegan, { scope })
  const end = scopeBind(loadingEnded, { scope })
  const expire = scopeBind(sessionExpired, { scope })
  const signIn = scopeBind(signedIn, { scope })
  const leave = scopeBind(overlaysDismissed, { scope })
  return {
    cancelled,
    begin: (loading: Loading) => act(() => begin(loading)),
    end: (subject: string) => act(() => end(subject)),
    expire: () => act(() => expire({ answer: () => undefined })),
    signIn: () => act(() => signIn(giulia)),
    leave: () => act(() => leave()),
  }
}

it('covers the page from the word go, says more after six seconds, and gives the focus back', async () => {
  vi.useFakeTimers()
  const { begin, end } = overlay()
  screen.getByRole('button').focus()
  begin({ subject: 'table', label: 'Opening the table' })
  const layer = screen.getByRole('dialog', { name: /Opening the table/ })
  expect(document.activeElement).toBe(layer)
  act(() => void vi.advanceTimersByTime(LOADING_SECOND_LABEL_MS - 1))
  expect(layer.textContent).toContain('Opening the table')
  act(() => void vi.advanceTimersByTime(1))
  expect(layer.textContent).toContain('This takes longer than usual')
  end('table')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button'))
})

it('waits for the oldest of several things, then for the next', () => {
  const { begin, end } = overlay()
  begin({ subject: 'table', label: 'Opening the table' })
  begin({ subject: 'export', label: 'Preparing the file' })
  screen.getByRole('dialog', { name: /Opening the table/ })
  end('table')
  screen.getByRole('dialog', { name: /Preparing the file/ })
  end('nobody asked for this')
  screen.getByRole('dialog')
})

it('lets the person stop waiting where that is possible', async () => {
  const { begin, cancelled } = overlay()
  begin({ subject: 'export', label: 'Preparing the file' })
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull()
  begin({ subject: 'export', label: 'Preparing the file', cancellable: true })
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(cancelled).toHaveBeenCalledWith('export')
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('covers nothing any more when the person went elsewhere', () => {
  const { begin, leave } = overlay()
  begin({ subject: 'table', label: 'Opening the table' })
  leave()
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('steps aside while the person has to sign in again, and comes back when that is done', async () => {
  const { begin, expire, signIn } = overlay()
  begin({ subject: 'table', label: 'Opening the table' })
  const button = screen.getByText<HTMLButtonElement>('Open the table')
  expect(button.inert).toBe(true)
  expire()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(button.inert).toBe(false)
  signIn()
  expect(await screen.findByRole('dialog', { name: /Opening the table/ })).toBeDefined()
})
