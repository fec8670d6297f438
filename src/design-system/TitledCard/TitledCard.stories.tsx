import type { Meta, StoryObj } from '@storybook/react-vite'
import { Text } from '../Text'
import type { ComponentGuide } from '../guide'
import { CardProblem, TitledCard } from './TitledCard'

const guide: ComponentGuide = {
  purpose: 'A box of the rail beside a document or a list: one thing about it, under its name.',
  notFor: 'Whatever has no name of its own (Card), and a whole page that did not come (ErrorState).',
  keyboard: [],
  accessibility: 'A landmark that its title names. What did not come says so in its place, with a button to ask again.',
}

const meta = {
  title: 'Components/Titled card',
  tags: ['ready'],
  parameters: { guide },
  component: TitledCard,
  args: { title: 'Workflow', style: { inlineSize: 280 } },
} satisfies Meta<typeof TitledCard>

export default meta
type Story = StoryObj<typeof meta>

export const InTheRail: Story = { args: { children: <Text>Waiting for you since 5 min</Text> } }

export const WithError: Story = {
  args: {
    children: (
      <CardProblem retryLabel="Try again" onRetry={() => {}}>
        The steps of this post did not arrive.
      </CardProblem>
    ),
  },
}

export const LongGerman: Story = {
  tags: ['no-visual'],
  args: {
    title: 'Genehmigungsverfahren',
    lang: 'de',
    children: (
      <CardProblem retryLabel="Noch einmal versuchen" onRetry={() => {}}>
        Die Bearbeitungsschritte dieses Beitrags sind nicht angekommen.
      </CardProblem>
    ),
  },
}

export const GreekOnAPhone: Story = {
  tags: ['no-visual'],
  globals: { viewport: { value: 'phone' } },
  args: {
    title: 'Ροή εργασίας',
    lang: 'el',
    style: {},
    children: <Text>Σας περιμένει εδώ και 5 λεπτά</Text>,
  },
}
