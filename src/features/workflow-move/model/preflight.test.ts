import { expect, it } from 'vitest'
import { examples } from '@/api/examples.gen'
import { countsOf, goingIds, groupsOf } from './preflight'

const { posts } = examples.updateBulkPreflight.filled
const none = new Set<string>()

it('counts each post once, whatever is left out', () => {
  for (const excluded of [none, new Set(['p-1042']), new Set(['p-957', 'p-1035'])]) {
    const { all, ready, needsValue, blocked, excluded: out } = countsOf(posts, excluded)
    expect(ready + needsValue + blocked + out).toBe(all)
  }
  expect(countsOf(posts, none)).toMatchObject({ ready: 2, filled: 1, blocked: 1, excluded: 0 })
})

it('sends what is ready and not left out', () => {
  expect(goingIds(posts, none)).toEqual(['p-1042', 'p-1035'])
  expect(goingIds(posts, new Set(['p-1042']))).toEqual(['p-1035'])
})

it('puts what needs care first, and has each post in one group', () => {
  const { posts: checked } = examples.createBulkPreflight.checked
  expect(groupsOf(checked).map(({ kind }) => kind)).toEqual(['blocked', 'needs-value', 'ready'])
  expect(groupsOf(posts).map(({ kind }) => kind)).toEqual(['blocked', 'filled', 'ready'])
  expect(groupsOf(posts).flatMap((group) => group.posts)).toHaveLength(posts.length)
})

it('takes a verdict of a newer server for blocked', () => {
  const newer = posts.map((one) => ({ ...one, verdict: 'postponed' }))
  expect(countsOf(newer, none)).toMatchObject({ blocked: 3, ready: 0 })
  expect(groupsOf(newer)[0]?.kind).toBe('blocked')
})
