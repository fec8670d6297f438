import { expect, it } from 'vitest'
import { chooseRevisions } from './chosen-revisions'

it.each([
  ['', '', { from: 6, to: 7 }],
  ['', '3', { from: 2, to: 3 }],
  ['', '1', { from: 1, to: 1 }],
  ['5', '2', { from: 5, to: 2 }],
  ['4', '', { from: 4, to: 7 }],
  ['0', '8', { from: 6, to: 7 }],
  ['-1', '2.5', { from: 6, to: 7 }],
  ['two', '1e1', { from: 6, to: 7 }],
])('compares of seven texts, for from=%s and to=%s, %o', (from, to, expected) => {
  expect(chooseRevisions({ from, to }, 7)).toEqual(expected)
})
