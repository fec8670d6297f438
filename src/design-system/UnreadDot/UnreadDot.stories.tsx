import type { Meta, StoryObj } from '@storybook/react-vite'
import { UnreadDot } from './UnreadDot'

const meta = {
  title: 'Parts/UnreadDot',
  component: UnreadDot,
  args: { label: 'Unread' },
} satisfies Meta<typeof UnreadDot>

export default meta
type Story = StoryObj<typeof meta>

export const InAList: Story = {}
export const OnTheBell: Story = { args: { tone: 'alert' } }
