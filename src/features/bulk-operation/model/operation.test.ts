import { expect, it } from 'vitest'

import { examples } from '@/api/examples.gen'
import { withoutBrokenEntries } from '@/shared/json-schema/without-broken-entries'

import { countsOf, sectionsOf, type ReportPost } from './operation'

const { inProgress, completed } = examples.getBulkTransition

it('counts as waiting what has neither changed nor failed', () => {
  expect(countsOf(inProgress)).toEqual({ total: 48, done: 30, failed: 3, waiting: 15 })
  expect(countsOf(completed).waiting).toBe(0)
})

it('counts the posts that could not be read among the others', () => {
  const entries = { schema: { type: 'array', items: { type: 'object' } } as const, definitions: {} }
  const { value } = withoutBrokenEntries(entries, [...inProgress.posts.slice(1), null], 'tolerant')
  expect(countsOf({ ...inProgress, posts: value as ReportPost[] })).toEqual(countsOf(inProgress))
})

it('never counts fewer than none, also when the list of posts lags behind the counts', () => {
  expect(countsOf({ posts: [], successPostsCount: 2, failedPostsCount: 1 })).toEqual({
    total: 3,
    done: 2,
    failed: 1,
    waiting: 0,
  })
})

it('puts each post into one section, and reads an unknown outcome as not processed', () => {
  const { posts } = examples.getBulkTransition.aborted
  const strange = { id: 'p-1', title: 'Strange', outcome: 'sent-to-the-moon' }
  const { failed, left, done } = sectionsOf({ posts: [...posts, strange] })
  expect(failed.every(({ reason }) => reason !== undefined)).toBe(true)
  expect(left).toContain(strange)
  expect(failed.length + left.length + done.length).toBe(posts.length + 1)
})
