import { expect, it } from 'vitest'
import { columnAdded, newGrid, pasted, redone, rowAdded, rowRemoved, typed, undone } from './grid'

const start = newGrid([
  ['Screw', 'Torque'],
  ['M10', '42'],
])
const most = { rows: 500, columns: 20 }

it('takes what is typed in one cell back in one step', () => {
  let grid = start
  for (const words of ['4', '40', '40 Nm']) grid = typed(grid, { row: 1, column: 1 }, words)
  expect(grid.cells[1]?.[1]).toBe('40 Nm')
  expect(undone(grid).cells).toEqual(start.cells)
  expect(redone(undone(grid)).cells).toEqual(grid.cells)
})

it('grows with what is pasted, up to its limits', () => {
  const grid = pasted(
    start,
    { row: 1, column: 1 },
    [
      ['1', '2'],
      ['3', '4'],
    ],
    most,
  )
  expect(grid.cells).toEqual([
    ['Screw', 'Torque', ''],
    ['M10', '1', '2'],
    ['', '3', '4'],
  ])
  const tall = pasted(
    start,
    { row: 1, column: 0 },
    Array.from({ length: 900 }, () => ['x']),
    most,
  )
  expect(tall.cells).toHaveLength(501)
})

it('keeps the names of the columns and one row', () => {
  expect(rowRemoved(start, 0)).toBe(start)
  expect(rowRemoved(start, 1)).toBe(start)
  expect(rowRemoved(rowAdded(start, 1), 1).cells).toEqual([
    ['Screw', 'Torque'],
    ['', ''],
  ])
  expect(columnAdded(start, 0).cells[1]).toEqual(['M10', '', '42'])
})
