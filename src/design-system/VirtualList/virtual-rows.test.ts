import { expect, it } from 'vitest'

import { rowsToDraw } from './virtual-rows'

it('draws what is in sight and some rows beside it, within the list', () => {
  expect(rowsToDraw({ startIndex: 1, endIndex: 3, overscan: 2, count: 100 }, -1)).toEqual([0, 1, 2, 3, 4, 5])
  expect(rowsToDraw({ startIndex: 8, endIndex: 9, overscan: 2, count: 10 }, -1)).toEqual([6, 7, 8, 9])
  expect(rowsToDraw({ startIndex: 0, endIndex: 0, overscan: 2, count: 0 }, -1)).toEqual([])
})

it('keeps the focused row with its neighbours wherever it is, in order and once', () => {
  expect(rowsToDraw({ startIndex: 50, endIndex: 51, overscan: 1, count: 100 }, 3)).toEqual([2, 3, 4, 49, 50, 51, 52])
  expect(rowsToDraw({ startIndex: 50, endIndex: 51, overscan: 1, count: 100 }, 99)).toEqual([49, 50, 51, 52, 98, 99])
  expect(rowsToDraw({ startIndex: 1, endIndex: 2, overscan: 1, count: 100 }, 2)).toEqual([0, 1, 2, 3])
})
