import type { Meta, StoryObj } from '@storybook/react-vite'

import { MessageBubble } from './MessageBubble'

const meta = {
  title: 'Parts/MessageBubble',
  component: MessageBubble,
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
