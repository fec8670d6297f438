import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heading } from '../Heading'
import { Text } from '../Text'
import type { ComponentGuide } from '../guide'
import { Card, CardSection } from './Card'

const guide: ComponentGuide = {
  purpose: 'Holds what belongs together: a post, a source under an answer.',
  notFor:
    'A box of the rail (TitledCard), rows of a list (VirtualList, FileRow), a message to the reader (Tip), and grouping without an edge (Stack).',
  keyboard: [],
  accessibility:
    'Silent by itself. Choose the element by meaning with `as`: article in a feed, section with a heading (TitledCard is that), li in a list. The edge stays where colours are forced.',
}

const meta = { title: 'Components/Card', tags: ['ready'], parameters: { guide }, component: Card } satisfies Meta<
  typeof Card
>

export default meta
type Story = StoryObj<typeof meta>

export const WithSections: Story = {
  args: { as: 'article', padding: 'none' },
  render: (args) => (
    <Card {...args}>
      <CardSection>
        <Heading level={2}>Spring catalogue: final proofs are here</Heading>
        <Text tone="muted">Please look at pages 12 to 19 before Friday noon. Print closes the same evening.</Text>
      </CardSection>
      <CardSection>
        <Text tone="muted" size="sm">
          11 likes, 3 comments
        </Text>
      </CardSection>
    </Card>
  ),
}

export const Sunken: Story = {
  args: { surface: 'sunken', style: { maxInlineSize: 284 } },
  render: (args) => (
    <Card {...args}>
      <Text weight="strong" size="sm">
        Line 4 stop on Tuesday
      </Text>
      <Text tone="muted" size="xs">
        Post in Quality and safety
      </Text>
    </Card>
  ),
}

export const GreekOnAPhone: Story = {
  tags: ['no-visual'],
  globals: { viewport: { value: 'phone' } },
  args: { as: 'article', padding: 'none', lang: 'el' },
  render: (args) => (
    <Card {...args}>
      <CardSection>
        <Heading level={2}>Ανοιξιάτικος κατάλογος: τα τελικά δοκίμια είναι εδώ</Heading>
        <Text tone="muted">Δείτε τις σελίδες 12 έως 19 πριν από το μεσημέρι της Παρασκευής.</Text>
      </CardSection>
      <CardSection>
        <Text tone="muted" size="sm">
          11 «μου αρέσει», 3 σχόλια
        </Text>
      </CardSection>
    </Card>
  ),
}

export const LongGerman: Story = {
  tags: ['no-visual'],
  args: { as: 'article', lang: 'de', style: { inlineSize: 280 } },
  render: (args) => (
    <Card {...args}>
      <Heading level={2}>Frühjahrskatalog: die Druckfreigabeexemplare sind da</Heading>
      <Text tone="muted">Bitte sehen Sie die Seiten 12 bis 19 vor Freitagmittag durch.</Text>
    </Card>
  ),
}
