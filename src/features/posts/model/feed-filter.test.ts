import { expect, it } from 'vitest'

import { filterFromAddress, searchWithFilter } from './feed-filter'

it.each([
  ['', 'latest'],
  ['filter=unread', 'unread'],
  ['filter=archive&x=1', 'archive'],
  ['filter=nonsense', 'latest'],
])('reads "%s" as %s', (search, expected) => {
  expect(filterFromAddress(new URLSearchParams(search))).toBe(expected)
})

it('needs no word for the newest posts, and leaves the rest of the address alone', () => {
  expect(searchWithFilter(new URLSearchParams('filter=unread&x=1'), 'latest').toString()).toBe('x=1')
  expect(searchWithFilter(new URLSearchParams('x=1'), 'followed').toString()).toBe('x=1&filter=followed')
})
