import { expect, it } from 'vitest'
import { extended, NONE_SELECTED, toggled } from './selection'

const ids = ['a', 'b', 'c', 'd', 'e']
const chosen = ({ chosen: set }: { chosen: ReadonlySet<string> }) => [...set].sort()

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
  expect(chosen(toggled({ chosen: new Set(['gone']), anchor: 'gone' }, ids, 'c', true))).toEqual(['c', 'gone'])
})

it('chooses where an arrow came from and where it went', () => {
  expect(chosen(extended(NONE_SELECTED, 'a', 'b'))).toEqual(['a', 'b'])
})
