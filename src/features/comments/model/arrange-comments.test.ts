import { expect, it } from 'vitest'

import type { Schemas } from '@/api'
import { examples } from '@/api/examples.gen'

import { arrangeComments } from './arrange-comments'

const [template] = examples.listComments.conversation.comments as [Schemas['Comment'], ...Schemas['Comment'][]]
const comment = (id: string, replyToCommentId: string | null = null): Schemas['Comment'] => ({
  ...template,
  id,
  replyToCommentId,
})

const shape = (comments: Schemas['Comment'][]) =>
  arrangeComments(comments).map((thread) => [thread.comment.id, ...thread.replies.map(({ id }) => id)])

it('puts replies below what they answer, in the order of time', () => {
  expect(shape([comment('a'), comment('b'), comment('c', 'a'), comment('d', 'b'), comment('e', 'a')])).toEqual([
    ['a', 'c', 'e'],
    ['b', 'd'],
  ])
})

it('keeps a reply to a reply on the same step', () => {
  expect(shape([comment('a'), comment('b', 'a'), comment('c', 'b'), comment('d', 'c')])).toEqual([['a', 'b', 'c', 'd']])
})

it('lets a reply stand by itself when what it answers is not there', () => {
  expect(shape([comment('b', 'gone'), comment('c', 'b')])).toEqual([['b', 'c']])
})

it('shows a comment once that two pages both brought', () => {
  expect(shape([comment('a'), comment('b'), comment('b'), comment('c', 'a')])).toEqual([['a', 'c'], ['b']])
})
