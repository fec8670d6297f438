// @vitest-environment node
import { expect, it } from 'vitest'

import { examples } from '@/api/examples.gen'

import { countsOf } from './counts'

const { inProgress, completed } = examples.getBulkTransition

it('counts as waiting what has neither changed nor failed', () => {
  expect(countsOf(inProgress)).toEqual({ total: 48, done: 30, failed: 3, waiting: 15 })
  expect(countsOf(completed).waiting).toBe(0)
})

it('never counts fewer than none, also when the list of posts lags behind the counts', () => {
  expect(countsOf({ posts: [], successPostsCount: 2, failedPostsCount: 1 })).toEqual({
    total: 3,
    done: 2,
    failed: 1,
    waiting: 0,
  })
})
