import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button'
import { Card } from '../Card'
import { EmptyState } from './EmptyState'

const meta = {
  title: 'Parts/EmptyState',
  component: EmptyState,
  args: {
    title: 'Nothing unread',
    description: 'You have seen everything up to now.',
    action: <Button>Show all notifications</Button>,
  },
  render: (args) => (
    <Card>
      <EmptyState {...args} />
    </Card>
  ),
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const OnlyWords: Story = {
  args: { title: 'No comments yet', description: 'Be the first to say something.', action: undefined },
}
