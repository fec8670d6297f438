import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Brand } from './Brand'

it('is a link with the name of the customer where it has an address', () => {
  render(<Brand name="Meridiana" href="/" logoSrc="/logo.svg" />)
  expect(screen.getByRole('link', { name: 'Meridiana' })).toBeTruthy()
})

it('leads nowhere without one', () => {
  render(<Brand name="Meridiana" />)
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByText('Meridiana')).toBeTruthy()
})
