import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Swatch } from './Swatch'

it('takes the colour of its community, and is nothing to those who listen', () => {
  const { container } = render(<Swatch color="teal" className="wide" />)
  const swatch = container.querySelector('[data-hue="teal"]')
  expect(swatch?.getAttribute('aria-hidden')).toBe('true')
  expect(swatch?.classList.contains('wide')).toBe(true)
})
