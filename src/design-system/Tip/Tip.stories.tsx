import type { Meta, StoryObj } from '@storybook/react-vite'

import { Button } from '../Button'
import type { ComponentGuide } from '../guide'
import { Tip } from './Tip'

const picture =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 160"><rect width="320" height="160" fill="#d9ecef"/>' +
      '<path d="M120 140V90a40 40 0 0 1 80 0v50" fill="none" stroke="#00616f" stroke-width="14"/></svg>',
  )

const guide: ComponentGuide = {
  purpose:
    'A word from the portal over everything else: it was copied, it failed, there is a quicker way, it rests on Saturday.',
  notFor: 'A question (ConfirmDialog), an error that belongs to a field (Form) or to a part of the page (ErrorState).',
  keyboard: [
    { keys: 'Tab', does: 'Reach its buttons' },
    { keys: 'Escape', does: 'Close it, where it can be closed' },
  ],
  accessibility:
    'The place that holds tips is a live region: a status for success, info and pro, an alert for warn, error and system. toneLabel says what the drawing means. It does not take the focus, and its time stands still while the pointer or the focus is on it; tips with actions stay until they are closed.',
}

const meta = {
  title: 'Components/Overlays/Tip',
  tags: ['ready'],
  parameters: { guide },
  component: Tip,
  decorators: [(Story) => <div style={{ maxInlineSize: '648px' }}>{Story()}</div>],
  args: { tone: 'success', toneLabel: 'Done', title: 'Link copied', closeLabel: 'Close' },
} satisfies Meta<typeof Tip>

export default meta
type Story = StoryObj<typeof meta>

export const Success: Story = {}
export const Info: Story = {
  args: { tone: 'info', toneLabel: 'Hint', title: 'Comment saved as draft', children: 'It is kept until you send it.' },
}
export const Pro: Story = {
  args: {
    tone: 'pro',
    toneLabel: 'Tip',
    title: 'Press / to search from anywhere',
    children: 'Single keys can be switched off in your settings.',
  },
}
export const Warn: Story = {
  args: {
    tone: 'warn',
    toneLabel: 'Warning',
    title: 'Two files are still uploading',
    children: 'Leave the page and they are lost.',
  },
}
export const Failure: Story = {
  args: {
    tone: 'error',
    toneLabel: 'Error',
    title: 'The status was not changed',
    children: 'Someone moved this post to Approved a minute ago.',
    actions: <Button size="sm">Show the change</Button>,
  },
}
export const System: Story = {
  args: {
    tone: 'system',
    toneLabel: 'Notice',
    title: 'Maintenance on Saturday',
    children: 'The portal rests from 22:00 to 23:30.',
    closeLabel: undefined,
    actions: <Button variant="primary">Got it</Button>,
  },
}
export const ImageBeside: Story = {
  args: {
    tone: 'pro',
    toneLabel: 'Tip',
    title: 'Your portal has a new mark',
    children: 'It stands where the old one stood.',
    image: { url: picture, alternativeText: 'An arch' },
  },
}
export const ImageAbove: Story = {
  args: { ...ImageBeside.args, direction: 'vertical', actions: <Button size="sm">Show me</Button> },
}
export const LongGermanText: Story = {
  args: {
    tone: 'error',
    toneLabel: 'Fehler',
    title: 'Die Statusänderung konnte nicht gespeichert werden',
    children: 'Während der Bearbeitung hat eine Kollegin diesen Beitrag bereits in den Status „Freigegeben“ überführt.',
    actions: <Button size="sm">Zwischenzeitliche Änderung anzeigen</Button>,
  },
}

export const GreekOnAPhone: Story = {
  tags: ['no-visual'],
  globals: { viewport: { value: 'phone' } },
  args: {
    lang: 'el',
    tone: 'error',
    toneLabel: 'Σφάλμα',
    closeLabel: 'Κλείσιμο',
    title: 'Η κατάσταση δεν άλλαξε',
    children: 'Κάποιος μετέφερε αυτή τη δημοσίευση στα «Εγκεκριμένα» πριν από ένα λεπτό.',
    actions: <Button size="sm">Εμφάνιση της αλλαγής</Button>,
  },
}
