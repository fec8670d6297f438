import { expect, it } from 'vitest'
import { csvOf } from './csv'

it('holds no formula that a spreadsheet would run', () => {
  const csv = csvOf([
    ['Post', 'Reason'],
    ['=HYPERLINK("x")', 'You may not. It is being edited.'],
  ])
  expect(csv.replace('\uFEFF', '').split('\r\n')).toEqual([
    'Post,Reason',
    `"'=HYPERLINK(""x"")",You may not. It is being edited.`,
  ])
})
