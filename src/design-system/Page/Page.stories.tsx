import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '../Card'
import { Heading } from '../Heading'
import { Text } from '../Text'
import type { ComponentGuide } from '../guide'
import { Page } from './Page'

const content = (
  <Card padding="lg">
    <Heading level={2}>Line 4 stop on Tuesday: what we found, and what changes</Heading>
    <Text tone="muted">The sensor on the second press had drifted by 0.4 mm.</Text>
  </Card>
)

const rail = (
  <Card as="section">
    <Heading level={2} size="label">
      Workflow
    </Heading>
    <Text>In review</Text>
  </Card>
)

const guide: ComponentGuide = {
  purpose: 'The column that a screen is set in: title, one sentence, content, and a rail where there is room.',
  notFor: 'The frame around it (AppShell) and pages that only say something (MessagePage).',
  keyboard: [],
  accessibility:
    'Holds the one level 1 heading of the screen. The rail comes after the content in reading order, and goes below or away before the content becomes narrow.',
}

const meta = {
  title: 'Components/Layout/Page',
  component: Page,
  parameters: { guide, layout: 'fullscreen' },
  tags: ['ready', 'overlay'],
  args: {
    title: 'Good morning, Giulia',
    lead: 'Three workflows are waiting for you, and two posts mention you.',
    children: content,
  },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

export const Feed: Story = {}
export const WithRail: Story = {
  args: { width: 'wide', rail, railLabel: 'About this post', title: undefined, lead: undefined },
}

export const LongGerman: Story = {
  tags: ['no-visual'],
  args: {
    lang: 'de',
    title: 'Benachrichtigungseinstellungen und Zusammenfassungen',
    lead: 'Legen Sie fest, worüber und auf welchem Weg Sie das Portal außerhalb der Arbeitszeit unterrichten darf.',
  },
}

export const GreekOnAPhone: Story = {
  tags: ['no-visual'],
  globals: { viewport: { value: 'phone' } },
  args: {
    lang: 'el',
    title: 'Καλημέρα, Giulia',
    lead: 'Τρεις ροές εργασίας σάς περιμένουν και δύο δημοσιεύσεις σάς αναφέρουν.',
  },
}
