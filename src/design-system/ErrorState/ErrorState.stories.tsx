import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button'
import { Card } from '../Card'
import type { ComponentGuide } from '../guide'
import { ErrorState } from './ErrorState'

const guide: ComponentGuide = {
  purpose: 'A part of the page failed while the rest works: what did not work, what it means, and what to do.',
  notFor: 'A page that failed (MessagePage), a field (Form), and a thing one did that failed (Tip).',
  keyboard: [{ keys: 'Tab', does: 'Reach its action' }],
  accessibility: 'An alert, so that it is said when it appears. The code is text that can be copied for support.',
}

const meta = {
  title: 'Components/Layout/ErrorState',
  tags: ['ready'],
  parameters: { guide },
  component: ErrorState,
  args: {
    title: 'The posts did not load',
    description: 'The server isn’t responding right now. What you’ve written is safe.',
    action: <Button>Try again</Button>,
    code: '503 · 7f3a-19c2',
  },
  render: (args) => (
    <Card>
      <ErrorState {...args} />
    </Card>
  ),
} satisfies Meta<typeof ErrorState>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const OnlyATitle: Story = { args: { description: undefined, action: undefined, code: undefined } }

export const Greek: Story = {
  args: {
    lang: 'el',
    title: 'Οι δημοσιεύσεις δεν φορτώθηκαν',
    description: 'Ο διακομιστής δεν απαντά αυτή τη στιγμή. Ό,τι έχετε γράψει είναι ασφαλές.',
    action: <Button>Νέα προσπάθεια</Button>,
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 390 }}>{Story()}</div>],
}

export const LongGerman: Story = {
  tags: ['no-visual'],
  args: {
    lang: 'de',
    title: 'Die Beiträge dieser Gemeinschaft konnten nicht geladen werden',
    description: 'Der Server antwortet zurzeit nicht. Ihr Geschriebenes ist in Sicherheit.',
    action: <Button>Erneut versuchen</Button>,
  },
}
