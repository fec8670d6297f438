import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
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

it('leads to the first page by Enter', async () => {
  const onClick = vi.fn((event: React.MouseEvent) => event.preventDefault())
  render(
    <div role="presentation" onClick={onClick}>
      <Brand name="Meridiana" href="/" />
    </div>,
  )
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(onClick).toHaveBeenCalledOnce()
})
