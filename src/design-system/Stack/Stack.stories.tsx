import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button'
import type { ComponentGuide } from '../guide'
import { Stack } from './Stack'

const guide: ComponentGuide = {
  purpose: 'Puts even space of the scale between things, below or beside each other.',
  notFor: 'What has an edge (Card), and two-dimensional layout of a screen (a style sheet of its own).',
  keyboard: [],
  accessibility:
    'Changes neither order nor meaning: what is read is what is written. Lists keep their semantics with as="ul".',
}

const meta = {
  title: 'Components/Layout/Stack',
  tags: ['ready'],
  parameters: { guide },
  component: Stack,
  render: (args) => (
    <Stack {...args}>
      <Button>Keep going</Button>
      <Button>Save as draft</Button>
      <Button variant="danger">Cancel operations</Button>
    </Stack>
  ),
} satisfies Meta<typeof Stack>

export default meta
type Story = StoryObj<typeof meta>

export const Column: Story = { args: { gap: 2, align: 'start' } }
export const Row: Story = { args: { direction: 'row', gap: 2 } }
export const RowAtTheEnd: Story = { args: { direction: 'row', gap: 2, justify: 'end' } }

/** Words that need two rows wrap; none is cut. */
export const GermanAndGreekOnAPhone: Story = {
  tags: ['no-visual'],
  globals: { viewport: { value: 'phone' } },
  args: { direction: 'row', gap: 2, justify: 'end' },
  render: (args) => (
    <Stack {...args}>
      <Button lang="de">Im Hintergrund weiterlaufen lassen</Button>
      <Button lang="de" variant="danger">
        Verbleibende Vorgänge abbrechen
      </Button>
      <Button lang="el">Αποθήκευση ως πρόχειρο</Button>
    </Stack>
  ),
}
