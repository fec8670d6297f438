import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'

import type { ComponentGuide } from '../guide'
import { CommentBox, type CommentBoxProps } from './CommentBox'

function WithState(props: CommentBoxProps) {
  const [value, setValue] = useState(props.value)
  return <CommentBox {...props} value={value} onValueChange={setValue} />
}

const guide: ComponentGuide = {
  purpose:
    'Where people write a comment or an answer: one line at first, growing with the text, with the button that sends it.',
  notFor:
    'Text with formats, links and mentions chosen from a list (RichTextEditor), a field of a form among others (TextArea).',
  keyboard: [
    { keys: 'Ctrl or ⌘ + Enter', does: 'Send' },
    { keys: 'Enter', does: 'Begin another line' },
    { keys: 'Escape', does: 'Leave an empty answer' },
  ],
  accessibility:
    'A form around a text area that its label names. The hint is its description, and an error is read out when it appears. The button stays in reach while there is nothing to send, and says that it cannot be used.',
}

const meta = {
  title: 'Components/Fields/CommentBox',
  component: CommentBox,
  tags: ['ready'],
  parameters: { guide },
  render: (args) => <WithState {...args} />,
  args: {
    label: 'Write a comment',
    value: '',
    onValueChange: () => {},
    onSubmit: () => {},
    submitLabel: 'Send',
    canSubmit: true,
    hint: 'Ctrl + Enter to send',
  },
} satisfies Meta<typeof CommentBox>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { canSubmit: false } }
export const WithText: Story = { args: { value: 'Only in the raw data. Can we add an alert?' } }
export const SeveralLines: Story = {
  args: { value: 'Three things before we print:\n\n1. Page 14, the wording\n2. The cover\n3. Who signs it off?' },
}
export const Reply: Story = {
  args: { value: '', label: 'Reply to Marco Bianchi', cancelLabel: 'Cancel', onCancel: () => {}, canSubmit: false },
}
export const TooLong: Story = {
  args: {
    value: 'A very long text',
    counter: '−12',
    error: 'Shorten by 12 characters to send.',
    canSubmit: false,
  },
}
export const LongGermanText: Story = {
  args: {
    label: 'Einen Kommentar zu diesem Beitrag schreiben',
    value: 'Die Positionssensorüberprüfungsdokumentation liegt vor.',
    submitLabel: 'Kommentar veröffentlichen',
    hint: 'Strg + Eingabe zum Senden',
    cancelLabel: 'Abbrechen',
    onCancel: () => {},
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '22rem' }}>{Story()}</div>],
}

export const GreekOnAPhone: Story = {
  tags: ['no-visual'],
  globals: { viewport: { value: 'phone' } },
  args: {
    lang: 'el',
    label: 'Γράψτε ένα σχόλιο',
    value: 'Μόνο στα ακατέργαστα δεδομένα. Μπορούμε να προσθέσουμε μια ειδοποίηση;',
    submitLabel: 'Αποστολή',
    hint: 'Ctrl + Enter για αποστολή',
  },
}
