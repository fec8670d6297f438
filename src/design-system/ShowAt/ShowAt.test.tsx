import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ShowAt } from './ShowAt'

it('leaves the choice to the styles: its content is in the page', () => {
  render(<ShowAt window="medium-up">Links</ShowAt>)
  expect(screen.getByText('Links').dataset.window).toBe('medium-up')
})
