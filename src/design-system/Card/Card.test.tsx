import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Card, CardSection } from './Card'

it('is the element that its place asks for, and takes its attributes', () => {
  render(
    <Card as="article" aria-label="A post">
      <CardSection>Words</CardSection>
    </Card>,
  )
  expect(screen.getByRole('article', { name: 'A post' }).textContent).toBe('Words')
})
