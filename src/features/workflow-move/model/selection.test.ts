import { expect, it } from 'vitest'
import {
  ALL_SELECTED,
  checkOf,
  chosenOf,
  extended,
  isSelected,
  NONE_SELECTED,
  type Selected,
  selectedCount,
  stillIn,
  toggled,
} from './selection'

const ids = ['a', 'b', 'c', 'd', 'e']
const chosen = (selected: Selected) => ids.filter((id) => isSelected(selected, id))

it('chooses one and drops it again', () => {
  const one = toggled(NONE_SELECTED, ids, 'b')
  expect(chosen(one)).toEqual(['b'])
  expect(chosen(toggled(one, ids, 'b'))).toEqual([])
})

it('reaches from the last one to this, in both directions, and drops a stretch alike', () => {
  const down = toggled(toggled(NONE_SELECTED, ids, 'b'), ids, 'd', true)
  expect(chosen(down)).toEqual(['b', 'c', 'd'])
  expect(chosen(toggled(down, ids, 'a', true))).toEqual(ids.slice(0, 4))
  const dropped = toggled(toggled(down, ids, 'd'), ids, 'b', true)
  expect(chosen(dropped)).toEqual([])
})

it('chooses this one alone where the last is not in the list any more', () => {
  const gone = toggled(NONE_SELECTED, ids, 'gone')
  expect(chosen(toggled(gone, ids, 'c', true))).toEqual(['c'])
})

it('chooses where an arrow came from and where it went', () => {
  expect(chosen(extended(NONE_SELECTED, 'a', 'b'))).toEqual(['a', 'b'])
})

it('drops and takes back some of all posts, also those on other pages', () => {
  const allButTwo = toggled(toggled(ALL_SELECTED, ids, 'b'), ids, 'd')
  expect(chosen(allButTwo)).toEqual(['a', 'c', 'e'])
  expect(selectedCount(allButTwo, 132)).toBe(130)
  expect(selectedCount(toggled(allButTwo, ids, 'd'), 132)).toBe(131)
})

it('forgets what has left the list', () => {
  expect(chosen(stillIn(toggled(NONE_SELECTED, ids, 'b'), ['a', 'c']))).toEqual([])
})

it('takes what a table says of the posts that have come, and keeps the others of all', () => {
  const some = chosenOf(NONE_SELECTED, ids, new Set(['a', 'c']))
  expect(chosen(some)).toEqual(['a', 'c'])
  expect(chosen(toggled(some, ids, 'd', true))).toEqual(['a', 'b', 'c', 'd'])
  expect(selectedCount(chosenOf(ALL_SELECTED, ids, new Set(ids.slice(1))), 132)).toBe(131)
  expect(chosenOf(ALL_SELECTED, ids, new Set())).toEqual(NONE_SELECTED)
})

it('has each post checked by its id where no filter names the list', () => {
  expect(checkOf(toggled(ALL_SELECTED, ids, 'b'), ids)).toEqual({ postIds: ['a', 'c', 'd', 'e'] })
})

it('has some posts checked by their ids, and all by the filter of their list', () => {
  const filter = { scope: 'all', stateId: 'ws-review' } as const
  expect(checkOf(toggled(NONE_SELECTED, ids, 'b'), ids, filter)).toEqual({ postIds: ['b'] })
  expect(checkOf(ALL_SELECTED, ids, filter)).toEqual({ filter })
  expect(checkOf(toggled(ALL_SELECTED, ids, 'b'), ids, filter)).toEqual({ filter, excludedPostIds: ['b'] })
})
