import { expect, it } from 'vitest'
import { cellsOfReport, textOfReport } from './report-lines'

const lines = [
  { title: 'Line 4 stop', outcome: 'Moved', reasons: [] },
  { title: '=HYPERLINK("x")', outcome: 'Failed', reasons: ['You may not.', 'It is being edited.'] },
]

it('is a line of text for each post', () => {
  expect(textOfReport(['Moved 1 of 2'], lines)).toBe(
    'Moved 1 of 2\n\nMoved: Line 4 stop\nFailed: =HYPERLINK("x") (You may not. It is being edited.)',
  )
})

it('has a row of cells for each post, below the names of the columns', () => {
  expect(cellsOfReport(['Post', 'Outcome', 'Reason'], lines)).toEqual([
    ['Post', 'Outcome', 'Reason'],
    ['Line 4 stop', 'Moved', ''],
    ['=HYPERLINK("x")', 'Failed', 'You may not. It is being edited.'],
  ])
})
