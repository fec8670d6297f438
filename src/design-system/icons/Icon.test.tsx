import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Icon } from './Icon'
import { BellIcon } from './icons'

it('is silent', () => {
  const { container } = render(<Icon of={BellIcon} />)
  const svg = container.querySelector('svg')!
  expect(svg.getAttribute('aria-hidden')).toBe('true')
})
