import { describe, expect, it } from 'vitest'
import { movedAfter, neighbourAt } from './moved'

const list = [...'abcd'].map((id) => ({ id }))
const order = (entries: readonly { id: string }[]) => entries.map(({ id }) => id).join('')

describe('an entry that is moved', () => {
  it.each([
    ['a', 'c', 'bcad'],
    ['d', 'a', 'adbc'],
    ['c', null, 'cabd'],
    ['b', 'a', 'abcd'],
  ])('%s stands behind %s', (id, afterId, result) => {
    expect(order(movedAfter(list, id, afterId))).toBe(result)
  })

  it('stays where one of the two is not known', () => {
    expect(order(movedAfter(list, 'x', 'a'))).toBe('abcd')
    expect(order(movedAfter(list, 'a', 'x'))).toBe('abcd')
  })
})

it.each([
  [0, 2, 'c'],
  [3, 1, 'a'],
  [2, 0, null],
])('the entry at %i comes behind its new neighbour at %i', (from, to, neighbour) => {
  expect(neighbourAt(list, from, to)).toBe(neighbour)
})
