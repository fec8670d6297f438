import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { UnreadDot } from './UnreadDot'

it('is never colour alone: its label is there to be read out', () => {
  render(<UnreadDot label="Unread" />)
  expect(screen.getByText('Unread')).toBeTruthy()
})
