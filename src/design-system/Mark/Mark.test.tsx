import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Mark } from './Mark'

it('is silent and has the size it is given', () => {
  const { container } = render(<Mark size={72} />)
  const mark = container.querySelector('svg')
  expect(mark?.getAttribute('aria-hidden')).toBe('true')
  expect(mark?.getAttribute('focusable')).toBe('false')
  expect([mark?.getAttribute('width'), mark?.getAttribute('height')]).toEqual(['72', '72'])
})
