import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { LogoLoader } from './LogoLoader'

it('says once that something is loading, and shows seven bars to those who see', () => {
  const { container } = render(<LogoLoader label="Meridiana is loading" />)
  const status = screen.getByRole('status')
  expect(status.textContent).toBe('Meridiana is loading')
  expect(status.getAttribute('aria-busy')).toBe('true')
  expect(container.querySelectorAll('[data-shape]')).toHaveLength(7)
})

it('shows the customer’s logo where there is one, as decoration', () => {
  render(<LogoLoader label="Meridiana is loading" logoUrl="logo.svg" />)
  expect(screen.getByRole('presentation').getAttribute('src')).toBe('logo.svg')
})
