import type { Meta, StoryObj } from '@storybook/react-vite'

import { Progress } from './Progress'

const meta = {
  title: 'Parts/Progress',
  component: Progress,
  args: { label: 'Uploading report-line4.pdf', value: 40, max: 100 },
} satisfies Meta<typeof Progress>

export default meta
type Story = StoryObj<typeof meta>

export const Bar: Story = {}
export const NotStarted: Story = { args: { value: 0 } }
export const Complete: Story = { args: { value: 100 } }
export const Segmented: Story = {
  args: {
    label: 'Moving 48 posts to Approved',
    max: 48,
    value: [
      { id: 'ok', value: 30, tone: 'success' },
      { id: 'failed', value: 3, tone: 'error' },
    ],
    valueText: '30 done, 3 failed, 15 waiting',
  },
}
