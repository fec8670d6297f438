import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { CardProblem, TitledCard } from './TitledCard'

it('is a landmark of its title', () => {
  render(<TitledCard title="Tasks">Nothing to do.</TitledCard>)
  expect(screen.getByRole('region', { name: 'Tasks' }).textContent).toContain('Nothing to do.')
  screen.getByRole('heading', { level: 2, name: 'Tasks' })
})

it('asks again for what did not come', async () => {
  const onRetry = vi.fn()
  render(
    <CardProblem retryLabel="Try again" onRetry={onRetry}>
      The tasks did not arrive.
    </CardProblem>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalledOnce()
})
