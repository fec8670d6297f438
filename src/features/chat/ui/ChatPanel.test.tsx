import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createPortalIntl, IntlProvider } from '@/shared/i18n'
import { ChatPanel } from './ChatPanel'

it.each([true, false])('offers to fold or unfold it, a new tab and closing while expanded is %s', (expanded) => {
  const nothing = () => undefined
  render(
    <IntlProvider intl={createPortalIntl('en', {}, 'Europe/Rome')}>
      <ChatPanel
        chat={null}
        unreadCount={0}
        expanded={expanded}
        onExpandedChange={nothing}
        onNewTab={nothing}
        onClose={nothing}
      />
    </IntlProvider>,
  )
  expect(
    screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent),
  ).toEqual(['Chat', 'Open chat in a new tab', 'Close chat'])
})
