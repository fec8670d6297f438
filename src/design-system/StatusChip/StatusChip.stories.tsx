import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../Stack'
import { StatusChip } from './StatusChip'

const meta = {
  title: 'Parts/StatusChip',
  component: StatusChip,
  args: { color: 'warn', children: 'In review' },
} satisfies Meta<typeof StatusChip>

export default meta
type Story = StoryObj<typeof meta>

export const InReview: Story = {}

export const KnownColours: Story = {
  render: () => (
    <Stack direction="row" gap={2}>
      <StatusChip color="neutral">Draft</StatusChip>
      <StatusChip color="info">Sent</StatusChip>
      <StatusChip color="warn">In review</StatusChip>
      <StatusChip color="success">Approved</StatusChip>
      <StatusChip color="error">Sent back</StatusChip>
      <StatusChip color="pro">Published</StatusChip>
    </Stack>
  ),
}

/** Codes that customers chose, the unreadable ones too: only hue and chroma of them are used. */
export const CustomColours: Story = {
  render: () => (
    <Stack direction="row" gap={2}>
      {['#ffff00', '#00ff00', '#ff00ff', '#123456', '#ffffff', '#c0ffee', '#8b4513', '#ff6600'].map((code) => (
        <StatusChip key={code} colorCode={code}>
          {code}
        </StatusChip>
      ))}
    </Stack>
  ),
}

export const UnknownColour: Story = { args: { color: 'mauve', colorCode: 'not-a-code', children: 'On hold' } }
export const LongGreek: Story = { args: { children: 'Σε αναμονή έγκρισης από τη διεύθυνση', lang: 'el' } }
