import { expect, it } from 'vitest'

import { ownAddress } from './kind'

const base = 'https://portal.example/app/'

it('completes addresses below the portal', () => {
  expect(ownAddress('./api/files/a.pdf', base)).toBe('https://portal.example/app/api/files/a.pdf')
  expect(ownAddress('https://portal.example/api/a', base)).toBe('https://portal.example/api/a')
})

it.each([
  'https://elsewhere.example/a.pdf',
  '//elsewhere.example/a',
  'javascript:alert(1)',
  'data:text/html,x',
  'blob:null/1',
  'http://[',
])('refuses %s', (address) => {
  expect(ownAddress(address, base)).toBeNull()
})
