import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentGuide } from '../guide'
import { BarRows } from './BarRows'

const guide: ComponentGuide = {
  purpose: 'A few amounts beside each other, each with its name and its number: who waits for what, open by community.',
  notFor: 'Amounts over time (Columns, StackedAreas), lengths of time (SpreadRows), and how far a job is (Progress).',
  keyboard: [],
  accessibility:
    'A list. Names and numbers are words, the bars are left out. A number that can be opened is a link to what it counts.',
}

const meta = {
  title: 'Components/Charts/BarRows',
  tags: ['ready'],
  parameters: { guide },
  component: BarRows,
  args: {
    rows: [
      { id: 'marco', label: 'Marco Bianchi', value: 9, text: '9', href: '/workflows?waitingForId=marco-bianchi' },
      { id: 'editors', label: 'Editors', value: 6, text: '6', href: '/workflows?waitingForId=group-editors' },
      { id: 'giulia', label: 'Giulia Riva', value: 3, text: '3', tone: 'warn' },
      { id: 'nobody', label: 'Nobody', value: 0, text: '0' },
    ],
  },
} satisfies Meta<typeof BarRows>

export default meta
type Story = StoryObj<typeof meta>

export const Counts: Story = {}

export const GreekOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    lang: 'el',
    rows: [
      { id: 'one', label: 'Διεύθυνση Διασφάλισης Ποιότητας και Ασφάλειας', value: 1204, text: '1.204' },
      { id: 'other', label: 'Θεσσαλονίκη', value: 310, text: '310' },
    ],
  },
}

export const LongGerman: Story = {
  tags: ['no-visual'],
  args: {
    lang: 'de',
    rows: [{ id: 'one', label: 'Qualitätssicherungsbeauftragte', value: 4, text: '4' }],
  },
}
