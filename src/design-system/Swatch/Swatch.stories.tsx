import type { Meta, StoryObj } from '@storybook/react-vite'
import { hues } from '../Avatar'
import type { ComponentGuide } from '../guide'
import { Stack } from '../Stack'
import { Swatch } from './Swatch'

const guide: ComponentGuide = {
  purpose: 'Shows the colour of a community beside its name, so that rows of one place are seen at a glance.',
  notFor: 'States (StatusChip) and people (Avatar).',
  keyboard: [],
  accessibility: 'Hidden from screen readers: the name beside it says all. It stays where colours are forced.',
  notShown: {
    German: 'It has no words.',
    Greek: 'It has no words.',
    '390 px': 'It has a size of its own.',
  },
}

const meta = {
  title: 'Components/Swatch',
  tags: ['ready'],
  parameters: { guide },
  component: Swatch,
  args: { color: 'green' },
} satisfies Meta<typeof Swatch>

export default meta
type Story = StoryObj<typeof meta>

export const AllColours: Story = {
  render: (args) => (
    <Stack gap={3}>
      {(['sm', 'md'] as const).map((size) => (
        <span key={size} style={{ display: 'flex', gap: 8 }}>
          {hues.map((hue) => (
            <Swatch key={hue} {...args} color={hue} size={size} />
          ))}
        </span>
      ))}
    </Stack>
  ),
}
