import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../Stack'
import { Text } from '../Text'
import type { ComponentGuide } from '../guide'
import { ShowAt } from './ShowAt'

const guide: ComponentGuide = {
  purpose: 'Shows its content in windows of a width only, for what is cheap enough to be there twice.',
  notFor:
    'What is costly or holds state (do not render it at all), and what should adapt to its own width (a container query).',
  keyboard: [],
  accessibility:
    'What is not shown is not in the accessibility tree either. Order and names must make sense in each width.',
  notShown: {
    German: 'It shows or hides what it is given, whatever the words.',
    Greek: 'It shows or hides what it is given, whatever the words.',
  },
}

const meta = {
  title: 'Components/Layout/ShowAt',
  tags: ['ready'],
  parameters: { guide },
  component: ShowAt,
  args: { window: 'medium-up', children: 'From 768 px' },
} satisfies Meta<typeof ShowAt>

export default meta
type Story = StoryObj<typeof meta>

const each = (
  <Stack gap={2}>
    <Text>In every window</Text>
    <ShowAt window="small">Below 768 px</ShowAt>
    <ShowAt window="medium-up">From 768 px</ShowAt>
    <ShowAt window="wide">From 1200 px</ShowAt>
  </Stack>
)

export const Default: Story = { render: () => each }
export const Phone: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  render: () => each,
}
