import type { Meta, StoryObj } from '@storybook/react-vite'

import type { ComponentGuide } from '../guide'
import { Progress } from './Progress'

const guide: ComponentGuide = {
  purpose: 'How much of a job is done, in one piece or in pieces of different outcome: done, failed, waiting.',
  notFor: 'Waiting without a known end (Skeleton, Button busy, LoadingLayer), and shares of a whole (a table).',
  keyboard: [],
  accessibility:
    'A progressbar with name and value; valueText says the pieces in words, and chips beside it show them, so that no colour stands alone. Announce the end where it happens.',
  notShown: {
    German: 'Its words are only read out.',
    Greek: 'Its words are only read out.',
  },
}

const meta = {
  title: 'Components/Data/Progress',
  tags: ['ready'],
  parameters: { guide },
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

export const OnAPhone: Story = { ...Segmented, tags: ['no-visual'], globals: { viewport: { value: 'phone' } } }
