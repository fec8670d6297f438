import type { Meta, StoryObj } from '@storybook/react-vite'

import { Avatar } from '../Avatar'
import { Chip } from '../Chip'
import { Diff } from '../Diff'
import type { ComponentGuide } from '../guide'
import { Icon, ImageIcon, PaperclipIcon } from '../icons'
import { StatusChip } from '../StatusChip'
import { NotificationItem } from './NotificationItem'

const guide: ComponentGuide = {
  purpose:
    'One thing that happened to the reader. The whole surface leads there; the dot marks it as read without opening it.',
  notFor: 'What goes away by itself (Tip), what somebody said (MessageBubble), a row of facts (Table).',
  keyboard: [
    { keys: 'Tab', does: 'Go to the item, then to its dot' },
    { keys: 'Enter', does: 'Open the item, or mark it as read on the dot' },
  ],
  accessibility:
    'An article with one real link whose name is the message; the word for unread stands before it, so it is never colour alone. The dot is a button of its own beside the link. Put the items into a list that has a name.',
}

const meta = {
  title: 'Components/Data/NotificationItem',
  component: NotificationItem,
  tags: ['ready'],
  parameters: { guide },
  decorators: [(Story) => <div style={{ maxInlineSize: '354px' }}>{Story()}</div>],
  args: {
    picture: <Avatar name="Marco Bianchi" />,
    message: (
      <>
        <b>Marco Bianchi</b> changed the status of <b>Line 4 stop on Tuesday</b>
      </>
    ),
    details: (
      <Diff
        before={<StatusChip color="neutral">Draft</StatusChip>}
        after={<StatusChip color="warn">In review</StatusChip>}
        spoken={{ before: 'from', after: 'to' }}
      />
    ),
    time: <time>5 min</time>,
    href: '#',
    unreadLabel: 'Unread.',
    markReadLabel: 'Mark as read',
  },
} satisfies Meta<typeof NotificationItem>

export default meta
type Story = StoryObj<typeof meta>

export const Unread: Story = {}
export const Read: Story = { args: { unreadLabel: undefined, time: <time>17:40</time> } }
export const WithQuote: Story = {
  args: {
    picture: <Avatar name="Sofia Karras" />,
    message: (
      <>
        <b>Sofia Karras</b> mentioned you in a comment
      </>
    ),
    quote: '“Giulia, can you confirm the wording on page 14 before we send it to print?”',
    details: undefined,
  },
}
export const WithAttachments: Story = {
  args: {
    picture: <Avatar name="Anna Lindqvist" />,
    message: (
      <>
        <b>Anna Lindqvist</b> added 3 attachments to <b>Spring catalogue</b>
      </>
    ),
    details: (
      <>
        <Chip icon={<Icon of={ImageIcon} size="sm" />}>cover-v3.png</Chip>
        <Chip icon={<Icon of={PaperclipIcon} size="sm" />}>proofs.pdf</Chip>
        <Chip>+1</Chip>
      </>
    ),
  },
}
export const LongText: Story = {
  args: {
    message: (
      <>
        <b>Maximiliana Feuchtwanger-Hohenzollern</b> und 14 weitere haben die voraussichtlichen Termine von{' '}
        <b>Wartungsplan der Verpackungslinie 4 für die Kalenderwochen 47 bis 52 einschließlich Feiertagsdienst</b>{' '}
        geändert
      </>
    ),
    quote:
      'Bitte prüft bis Freitagmittag, ob die Reihenfolge der Prüfschritte auf Seite 14 noch stimmt, denn danach geht das ' +
      'Dokument in den Druck und kann bis zum Frühjahr nicht mehr geändert werden. Rückfragen bitte direkt an mich.',
    details: undefined,
  },
}
export const LeadsNowhere: Story = { args: { href: undefined, unreadLabel: undefined, details: undefined } }

export const LongGermanOnAPhone: Story = { ...LongText, tags: ['no-visual'], globals: { viewport: { value: 'phone' } } }

export const Greek: Story = {
  tags: ['no-visual'],
  args: {
    lang: 'el',
    message: (
      <>
        Ο χρήστης <b>Νίκος Παππάς</b> άλλαξε την κατάσταση της δημοσίευσης <b>Διακοπή της γραμμής 4 την Τρίτη</b>
      </>
    ),
    details: (
      <Diff
        before={<StatusChip color="neutral">Πρόχειρο</StatusChip>}
        after={<StatusChip color="warn">Σε έλεγχο</StatusChip>}
        spoken={{ before: 'από', after: 'σε' }}
      />
    ),
    time: <time>5 λεπτά</time>,
    unreadLabel: 'Μη αναγνωσμένο.',
    markReadLabel: 'Σήμανση ως αναγνωσμένο',
  },
}
