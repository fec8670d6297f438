import { expect, it } from 'vitest'

import { tokenIn } from './token'

it.each([
  ['@', 'mention', ''],
  ['Thank you, @giu', 'mention', 'giu'],
  ['@Giulia Ri', 'mention', 'Giulia Ri'],
  ['(@sofía', 'mention', 'sofía'],
  ['Ευχαριστώ @Γι', 'mention', 'Γι'],
  ['see #', 'hashtag', ''],
  ['#line4', 'hashtag', 'line4'],
  ['/', 'insert', ''],
  ['/επικε', 'insert', 'επικε'],
])('finds what is sought after %j', (before, kind, query) => {
  expect(tokenIn(before)).toEqual({ kind, query, length: query.length + 1 })
})

it.each([
  'name@example',
  'C#',
  'press 2',
  '@ ',
  '#line4 ',
  '@one two three four',
  'a/#hash',
  '@giulia, ',
  'one /',
  'and/or',
  '/path/',
])('seeks nothing after %j', (before) => {
  expect(tokenIn(before)).toBeNull()
})
