import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { Button } from '../Button'
import { EmptyState } from './EmptyState'

it('says what is so, and offers one thing to do', () => {
  render(
    <EmptyState
      title="Nothing unread"
      description="You have seen everything up to now."
      action={<Button>Show all notifications</Button>}
    />,
  )
  expect(screen.getByRole('heading', { level: 2, name: 'Nothing unread' })).toBeTruthy()
  expect(screen.getByText('You have seen everything up to now.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Show all notifications' })).toBeTruthy()
})

it('has its action in reach of Tab', async () => {
  render(<EmptyState title="Nothing unread" action={<Button>Show all notifications</Button>} />)
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Show all notifications' }))
})
