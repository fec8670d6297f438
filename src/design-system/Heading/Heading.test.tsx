import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Heading } from './Heading'

it('has the level of its place, whatever it looks like', () => {
  render(
    <Heading level={2} size="display">
      Spring catalogue
    </Heading>,
  )
  expect(screen.getByRole('heading', { level: 2, name: 'Spring catalogue' })).toBeTruthy()
})
