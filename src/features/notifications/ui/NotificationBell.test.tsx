import { act, render, screen } from '@testing-library/react'
import { allSettled, fork } from 'effector'
import { Provider } from 'effector-react'
import { expect, it } from 'vitest'
import { createPortalIntl, IntlProvider } from '@/shared/i18n'
import { $unreadCount, unreadCountChanged } from '../bell'
import { NotificationBell } from './NotificationBell'

function bellWith(count: number) {
  const scope = fork({ values: [[$unreadCount, count]] })
  render(
    <Provider value={scope}>
      <IntlProvider intl={createPortalIntl('en', {}, 'Europe/Rome')}>
        <NotificationBell />
      </IntlProvider>
    </Provider>,
  )
  const bell = screen.getByRole('button')
  return { scope, bell, dot: () => bell.parentElement?.querySelector('[data-tone="alert"]') ?? null }
}

it('carries a dot as long as something is unread, and says how much', async () => {
  const { scope, bell, dot } = bellWith(3)
  expect(dot()).not.toBeNull()
  expect(bell.getAttribute('aria-label') ?? bell.textContent).toBe('Notifications, 3 unread')
  await act(() => allSettled(unreadCountChanged, { scope, params: 0 }))
  expect(dot()).toBeNull()
  expect(bell.getAttribute('aria-label') ?? bell.textContent).toBe('Notifications')
})

it('gets its dot when something arrives where nothing was unread', async () => {
  const { scope, dot } = bellWith(0)
  expect(dot()).toBeNull()
  await act(() => allSettled(unreadCountChanged, { scope, params: 1 }))
  expect(dot()).not.toBeNull()
})
