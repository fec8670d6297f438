import type { Meta, StoryObj } from '@storybook/react-vite'

import { Button } from '../Button'
import type { ComponentGuide } from '../guide'
import { Dialog } from './Dialog'

const guide: ComponentGuide = {
  purpose: 'Something to read or fill in before going on: a card over the page, a sheet from below on phones.',
  notFor:
    'A question with two answers (ConfirmDialog), choices on phones (Sheet), and what can stay open beside the work (SidePanel).',
  keyboard: [
    { keys: 'Escape', does: 'Close it' },
    { keys: 'Tab', does: 'Move inside it, round its ends' },
  ],
  accessibility:
    'A modal dialog named by its title. The focus goes in, stays inside and comes back; everything else is out of reach. Without closeLabel the footer must have a way out.',
}

const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  parameters: { guide, layout: 'fullscreen' },
  tags: ['ready', 'overlay'],
  args: {
    title: 'Who can see this post',
    closeLabel: 'Close',
    onClose: () => {},
    children: 'Everybody in Quality and safety, and the people who were invited.',
    footer: <Button variant="primary">Understood</Button>,
  },
} satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Large: Story = { args: { size: 'lg' } }

/** Beside what it is about: the height of the window, on phones all of it. */
export const AtTheSide: Story = {
  tags: ['no-visual'],
  args: { size: 'side', place: 'Quality and safety, Post 1042', title: 'Approve', subtitle: 'Line 4 stop on Tuesday' },
}

export const LongText: Story = {
  args: { children: Array.from({ length: 40 }, (_, line) => <p key={line}>Line {line + 1} of a long explanation.</p>) },
}

export const LongGermanText: Story = {
  tags: ['no-visual'],
  args: {
    lang: 'de',
    title: 'Benachrichtigungseinstellungen für abonnierte Gemeinschaften',
    closeLabel: 'Schließen',
    children: 'Änderungen gelten ab sofort für alle Geräte, auf denen Sie angemeldet sind.',
    footer: (
      <>
        <Button>Auf Standardeinstellungen zurücksetzen</Button>
        <Button variant="primary">Einstellungen übernehmen</Button>
      </>
    ),
  },
}

export const GreekOnAPhone: Story = {
  tags: ['no-visual'],
  globals: { viewport: { value: 'phone' } },
  args: {
    lang: 'el',
    title: 'Ποιοι βλέπουν αυτή τη δημοσίευση',
    closeLabel: 'Κλείσιμο',
    children: 'Όλοι στην κοινότητα «Ποιότητα και ασφάλεια», και όσοι έχουν προσκληθεί.',
    footer: <Button variant="primary">Κατάλαβα</Button>,
  },
}
