import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import { Dock } from '@/design-system/Dock'
import type { ChatToPortal } from '@/shared/events.gen'
import { withScope } from '@/shared/testing/with-scope'

import { $chat } from '../model/chat'
import { INITIAL_CHAT } from '../model/chat-state'
import { current, desk, unread } from '../model/testing/chat-messages'
import { ChatToggle } from './ChatButton'
import { useChatDockItem } from './use-chat-dock-item'

/**
 * The header's button and the panel that it opens, as the portal connects them. The story speaks in the place of the
 * embedded page.
 */
function ChatInTheDock() {
  const item = useChatDockItem(true)
  return (
    <>
      <ChatToggle />
      <Dock label="Activity" items={item ? [item] : []} />
    </>
  )
}

const meta = {
  title: 'Features/Chat/In the dock',
  component: ChatInTheDock,
  tags: ['no-visual'],
  decorators: [withScope([])],
} satisfies Meta<typeof ChatInTheDock>

export default meta
type Story = StoryObj<typeof meta>

/** Says something as the page in the frame would. */
function speakFrom(frame: HTMLIFrameElement, data: ChatToPortal) {
  const { origin } = new URL(frame.src)
  window.dispatchEvent(new MessageEvent('message', { data, origin, source: frame.contentWindow }))
}

export const OpensAndFolds: Story = {
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'Chat' })
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(toggle)
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    const panel = within(canvas.getByRole('region', { name: 'Activity' }))
    await expect(panel.getByText('Loading chat')).toBeInTheDocument()
    await expect(panel.getByRole('button', { name: 'Chat' })).toHaveFocus()

    const frame = document.querySelector<HTMLIFrameElement>('iframe[title=Chat]')
    if (!frame) throw new Error('The page of the chat is not there.')
    speakFrom(frame, unread(5))
    speakFrom(frame, current(desk))
    await waitFor(() => expect(panel.queryByText('Loading chat')).toBeNull())
    await expect(toggle).toHaveAccessibleName('Chat, unread messages')
    // Expanded, the panel is about all conversations; folded, about the one that is open.
    await userEvent.click(panel.getByRole('button', { name: /^Chat ?, 5 unread messages$/ }))
    await userEvent.click(panel.getByRole('button', { name: /^IT service desk ?, 3 unread messages$/ }))
    await userEvent.click(panel.getByRole('button', { name: 'Close chat' }))
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await expect(toggle).toHaveFocus()
  },
}

/** The page did not answer: the panel says so, and begins it anew when asked to. */
export const DoesNotAnswer: Story = {
  decorators: [withScope([[$chat, { ...INITIAL_CHAT, place: 'expanded', frame: 'failed' }]])],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Chat isn’t responding' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(canvas.getByText('Loading chat')).toBeInTheDocument()
    await expect(document.querySelector('iframe[title=Chat]')).not.toBeNull()
  },
}

/** What another window says is not the chat's, whatever it looks like. */
export const HearsNobodyElse: Story = {
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'Chat' })
    await userEvent.click(toggle)
    const { origin } = window.location
    window.dispatchEvent(new MessageEvent('message', { data: unread(5), origin, source: window }))
    window.dispatchEvent(new MessageEvent('message', { data: unread(5), origin, source: null }))
    await expect(toggle).toHaveAccessibleName('Chat')
    await expect(canvas.getByText('Loading chat')).toBeInTheDocument()
  },
}

export const Greek: Story = {
  decorators: [withScope([[$chat, { ...INITIAL_CHAT, place: 'expanded', frame: 'failed' }]])],
  globals: { language: 'el' },
}
