import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'

import { Dock } from '@/design-system/Dock'

import type { CurrentChat } from '../model/chat-state'
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
  decorators: [(Story) => <Dock label="Activity">{Story()}</Dock>],
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

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><rect width="2" height="2" fill="teal"/></svg>')}`

export const WithPicture: Story = {
  tags: ['no-visual'],
  args: { chat: { ...desk, avatarImageUrl: picture } },
  play: async ({ canvasElement, canvas }) => {
    const image = canvasElement.querySelector('img')
    await waitFor(() => expect(image?.naturalWidth).toBeGreaterThan(0))
    await expect(canvas.queryByText('IT')).toBeNull()
  },
}

/** Initials stand in for a picture that does not come. */
export const BrokenPicture: Story = {
  tags: ['no-visual'],
  args: { chat: { ...desk, avatarImageUrl: 'data:image/png;base64,AA==' } },
  play: async ({ canvasElement, canvas }) => {
    await expect(await canvas.findByText('IT')).toBeVisible()
    await expect(canvasElement.querySelector('img')).toBeNull()
  },
}

/** The colour is that of the hash, whatever the title. */
export const TwoColours: Story = {
  tags: ['no-visual'],
  args: { chat: { ...desk, avatarColorHash: 'it-service' } },
  render: (args) => (
    <>
      <ChatPanel {...args} />
      <ChatPanel {...args} chat={{ ...desk, avatarInitials: 'IX', avatarColorHash: 'night-shift' }} />
      <ChatPanel {...args} chat={{ ...desk, title: 'Service', avatarInitials: 'SE', avatarColorHash: 'it-service' }} />
    </>
  ),
  play: async ({ canvas }) => {
    const colourOf = (initials: string) => getComputedStyle(canvas.getByText(initials)).backgroundColor
    await expect(colourOf('IX')).not.toBe(colourOf('IT'))
    await expect(colourOf('SE')).toBe(colourOf('IT'))
  },
}

export const Open: Story = {
  args: { expanded: true, children: <p style={{ padding: 16 }}>Your laptop is ready at the desk until 17:00.</p> },
}

export const Loading: Story = { args: { expanded: true, state: 'loading' } }

export const Failed: Story = { tags: ['visual'], args: { expanded: true, state: 'failed' } }

export const LongGermanTitle: Story = {
  args: { chat: { ...desk, title: 'Arbeitssicherheitsausschuss der Presserei, Frühschicht', avatarInitials: 'AP' } },
  globals: { language: 'de' },
}

export const Greek: Story = { args: { chat: null }, globals: { language: 'el' } }

export const Phone: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } } }
