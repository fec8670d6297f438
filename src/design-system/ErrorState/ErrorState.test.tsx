import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { Button } from '../Button'
import { ErrorState } from './ErrorState'

it('is announced with what failed, the way on and the code', () => {
  render(<ErrorState title="The posts did not load" action={<Button>Try again</Button>} code="503 · 7f3a-19c2" />)
  const alert = within(screen.getByRole('alert'))
  expect(alert.getByRole('heading', { name: 'The posts did not load' })).toBeTruthy()
  expect(alert.getByRole('button', { name: 'Try again' })).toBeTruthy()
  expect(alert.getByText('503 · 7f3a-19c2')).toBeTruthy()
})

it('has its action in reach of Tab', async () => {
  render(<ErrorState title="The posts did not load" action={<Button>Try again</Button>} />)
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Try again' }))
})
