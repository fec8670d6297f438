import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Sparkline } from './Sparkline'

const heightOf = (index: number) => {
  const path = screen.getByRole('img').querySelector('path')?.getAttribute('d') ?? ''
  return Number(path.slice(1).split('L')[index]?.split(',')[1])
}

test('says in words how the figure went, and draws a higher value higher', () => {
  render(<Sparkline points={[95.1, 94, 96.4]} label="From 95.1 to 96.4" />)
  expect(screen.getByRole('img', { name: 'From 95.1 to 96.4' })).toBeTruthy()
  expect(heightOf(2)).toBeLessThan(heightOf(0))
  expect(heightOf(0)).toBeLessThan(heightOf(1))
})

test('ends in a point, also where there is only one value, and draws nothing without any', () => {
  const { rerender } = render(<Sparkline points={[7]} label="Seven" />)
  const last = screen.getByRole('img').querySelector('circle')
  expect(Number(last?.getAttribute('cy'))).toBe(14)
  rerender(<Sparkline points={[]} label="No values" />)
  expect(screen.getByRole('img', { name: 'No values' }).querySelector('circle')).toBeNull()
})
