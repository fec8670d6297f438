import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { SegmentedControl } from './SegmentedControl'

const filters = [
  { value: 'latest', label: 'Latest' },
  { value: 'followed', label: 'Followed' },
  { value: 'unread', label: 'Unread' },
  { value: 'archive', label: 'Archive' },
]

function Feed({ options = filters }: { options?: typeof filters }) {
  const [value, setValue] = useState(options[0]?.value ?? '')
  return <SegmentedControl label="Which posts" options={options} value={value} onValueChange={setValue} />
}

const meta = { title: 'Parts/SegmentedControl', component: Feed } satisfies Meta<typeof Feed>

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
