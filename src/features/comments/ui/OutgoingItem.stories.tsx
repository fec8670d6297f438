import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'

import { giulia } from '@/shared/testing/with-scope'

import type { SendFailure } from '../model/outbox'
import { OutgoingItem } from './OutgoingItem'

const letter = {
  clientKey: 'k-1',
  postId: 'p-1042',
  replyToCommentId: null,
  text: 'I will ask the supplier for the torque of the new bracket.',
  people: [],
}

const failing = (kind: SendFailure['kind'], code: string | null = null): Story => ({
  args: { comment: { ...letter, phase: 'failed', failure: { kind, code } } },
})

const meta = {
  title: 'Features/Comments/On its way',
  component: OutgoingItem,
  args: { comment: { ...letter, phase: 'sending' }, author: giulia, onSendAgain: fn(), onEdit: fn() },
} satisfies Meta<typeof OutgoingItem>

export default meta
type Story = StoryObj<typeof meta>

export const Sending: Story = {}
export const Offline: Story = failing('offline')
export const TooMany: Story = failing('rate-limited')
export const Closed: Story = failing('forbidden', 'comments-closed')
export const PostGone: Story = failing('not-found')
export const TooLong: Story = failing('validation', 'comment-too-long')
export const Interrupted: Story = failing('interrupted')
export const OfflineInGerman: Story = { ...failing('offline'), globals: { language: 'de' } }
