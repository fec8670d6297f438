import { expect, it } from 'vitest'
import { cellsOfTable, tableFromCells } from './table-draft'

it('makes a table of cells, whose first row names the columns', () => {
  const table = tableFromCells([
    ['Screw', 'Torque'],
    ['M10', '42'],
    ['M8', ''],
  ])
  expect(table.data.columns).toEqual([
    { id: 'c1', name: 'Screw', type: 'text' },
    { id: 'c2', name: 'Torque', type: 'number' },
  ])
  expect(table.data.rows).toEqual([
    ['M10', 42],
    ['M8', null],
  ])
  expect(cellsOfTable(table)).toEqual([
    ['Screw', 'Torque'],
    ['M10', '42'],
    ['M8', ''],
  ])
})

it('leaves as words what is a number in some countries only, and what is led by a zero', () => {
  const { data } = tableFromCells([
    ['Nm', 'Code'],
    ['9,5', '0042'],
  ])
  expect(data.rows).toEqual([['9,5', '0042']])
})
