import type { Meta, StoryObj } from '@storybook/react-vite'

import type { ComponentGuide } from '../guide'
import { MessageBubble } from './MessageBubble'

const guide: ComponentGuide = {
  purpose:
    'Something that somebody said, in a conversation of several: the words, who said them and what can be done with them.',
  notFor: 'News about the reader (NotificationItem), an answer of the assistant (Markdown), a post in the feed (Card).',
  keyboard: [],
  accessibility:
    'An article under the name of its author. Give it a longer aria-label where several have the same author, and say in the footer what its state means: the dashed or coloured edge alone tells nobody.',
}

const meta = {
  title: 'Components/Data/MessageBubble',
  component: MessageBubble,
  tags: ['ready'],
  parameters: { guide },
  args: {
    author: 'Sofia Karras',
    children: 'Did the drift show in the weekly values before Tuesday?',
    footer: '09:40',
  },
} satisfies Meta<typeof MessageBubble>

export default meta
type Story = StoryObj<typeof meta>

export const Said: Story = {}
export const Marked: Story = { args: { marked: true } }
export const Pending: Story = { args: { state: 'pending', footer: 'Sending' } }
export const Failed: Story = { args: { state: 'failed', footer: 'Not sent' } }
export const Muted: Story = {
  args: { state: 'muted', author: 'Marco Bianchi', children: 'This comment was deleted.', footer: '09:52' },
}
export const LongGermanText: Story = {
  args: {
    author: 'Annegret Schwarzenberger-Vogelsang',
    children:
      'Die Positionssensorüberprüfungsdokumentation liegt inzwischen vollständig vor und wurde von der Qualitätssicherungsabteilung freigegeben.',
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '18rem' }}>{Story()}</div>],
}

export const GreekOnAPhone: Story = {
  tags: ['no-visual'],
  globals: { viewport: { value: 'phone' } },
  args: {
    lang: 'el',
    author: 'Ελένη Παπαδάκη',
    children: 'Φαινόταν η απόκλιση στις εβδομαδιαίες τιμές πριν από την Τρίτη;',
    state: 'failed',
    footer: 'Δεν στάλθηκε',
  },
}
