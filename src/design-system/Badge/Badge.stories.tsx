import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../Stack'
import type { ComponentGuide } from '../guide'
import { Badge } from './Badge'

const guide: ComponentGuide = {
  purpose: 'A word or a number on something else: New, v3, 3.',
  notFor: 'Where something stands in its workflow (StatusChip), and a mere sign that something is new (UnreadDot).',
  keyboard: [],
  accessibility:
    'Plain text: where the number alone says too little, the control’s name says the rest (“3 unread messages”).',
  notShown: {
    '390 px': 'It is as wide as its words.',
  },
}

const meta = {
  title: 'Components/Data/Badge',
  tags: ['ready'],
  parameters: { guide },
  component: Badge,
  args: { children: 'New' },
} satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

export const Tones: Story = {
  render: () => (
    <Stack direction="row" gap={3}>
      <Badge>New</Badge>
      <Badge tone="alert">3</Badge>
      <Badge tone="alert">99+</Badge>
      <Badge tone="outline">v3</Badge>
      <Badge tone="neutral">12</Badge>
    </Stack>
  ),
}

export const GermanAndGreek: Story = {
  tags: ['no-visual'],
  render: () => (
    <Stack direction="row" gap={3}>
      <Badge lang="de">Überarbeitet</Badge>
      <Badge lang="el">Νέο</Badge>
      <Badge lang="el" tone="outline">
        έκδ. 3
      </Badge>
    </Stack>
  ),
}
