import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'

import { examples } from '@/api/examples.gen'

import { CommentItem } from './CommentItem'

const comments = [...examples.listComments.conversation.comments, ...examples.listComments.withGaps.comments]
const first = comments[0] as (typeof comments)[number]
const called = (id: string) => comments.find((comment) => comment.id === id) ?? first

const meta = {
  title: 'Features/Comments/Comment',
  component: CommentItem,
  args: { comment: first, onLikeToggle: fn(), onReply: fn() },
} satisfies Meta<typeof CommentItem>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithMention: Story = { args: { comment: called('cm-804'), nested: true } }
export const Edited: Story = { args: { comment: called('cm-814') } }
export const Deleted: Story = { args: { comment: called('cm-816') } }
export const Liked: Story = { args: { comment: { ...first, likedByMe: true, likesCount: 4 } } }
export const Marked: Story = { args: { marked: true } }
export const Own: Story = { args: { comment: called('cm-808'), onEdit: fn(), onDelete: fn() } }
export const German: Story = { globals: { language: 'de' } }
