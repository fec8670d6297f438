// @vitest-environment node
import { expect, it } from 'vitest'
import { examples } from '@/api/examples.gen'
import { sectionsOf } from './report-sections'

it('puts each post into one section, and reads an unknown outcome as not processed', () => {
  const { posts } = examples.getBulkTransition.aborted
  const strange = { id: 'p-1', title: 'Strange', outcome: 'sent-to-the-moon' }
  const { failed, left, done } = sectionsOf({ posts: [...posts, strange] })
  expect(failed.every(({ reason }) => reason !== undefined)).toBe(true)
  expect(left).toContain(strange)
  expect(failed.length + left.length + done.length).toBe(posts.length + 1)
})
