import type { Meta, StoryObj } from '@storybook/react-vite'
import { VisuallyHidden } from './VisuallyHidden'

const meta = {
  title: 'Parts/VisuallyHidden',
  component: VisuallyHidden,
  render: () => (
    <p>
      12 <VisuallyHidden>tasks wait for you</VisuallyHidden>
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>

export default meta
type Story = StoryObj<typeof meta>

export const InText: Story = {}
