import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../Stack'
import type { ComponentGuide } from '../guide'
import { StatusChip } from './StatusChip'

const guide: ComponentGuide = {
  purpose: 'Where something stands in its workflow, in the colour that the customer gave the state.',
  notFor: 'Counts (Badge), tags and filters (Chip).',
  keyboard: [],
  accessibility:
    'The words say it, the colour only helps. Of a customer’s colour only the hue is taken; contrast is computed for every hue: 4.5:1, in high contrast 7:1.',
}

const meta = {
  title: 'Components/Data/StatusChip',
  tags: ['ready'],
  parameters: { guide },
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

export const LongGermanOnAPhone: Story = {
  tags: ['no-visual'],
  globals: { viewport: { value: 'phone' } },
  args: { children: 'Wartet auf die fachliche Freigabe durch die Qualitätssicherung', lang: 'de' },
}
