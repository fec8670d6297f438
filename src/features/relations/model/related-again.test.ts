import { expect, it } from 'vitest'
import { relatedAgain } from './related-again'

const other = { id: 'p-2' }

it('relates the two in the direction in which they were related', () => {
  expect(relatedAgain('p-1', { kind: 'replaces', direction: 'outgoing', post: other })).toEqual({
    from: 'p-1',
    body: { kind: 'replaces', postId: 'p-2' },
  })
  expect(relatedAgain('p-1', { kind: 'continues', direction: 'incoming', post: other })).toEqual({
    from: 'p-2',
    body: { kind: 'continues', postId: 'p-1' },
  })
})
