import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { VisuallyHidden } from './VisuallyHidden'

it('belongs to the name of the control around it', () => {
  render(
    <button>
      12 <VisuallyHidden>tasks</VisuallyHidden>
    </button>,
  )
  expect(screen.getByRole('button', { name: '12 tasks' })).toBeTruthy()
})
