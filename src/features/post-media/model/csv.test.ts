import { expect, it } from 'vitest'
import { cellsOfCsv, cellsOfPaste, CSV_LIMITS, textOfCsv } from './csv'

it.each([
  ['commas', 'Screw,Torque\r\nM10,42\r\n'],
  ['semicolons, as spreadsheets write where the comma is in numbers', 'Screw;Torque\nM10;42'],
  ['tabs', 'Screw\tTorque\rM10\t42\r'],
  ['quotes and a mark of its order of bytes', '\uFEFF"Screw","Torque"\n"M10","42"\n\n'],
])('reads cells between %s', (_what, text) => {
  expect(cellsOfCsv(text)).toEqual([
    ['Screw', 'Torque'],
    ['M10', '42'],
  ])
})

it('keeps separators, quotes and line breaks inside of quotes', () => {
  expect(cellsOfCsv('Screw;Note\nM10;"hinge; ""left""\nor right"')).toEqual([
    ['Screw', 'Note'],
    ['M10', 'hinge; "left"\nor right'],
  ])
})

it('fills short lines, and gives names alone a row', () => {
  expect(cellsOfCsv('a,b,c\n1')).toEqual([
    ['a', 'b', 'c'],
    ['1', '', ''],
  ])
  expect(cellsOfCsv('a,b')).toEqual([
    ['a', 'b'],
    ['', ''],
  ])
})

it('takes what fits, and says of the rest that it is too large or empty', () => {
  const of = (columns: number, rows: number) =>
    Array.from({ length: rows }, () => Array.from({ length: columns }, () => 'x').join(',')).join('\n')
  expect(cellsOfCsv(of(CSV_LIMITS.columns, CSV_LIMITS.rows + 1))).toHaveLength(1_001)
  expect(cellsOfCsv(of(CSV_LIMITS.columns + 1, 2))).toBe('large')
  expect(cellsOfCsv(of(2, CSV_LIMITS.rows + 2))).toBe('large')
  expect(cellsOfCsv('\n ,,\n')).toBe('empty')
})

it('reads what is not UTF-8 as spreadsheets write it', () => {
  expect(textOfCsv(new TextEncoder().encode('Größe').buffer)).toBe('Größe')
  expect(textOfCsv(new Uint8Array([71, 114, 246, 223, 101]).buffer)).toBe('Größe')
})

it('takes pasted cells with their line breaks and commas, and no row for the break at the end', () => {
  expect(cellsOfPaste('M10\t"42,5\nor 43"\r\nM8\t24\r\n')).toEqual([
    ['M10', '42,5\nor 43'],
    ['M8', '24'],
  ])
})
