import { render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { expect, it, vi } from 'vitest'
import { createPortalIntl, IntlProvider } from '@/shared/i18n'
import { ask, emptyChat, receiveAnswer } from '../model/chat'
import { answered } from '../model/testing/open-chats'
import { Conversation, type ConversationProps } from './Conversation'

const waiting = ask(emptyChat, { requestId: 'r1', timestamp: '2026-11-20T10:17:00Z', content: 'Why?' })
const answeredChat = receiveAnswer(waiting, 'r1', answered('a'))

const actions = {
  scroller: createRef<HTMLElement>(),
  onAskAgain: vi.fn(),
  onNewChat: vi.fn(),
  onShown: vi.fn(),
  onSource: vi.fn(),
  onCopy: vi.fn(),
  onRate: vi.fn(),
  onDetail: vi.fn(),
  onDetailChange: vi.fn(),
  onDetailClose: vi.fn(),
} satisfies Omit<ConversationProps, 'chat'>

const view = (chat: ConversationProps['chat']) => (
  <IntlProvider intl={createPortalIntl('en', {}, 'Europe/Rome')}>
    <Conversation chat={chat} {...actions} />
  </IntlProvider>
)

it('types an answer that arrives before the eyes of the person', () => {
  const { rerender } = render(view(waiting))
  rerender(view(answeredChat))
  expect(screen.queryByRole('button', { name: 'Helpful' })).toBeNull()
})

it('shows an answer whole that arrived while the conversation was not in view', () => {
  render(view(answeredChat))
  expect(screen.getByRole('button', { name: 'Helpful' })).toBeDefined()
  expect(actions.onShown).toHaveBeenCalledWith('a')
})
