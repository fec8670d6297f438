import { expect, it } from 'vitest'

import { cellsIn } from './pasted-cells'

it.each([
  [
    'a spreadsheet',
    '<table><tr><th>A</th><td>B</td></tr><tr><td>1</td></tr></table>',
    'A\tB\n1',
    [
      ['A', 'B'],
      ['1', ''],
    ],
  ],
  [
    'lines with tabs',
    '',
    'A\tB\r\n1\t2\r\n',
    [
      ['A', 'B'],
      ['1', '2'],
    ],
  ],
  ['a page with words beside its table', '<p>See below</p><table><tr><td>A</td></tr></table>', 'See below\nA', null],
  ['a line of words', '', 'A\tB', null],
  ['rows of different length', '', 'A\tB\n1', null],
])('reads the cells of %s', (_, html, text, cells) => {
  expect(cellsIn(html, text)).toEqual(cells)
})
