import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../Stack'
import type { ComponentGuide } from '../guide'
import { Mark } from './Mark'

const guide: ComponentGuide = {
  purpose: 'The portal’s own mark and only ornament: an arch within an arch, on signing in, errors and empty places.',
  notFor: 'The customer’s logo (Brand), and anything that means something to do (Icon).',
  keyboard: [],
  accessibility:
    'Silent: words stand beside it wherever it is used. It takes the accent of the customer, and the system’s colours where they are forced.',
  notShown: {
    German: 'It has no words.',
    Greek: 'It has no words.',
    '390 px': 'It has a size of its own.',
  },
}

const meta = {
  title: 'Components/Layout/Mark',
  tags: ['ready'],
  parameters: { guide },
  component: Mark,
} satisfies Meta<typeof Mark>

export default meta
type Story = StoryObj<typeof meta>

export const Sizes: Story = {
  render: () => (
    <Stack direction="row">
      <Mark />
      <Mark size={48} />
      <Mark size={72} />
    </Stack>
  ),
}
