import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { Button } from '../Button'
import { EmptyState } from './EmptyState'

it('says what is so, and offers one thing to do', () => {
  render(
    <EmptyState
      title="You’re all caught up"
      description="You’ve seen every notification so far."
      action={<Button>Show all notifications</Button>}
    />,
  )
  expect(screen.getByRole('heading', { level: 2, name: 'You’re all caught up' })).toBeTruthy()
  expect(screen.getByText('You’ve seen every notification so far.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Show all notifications' })).toBeTruthy()
})

it('has its action in reach of Tab', async () => {
  render(<EmptyState title="You’re all caught up" action={<Button>Show all notifications</Button>} />)
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Show all notifications' }))
})
