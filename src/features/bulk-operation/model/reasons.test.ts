import { expect, it } from 'vitest'
import { byReason, failedPost, leftOutPost } from './reasons'

const unknown = 'No reason.'
const locked = { code: 'post-locked', message: 'It is being edited.' }
const forbidden = { code: 'forbidden', message: 'You may not.' }

it('stands posts under the reason that they share, the most frequent first', () => {
  const posts = [forbidden, locked, locked].map((reason, index) =>
    failedPost({ id: `p-${index}`, title: `Post ${index}`, outcome: 'failed', reason }, unknown),
  )
  const groups = byReason(posts).map(({ reason, posts: members }) => [reason, members.map(({ id }) => id)])
  expect(groups).toEqual([
    ['It is being edited.', ['p-1', 'p-2']],
    ['You may not.', ['p-0']],
  ])
})

it('names a post with several reasons once, and one without any too', () => {
  const posts = [
    leftOutPost({ id: 'p-1', title: 'Both', reasons: [forbidden, locked] }, unknown),
    failedPost({ id: 'p-2', title: 'Unsaid', outcome: 'failed' }, unknown),
  ]
  expect(byReason(posts)).toEqual([
    { reason: 'You may not.', posts: [{ id: 'p-1', title: 'Both', reasons: ['You may not.', 'It is being edited.'] }] },
    { reason: unknown, posts: [{ id: 'p-2', title: 'Unsaid', reasons: [unknown] }] },
  ])
})
