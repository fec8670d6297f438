import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button'
import { Card } from '../Card'
import { ErrorState } from './ErrorState'

const meta = {
  title: 'Parts/ErrorState',
  component: ErrorState,
  args: {
    title: 'The posts did not load',
    description: 'The server does not answer at the moment. What you have written is safe.',
    action: <Button>Try again</Button>,
    code: '503 · 7f3a-19c2',
  },
  render: (args) => (
    <Card>
      <ErrorState {...args} />
    </Card>
  ),
} satisfies Meta<typeof ErrorState>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const OnlyATitle: Story = { args: { description: undefined, action: undefined, code: undefined } }
