import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, ButtonLink } from '../Button'
import type { ComponentGuide } from '../guide'
import { MessagePage } from './MessagePage'

const guide: ComponentGuide = {
  purpose:
    'A page that only says something: not found, not allowed, out of service. What is so in plain words, and one or two ways on.',
  notFor: 'A part that failed while the rest works (ErrorState), and a part without content (EmptyState).',
  keyboard: [{ keys: 'Tab', does: 'Move to the next control' }],
  accessibility:
    'A main landmark with a level 1 heading; the code is text that can be copied for support. Give the window the same title.',
}

const meta = {
  title: 'Components/Layout/MessagePage',
  component: MessagePage,
  parameters: { guide, layout: 'fullscreen' },
  tags: ['ready', 'overlay'],
  args: {
    title: 'You don’t have access to this community',
    description:
      'You’re signed in as Giulia Riva, but Product launches is for members only. Ask an owner or administrator for access.',
    actions: (
      <>
        <Button variant="primary">Ask to join</Button>
        <ButtonLink href="/">Back to home</ButtonLink>
      </>
    ),
    code: '403 · community 18',
  },
} satisfies Meta<typeof MessagePage>

export default meta
type Story = StoryObj<typeof meta>

export const Forbidden: Story = {}
export const OutOfService: Story = {
  args: {
    title: 'We’ll be right back',
    description: 'We are putting a new version in place. This page comes back by itself.',
    actions: undefined,
    code: undefined,
  },
}

export const LongGerman: Story = {
  tags: ['no-visual'],
  args: {
    lang: 'de',
    title: 'Diese Gemeinschaft ist für Sie nicht zugänglich',
    description:
      'Sie sind als Giulia Riva angemeldet, aber „Produkteinführungsvorbereitung“ ist nur für Mitglieder. Die Besitzerin kann Sie aufnehmen.',
    actions: (
      <>
        <Button variant="primary">Um Aufnahme in die Gemeinschaft bitten</Button>
        <ButtonLink href="/">Zurück zur Startseite</ButtonLink>
      </>
    ),
  },
}

export const GreekOnAPhone: Story = {
  tags: ['no-visual'],
  globals: { viewport: { value: 'phone' } },
  args: {
    lang: 'el',
    title: 'Αυτή η κοινότητα δεν είναι ανοιχτή για εσάς',
    description: 'Έχετε συνδεθεί ως Giulia Riva, αλλά η κοινότητα είναι μόνο για τα μέλη της.',
    actions: (
      <>
        <Button variant="primary">Αίτημα συμμετοχής</Button>
        <ButtonLink href="/">Επιστροφή στην αρχική</ButtonLink>
      </>
    ),
  },
}
