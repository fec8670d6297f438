import type { Meta, StoryObj } from '@storybook/react-vite'
import { fork } from 'effector'
import { Provider } from 'effector-react'
import { $arrivals, $panelOpen, $unreadCount } from '../model/bell'
import { NotificationBell } from './NotificationBell'

function BellInState({ unread, open, arrivals }: { unread: number; open: boolean; arrivals: number }) {
  const scope = fork({
    values: [
      [$unreadCount, unread],
      [$panelOpen, open],
      [$arrivals, arrivals],
    ],
  })
  return (
    <Provider value={scope}>
      <NotificationBell />
    </Provider>
  )
}

const meta = {
  title: 'Features/Notifications/Bell',
  component: BellInState,
  args: { unread: 0, open: false, arrivals: 0 },
} satisfies Meta<typeof BellInState>

export default meta
type Story = StoryObj<typeof meta>

export const NothingUnread: Story = {}
export const SomeUnread: Story = { args: { unread: 4 } }
export const PanelOpen: Story = { args: { unread: 4, open: true } }
export const Swinging: Story = { tags: ['no-visual'], args: { unread: 5, arrivals: 1 } }
