import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentGuide } from '../guide'
import { HatchedRow } from './HatchedRow'
import { LikertRows } from './LikertRows'

const guide: ComponentGuide = {
  purpose: 'How people placed themselves on a scale, in rows that can be compared; HatchedRow says which are left out.',
  notFor: 'Choices without an order (BarRows) and lengths of time (SpreadRows).',
  keyboard: [],
  accessibility:
    'A list whose drawings are pictures with words: give `words` each step with its number. In forced colours the sides differ by filled and empty.',
}

const steps = ['1 Never', '2', '3', '4', '5 Always']
const words = '1 (Never): 10, 2: 18, 3: 12, 4: 31, 5 (Always): 21'

const meta = {
  title: 'Components/Charts/LikertRows',
  tags: ['ready'],
  parameters: { guide },
  component: LikertRows,
  decorators: [(Story) => <div style={{ containerType: 'inline-size' }}>{Story()}</div>],
  args: {
    steps,
    endLabel: 'Mean of 5',
    rows: [
      { id: 'all', label: 'All sites', counts: [22, 43, 40, 96, 64], low: '25%', high: '60%', end: '3.5', words },
      { id: 'torino', label: 'Torino', counts: [10, 18, 12, 31, 21], low: '30%', high: '57%', end: '3.4', words },
      { id: 'ulm', label: 'Ulm', counts: [2, 5, 9, 22, 23], low: '11%', high: '74%', end: '4.0', words },
    ],
  },
  render: (args) => (
    <>
      <LikertRows {...args} />
      <HatchedRow label="2 sites">Lyon and Milano: too few answers to show them apart</HatchedRow>
    </>
  ),
} satisfies Meta<typeof LikertRows>

export default meta
type Story = StoryObj<typeof meta>

export const Sites: Story = {}

export const GreekOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    lang: 'el',
    steps: ['1 Ποτέ', '2', '3', '4', '5 Πάντα'],
    endLabel: 'Μέσος όρος',
    rows: [{ id: 'one', label: 'Θεσσαλονίκη', counts: [1, 2, 3, 4, 5], low: '20%', high: '60%', end: '3,7', words }],
  },
}

/** An even number of steps has none in the middle. */
export const FourSteps: Story = {
  tags: ['no-visual'],
  args: {
    steps: ['1 Never', '2', '3', '4 Always'],
    rows: [{ id: 'one', label: 'All', counts: [1, 2, 3, 4], low: '30%', high: '70%', end: '3.0', words }],
  },
}
