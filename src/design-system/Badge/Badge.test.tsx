import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Badge } from './Badge'

it('shows its words and says by an attribute how they are meant', () => {
  render(<Badge tone="outline">v3</Badge>)
  expect(screen.getByText('v3').dataset.tone).toBe('outline')
})
