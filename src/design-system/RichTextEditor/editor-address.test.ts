import { expect, it } from 'vitest'

import { editorAddress } from './editor-address'

it.each([
  ['example.org', 'https://example.org/'],
  [' example.org/sheet?page=2 ', 'https://example.org/sheet?page=2'],
  ['example.org:8443/x', 'https://example.org:8443/x'],
  ['https://example.org', 'https://example.org/'],
  ['name@example.org', 'mailto:name@example.org'],
  ['mailto:name@example.org', 'mailto:name@example.org'],
  ['tel:+390212345', 'tel:+390212345'],
  ['/post/p-1042', '/post/p-1042'],
])('takes %s for %s', (typed, address) => {
  expect(editorAddress(typed)).toBe(address)
})

it.each([
  '',
  'the data sheet',
  'javascript:alert(1)',
  'JavaScript:x',
  'data:text/html,x',
  'file:///etc',
  'sheet',
  '#top',
])('takes no address from %j', (typed) => {
  expect(editorAddress(typed)).toBeNull()
})
