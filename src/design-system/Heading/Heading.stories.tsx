import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../Stack'
import { Heading } from './Heading'
import type { ComponentGuide } from '../guide'

const guide: ComponentGuide = {
  purpose: 'The title of a page, of a part of it or of a card. Its place in the outline and its size are chosen apart.',
  notFor: 'Words that only look large or strong (Text), labels of fields (they bring their own), the name on a button.',
  keyboard: [],
  accessibility:
    'A native heading of the given level. One of level 1 on a page, no level left out below it: choose the size by size and not by the level. Sentence case, without a full stop.',
}

const meta = {
  title: 'Components/Data/Heading',
  component: Heading,
  tags: ['ready'],
  parameters: { guide },
  args: { level: 1 },
} satisfies Meta<typeof Heading>

export default meta
type Story = StoryObj<typeof meta>

export const Sizes: Story = {
  render: () => (
    <Stack>
      <Heading level={1} size="display">
        Line 4 stop on Tuesday: what we found, and what changes
      </Heading>
      <Heading level={1}>Good morning, Giulia</Heading>
      <Heading level={2}>Spring catalogue: final proofs are here</Heading>
      <Heading level={3}>Ασφάλεια και ποιότητα</Heading>
      <Heading level={4}>My communities</Heading>
    </Stack>
  ),
}

export const LongGerman: Story = {
  args: {
    lang: 'de',
    size: 'page',
    children: 'Betriebsversammlungsvorbereitung: Tagesordnungspunkte der Niederlassung',
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 340 }}>{Story()}</div>],
}

export const GreekOnAPhone: Story = {
  tags: ['no-visual'],
  globals: { viewport: { value: 'phone' } },
  args: { lang: 'el', size: 'display', children: 'Η διακοπή της γραμμής 4 την Τρίτη: τι βρήκαμε και τι αλλάζει' },
}
