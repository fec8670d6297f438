import { expect, it } from 'vitest'

import { examples } from '@/api/examples.gen'

import { conversationOf } from './conversation'
import type { OutgoingComment } from './outbox'

const { comments } = examples.listComments.conversation
const first = comments.find(({ replyToCommentId }) => replyToCommentId === null)
const letter = { clientKey: 'key-1', postId: 'p-1042', replyToCommentId: null, text: 'Agreed', people: [] }
const sending: OutgoingComment = { ...letter, phase: 'sending' }

it('puts what is on its way where it will stand', () => {
  const reply: OutgoingComment = { ...sending, clientKey: 'key-2', replyToCommentId: first?.id ?? null }
  const { threads, outgoing } = conversationOf(comments, [sending, reply])
  expect(outgoing).toEqual([sending])
  expect(threads[0]?.outgoing).toEqual([reply])
})

it('shows a reply that is on its way at the end when what it answers is not there', () => {
  const reply: OutgoingComment = { ...sending, replyToCommentId: 'not-loaded' }
  expect(conversationOf(comments, [reply]).outgoing).toEqual([reply])
})

it('shows a comment of mine once, before and after the conversation was loaded again', () => {
  const mine = examples.createComment.written
  const sent: OutgoingComment = { ...letter, phase: 'sent', comment: mine }
  const count = (loaded: typeof comments) =>
    conversationOf(loaded, [sent]).threads.filter(({ thread }) => thread.comment.id === mine.id).length
  expect(count(comments)).toBe(1)
  expect(count([...comments, mine])).toBe(1)
})

it('knows everybody who speaks or is spoken of', () => {
  const names = conversationOf(comments, []).people.map(({ name }) => name)
  expect(names).toContain(first?.author.fullName)
  expect(new Set(names).size).toBe(names.length)
})
