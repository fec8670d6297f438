import { render, screen } from '@testing-library/react'
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
