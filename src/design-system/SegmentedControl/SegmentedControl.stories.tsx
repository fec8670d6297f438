import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { SegmentedControl } from './SegmentedControl'
import type { ComponentGuide } from '../guide'

const filters = [
  { value: 'latest', label: 'Latest' },
  { value: 'followed', label: 'Followed' },
  { value: 'unread', label: 'Unread' },
  { value: 'archive', label: 'Archive' },
]

type FeedProps = { options?: typeof filters; look?: 'pills' | 'bar' }

function Feed({ options = filters, look = 'pills' }: FeedProps) {
  const [value, setValue] = useState(options[0]?.value ?? '')
  return <SegmentedControl label="Which posts" options={options} look={look} value={value} onValueChange={setValue} />
}

const guide: ComponentGuide = {
  purpose:
    'One of two to five views of the same list, all in sight, with the chosen one filled: Latest, Followed, Unread.',
  notFor:
    'Parts of a page with content of their own (Tabs), a question in a form (Radio), filters that can be combined (FilterChip), more than five choices (Select).',
  keyboard: [
    { keys: 'Tab', does: 'Go to the chosen view' },
    { keys: '← →', does: 'Choose the view before or after; the ends meet' },
  ],
  accessibility:
    'Native radios in a radiogroup that the label names. A number behind the words is read as it stands: give it words in a VisuallyHidden. The list below changes at once; announce it where it takes a while.',
}

const meta = {
  title: 'Components/SegmentedControl',
  component: Feed,
  tags: ['ready'],
  parameters: { guide },
} satisfies Meta<typeof Feed>

export default meta
type Story = StoryObj<typeof meta>

export const FeedFilter: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Latest' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Followed' })).toBeChecked()
  },
}

export const Greek: Story = {
  args: {
    options: [
      { value: 'latest', label: 'Πιο πρόσφατα' },
      { value: 'followed', label: 'Ακολουθείτε' },
      { value: 'unread', label: 'Μη αναγνωσμένα' },
      { value: 'archive', label: 'Αρχείο' },
    ],
  },
}

/** A few short answers in one frame. */
export const Bar: Story = {
  args: {
    look: 'bar',
    options: [
      { value: 'yes', label: 'Yes' },
      { value: 'maybe', label: 'Maybe' },
      { value: 'no', label: 'No' },
    ],
  },
}

export const LongGermanOnAPhone: Story = {
  tags: ['no-visual'],
  globals: { viewport: { value: 'phone' } },
  args: {
    options: [
      { value: 'latest', label: 'Neueste' },
      { value: 'followed', label: 'Abonnierte Gemeinschaften' },
      { value: 'unread', label: 'Nicht gelesen' },
      { value: 'archive', label: 'Archiviert' },
    ],
  },
}
