import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Currency, currencyText, type CurrencyFormat } from './Currency'

/** Languages put different narrow spaces between number and symbol; here they are one. */
const plain = (value: number, format: CurrencyFormat) => currencyText(value, format).replace(/\s/g, ' ')

it.each([
  ['en-GB', 'EUR', '€1,234.50'],
  ['it-IT', 'EUR', '1234,50 €'],
  ['de-DE', 'EUR', '1.234,50 €'],
  ['el-GR', 'EUR', '1.234,50 €'],
  ['fr-FR', 'EUR', '1 234,50 €'],
  ['pt-BR', 'BRL', 'R$ 1.234,50'],
  ['en-GB', 'JPY', '¥1,235'],
])('writes money for %s in %s as %s', (locale, currency, expected) => {
  // JPY has no cents, so half a yen is rounded.
  expect(plain(1234.5, { locale, currency }).replace('JP¥', '¥')).toBe(expected)
})

it('can leave away the country of a dollar', () => {
  expect(plain(12, { locale: 'it-IT', currency: 'USD' })).toBe('12,00 USD')
  expect(plain(12, { locale: 'it-IT', currency: 'USD', narrow: true })).toBe('12,00 $')
})

it('leaves cents away only when they are zero', () => {
  expect(plain(12, { locale: 'en-GB', currency: 'EUR', hideZeroCents: true })).toBe('€12')
  expect(plain(12.5, { locale: 'en-GB', currency: 'EUR', hideZeroCents: true })).toBe('€12.50')
})

it('still shows an amount whose currency nobody knows', () => {
  expect(plain(12.5, { locale: 'en-GB', currency: 'points' })).toBe('12.50 points')
  expect(plain(12.5, { locale: 'en-GB', currency: '' })).toBe('12.50')
})

it('keeps the exact number in the markup', () => {
  render(<Currency value={1234.567} currency="EUR" locale="en-GB" />)
  expect(screen.getByText('€1,234.57').getAttribute('value')).toBe('1234.567')
})
