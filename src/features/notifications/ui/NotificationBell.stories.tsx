import type { Meta, StoryObj } from '@storybook/react-vite'
import { withScope } from '@/shared/testing/with-scope'
import { $arrivals, $panelOpen, $unreadCount } from '../bell'
import { NotificationBell } from './NotificationBell'

const meta = { title: 'Features/Notifications/Bell', component: NotificationBell } satisfies Meta<
  typeof NotificationBell
>

export default meta
type Story = StoryObj<typeof meta>

export const NothingUnread: Story = {}
export const SomeUnread: Story = { decorators: [withScope([[$unreadCount, 4]])] }
export const PanelOpen: Story = {
  decorators: [
    withScope([
      [$unreadCount, 4],
      [$panelOpen, true],
    ]),
  ],
}
export const Swinging: Story = {
  tags: ['no-visual'],
  decorators: [
    withScope([
      [$unreadCount, 5],
      [$arrivals, 1],
    ]),
  ],
}
