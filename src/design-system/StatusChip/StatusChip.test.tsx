import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { StatusChip } from './StatusChip'

it('takes the wash of a colour name it knows', () => {
  render(
    <StatusChip color="success" colorCode="#ff0000">
      Approved
    </StatusChip>,
  )
  const chip = screen.getByText('Approved')
  expect(chip.dataset.tone).toBe('success')
  expect(chip.hasAttribute('data-tinted')).toBe(false)
})

it('takes hue and chroma, and never the lightness, of a code where the name says nothing', () => {
  render(
    <>
      <StatusChip color="mauve" colorCode="#ffff00">
        On hold
      </StatusChip>
      <StatusChip colorCode="#333300">In store</StatusChip>
    </>,
  )
  const [bright, dark] = [screen.getByText('On hold'), screen.getByText('In store')]
  expect(bright.hasAttribute('data-tinted')).toBe(true)
  expect(Number(bright.style.getPropertyValue('--tint-h'))).toBeCloseTo(109.8, 0)
  expect(Number(dark.style.getPropertyValue('--tint-h'))).toBeCloseTo(109.8, 0)
})

it('is neutral when neither the name nor the code can be used', () => {
  render(
    <StatusChip color="mauve" colorCode="url(x)">
      On hold
    </StatusChip>,
  )
  expect(screen.getByText('On hold').dataset.tone).toBe('neutral')
})
