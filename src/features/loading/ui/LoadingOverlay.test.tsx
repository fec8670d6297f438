import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createWatch, fork, scopeBind } from 'effector'
import { Provider } from 'effector-react'
import { afterEach, expect, it, vi } from 'vitest'
import { LOADING_SECOND_LABEL_MS } from '@/shared/constants'
import { createPortalIntl, IntlProvider } from '@/shared/i18n'
import { LoadingOverlay } from './LoadingOverlay'
import { loadingBegan, loadingCancelled, loadingEnded, overlaysDismissed, type Loading } from '@/shared/overlays'

afterEach(() => {
  vi.useRealTimers()
})

function overlay() {
  const scope = fork()
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
  const leave = scopeBind(overlaysDismissed, { scope })
  return {
    cancelled,
    begin: (loading: Loading) => act(() => begin(loading)),
    end: (subject: string) => act(() => end(subject)),
    leave: () => act(() => leave()),
  }
}

it('covers the page from the word go, says more after six seconds, and gives the focus back', async () => {
  vi.useFakeTimers()
  const { begin, end } = overlay()
  screen.getByRole('button').focus()
  begin({ subject: 'table', label: 'Opening table' })
  const layer = screen.getByRole('dialog', { name: /Opening table/ })
  expect(document.activeElement).toBe(layer)
  act(() => void vi.advanceTimersByTime(LOADING_SECOND_LABEL_MS - 1))
  expect(layer.textContent).toContain('Opening table')
  act(() => void vi.advanceTimersByTime(1))
  expect(layer.textContent).toContain('This is taking longer than usual')
  end('table')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button'))
})

it('waits for the oldest of several things, then for the next', () => {
  const { begin, end } = overlay()
  begin({ subject: 'table', label: 'Opening table' })
  begin({ subject: 'export', label: 'Preparing the file' })
  screen.getByRole('dialog', { name: /Opening table/ })
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
  begin({ subject: 'table', label: 'Opening table' })
  leave()
  expect(screen.queryByRole('dialog')).toBeNull()
})
