import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link } from '../Link'
import { StatusChip } from '../StatusChip'
import type { ComponentGuide } from '../guide'
import { SpreadRows } from './SpreadRows'

const guide: ComponentGuide = {
  purpose: 'How long something takes in each of some states: the middle, where most are, and the target.',
  notFor: 'Amounts (BarRows), and how fast a person is: that is never shown.',
  keyboard: [],
  accessibility:
    'A list whose drawings are pictures with words: give `words` the median, the 85 % and the target with their unit. Counts and names are links to what they stand for.',
}

const heads = { now: 'Now', median: 'Median', p85: '85 %', oldest: 'Oldest now' }
const oldest = <Link href="/post/p-1035">Supplier audit: new dates, same scope</Link>

const meta = {
  title: 'Components/Charts/SpreadRows',
  tags: ['ready'],
  parameters: { guide },
  component: SpreadRows,
  decorators: [(Story) => <div style={{ containerType: 'inline-size' }}>{Story()}</div>],
  args: {
    heads,
    format: (value) => value.toFixed(value % 1 === 0 ? 0 : 1),
    formatLast: (value) => `${value} days`,
    rows: [
      {
        id: 'draft',
        label: <StatusChip color="neutral">Draft</StatusChip>,
        now: { text: '9', href: '/workflows?stateId=ws-draft' },
        median: 1.6,
        p85: 4,
        target: 3,
        words: 'Median 1.6 days, 85 % within 4 days, target 3 days',
      },
      {
        id: 'review',
        label: <StatusChip color="warn">In review</StatusChip>,
        now: { text: '21', href: '/workflows?stateId=ws-review' },
        median: 4.1,
        p85: 8.6,
        target: 2,
        words: 'Median 4.1 days, 85 % within 8.6 days, target 2 days',
        oldest,
      },
      {
        id: 'back',
        label: <StatusChip color="error">Sent back</StatusChip>,
        now: { text: '1' },
        median: null,
        p85: null,
        target: 3,
        words: 'Too few posts (3)',
      },
    ],
  },
} satisfies Meta<typeof SpreadRows>

export default meta
type Story = StoryObj<typeof meta>

export const Times: Story = {}

export const OnAPhoneInGreek: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    lang: 'el',
    rows: [
      {
        id: 'review',
        label: <StatusChip color="warn">Σε αναμονή έγκρισης από τη διεύθυνση</StatusChip>,
        now: { text: '21', href: '/workflows?stateId=ws-review' },
        median: 4.1,
        p85: 8.6,
        target: 2,
        words: 'Διάμεσος 4,1 ημέρες, 85 % έως 8,6 ημέρες, στόχος 2 ημέρες',
        oldest,
      },
    ],
  },
}

export const LongGerman: Story = {
  tags: ['no-visual'],
  args: { lang: 'de', heads: { now: 'Jetzt', median: 'Median', p85: '85 %', oldest: 'Am längsten hier' } },
}
