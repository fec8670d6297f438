import { expect, it } from 'vitest'
import { examples } from '@/api/examples.gen'
import { postsWith, rowsOf } from './rows'

const { posts } = examples.createBulkPreflight.checked

it('puts each post below the heading of its group, and closed groups to one row', () => {
  expect(rowsOf(posts, new Set()).map(({ kind }) => kind)).toEqual(['group', 'post', 'group', 'post', 'group', 'post'])
  const [first] = rowsOf(posts, new Set())
  expect(rowsOf(posts, new Set([first?.key ?? ''])).map(({ kind }) => kind)).toEqual([
    'group',
    'group',
    'post',
    'group',
    'post',
  ])
})

it('finds posts by words of their title, whatever case and accents', () => {
  expect(postsWith(posts, 'SÚPPLIER').map(({ post }) => post.id)).toEqual(['p-1035'])
  expect(postsWith(posts, ' ')).toHaveLength(posts.length)
})
