import { expect, it } from 'vitest'

import { examples } from '@/api/examples.gen'
import { asFetched, newPosts } from './feed-post'

const page = examples.listPosts.firstPage
const [one, two, three] = asFetched(page).posts
if (!one || !two || !three) throw new Error('The example has too few posts')
const holding = (...posts: (typeof one)[]) => ({ posts, nextPageToken: null })

it('marks what had been read before it came, and nothing else', () => {
  const marked = asFetched(page).posts
  expect(marked.some(({ compact }) => compact)).toBe(true)
  for (const { read, compact = false } of marked) expect(compact).toBe(read)
})

it('finds what was published after the posts that are shown', () => {
  expect(newPosts(holding(two, three), holding(one, two, three))).toEqual([one])
  expect(newPosts(holding(one, two), holding(one, two))).toEqual([])
})

it('takes no post for new because one that was shown is gone', () => {
  expect(newPosts(holding(one, two), holding(two, three))).toEqual([])
  expect(newPosts(holding(one), holding(two, three))).toEqual([])
})

it('takes a page of strange posts as new throughout, and so all of them above an empty feed', () => {
  expect(newPosts(holding(three), holding(one, two))).toEqual([one, two])
  expect(newPosts(holding(), holding(one))).toEqual([one])
})
