import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button'
import { Card } from '../Card'
import type { ComponentGuide } from '../guide'
import { EmptyState } from './EmptyState'

const guide: ComponentGuide = {
  purpose: 'Nothing is here, and that is fine: a sentence that says what is so, and one action.',
  notFor: 'Something that failed (ErrorState), something on its way (Skeleton), and a whole page (MessagePage).',
  keyboard: [{ keys: 'Tab', does: 'Reach its action' }],
  accessibility:
    'A heading of the level that fits the page, text, and at most one button; the mark is silent. Announce it where a filter emptied the list.',
}

const meta = {
  title: 'Components/Layout/EmptyState',
  tags: ['ready'],
  parameters: { guide },
  component: EmptyState,
  args: {
    title: 'You’re all caught up',
    description: 'You’ve seen every notification so far.',
    action: <Button>Show all notifications</Button>,
  },
  render: (args) => (
    <Card>
      <EmptyState {...args} />
    </Card>
  ),
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const OnlyWords: Story = {
  args: { title: 'No comments yet', description: 'Be the first to say something.', action: undefined },
}

export const German: Story = {
  args: {
    lang: 'de',
    title: 'Keine ungelesenen Benachrichtigungen',
    description: 'Sie haben bis jetzt alles gesehen, auch die Aufgaben Ihrer Vertretungen.',
    action: <Button>Alle Benachrichtigungen anzeigen</Button>,
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 390 }}>{Story()}</div>],
}

export const GreekOnAPhone: Story = {
  tags: ['no-visual'],
  globals: { viewport: { value: 'phone' } },
  args: {
    lang: 'el',
    title: 'Δεν έχετε μη αναγνωσμένες ειδοποιήσεις',
    description: 'Τα έχετε δει όλα μέχρι τώρα, και τις εργασίες όσων αναπληρώνετε.',
    action: <Button>Εμφάνιση όλων των ειδοποιήσεων</Button>,
  },
}
