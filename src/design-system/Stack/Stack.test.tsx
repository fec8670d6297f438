import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Stack } from './Stack'

it('can be a list', () => {
  render(
    <Stack as="ul" aria-label="Files">
      <li>report-line4.pdf</li>
    </Stack>,
  )
  expect(screen.getByRole('list', { name: 'Files' }).dataset.gap).toBe('4')
})
