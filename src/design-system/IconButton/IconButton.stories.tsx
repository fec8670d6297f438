import type { Meta, StoryObj } from '@storybook/react-vite'
import { Avatar } from '../Avatar'
import { BellIcon, EllipsisIcon, Icon, SparklesIcon, XIcon } from '../icons'
import { Stack } from '../Stack'
import { UnreadDot } from '../UnreadDot'
import { IconButton } from './IconButton'

const meta = {
  title: 'Parts/IconButton',
  component: IconButton,
  args: { label: 'More', icon: <Icon of={EllipsisIcon} /> },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Small: Story = { args: { size: 'sm', label: 'Close', icon: <Icon of={XIcon} /> } }

export const WithUnread: Story = {
  args: { label: 'Notifications, 3 unread', icon: <Icon of={BellIcon} />, badge: <UnreadDot tone="alert" /> },
}

export const Open: Story = {
  args: {
    label: 'Notifications, 3 unread',
    icon: <Icon of={BellIcon} />,
    badge: <UnreadDot tone="alert" />,
    'aria-expanded': true,
  },
}

export const Pressed: Story = { args: { label: 'Assistant', icon: <Icon of={SparklesIcon} />, pressed: true } }
export const Disabled: Story = { args: { disabled: true } }

export const Shapes: Story = {
  render: () => (
    <Stack direction="row">
      <IconButton label="Giulia Riva, your menu" shape="round" icon={<Avatar name="Giulia Riva" />} />
      <IconButton label="Ask the assistant" shape="floating" icon={<Icon of={SparklesIcon} />} />
    </Stack>
  ),
}
