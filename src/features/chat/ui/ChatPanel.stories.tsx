import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { Dock } from '@/design-system/Dock'

import type { CurrentChat } from '../model/current-chat'
import { ChatPanel } from './ChatPanel'

const desk: CurrentChat = {
  title: 'IT service desk',
  unreadMessagesCount: 3,
  avatarImageUrl: null,
  avatarInitials: 'IT',
  avatarColorHash: 'IT service desk',
}

const meta = {
  title: 'Features/Chat/Panel',
  component: ChatPanel,
  args: {
    chat: desk,
    unreadCount: 5,
    expanded: false,
    onExpandedChange: fn(),
    onNewTab: fn(),
    onClose: fn(),
    onRetry: fn(),
  },
  decorators: [(Story) => <Dock label="Running beside your work">{Story()}</Dock>],
} satisfies Meta<typeof ChatPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Folded: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /IT service desk.*3 unread messages/ }))
    await expect(args.onExpandedChange).toHaveBeenCalledWith(true)
  },
}

export const NoConversation: Story = { args: { chat: null } }

export const NothingUnread: Story = { args: { chat: { ...desk, unreadMessagesCount: 0 } } }

export const Open: Story = {
  args: { expanded: true, children: <p style={{ padding: 16 }}>Your laptop is ready at the desk until 17:00.</p> },
}

export const Loading: Story = { args: { expanded: true, state: 'loading' } }

export const Failed: Story = { args: { expanded: true, state: 'failed' } }

export const LongGermanTitle: Story = {
  args: { chat: { ...desk, title: 'Arbeitssicherheitsausschuss der Presserei, Frühschicht', avatarInitials: 'AP' } },
  globals: { language: 'de' },
}

export const Greek: Story = { args: { chat: null }, globals: { language: 'el' } }

export const Phone: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } } }
