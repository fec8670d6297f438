import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { FileSize, fileSizeText } from './FileSize'

const english = (value: number, options: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat('en-GB', options).format(value)
const german = (value: number, options: Intl.NumberFormatOptions) => new Intl.NumberFormat('de', options).format(value)

it.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [999, '999 bytes'],
  [1000, '1 kB'],
  [310_400, '310 kB'],
  [999_600, '1 MB'],
  [2_437_000, '2.4 MB'],
  [48_200_000, '48 MB'],
  [3_000_000_000_000_000, '3,000 TB'],
])('writes %i bytes as %s', (bytes, expected) => {
  expect(fileSizeText(bytes, english)).toBe(expected)
})

it('speaks the language it is given and keeps the exact number', () => {
  render(<FileSize bytes={2_437_000} formatNumber={german} />)
  expect(screen.getByText('2,4 MB').getAttribute('value')).toBe('2437000')
})
