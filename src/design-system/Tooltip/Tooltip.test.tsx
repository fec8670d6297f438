import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'

import { Tooltip } from './Tooltip'

it('explains a control as soon as the keyboard reaches it, and goes on Escape', async () => {
  render(
    <Tooltip text="20 November 2026, 09:12">
      <button type="button">Today, 09:12</button>
    </Tooltip>,
  )
  expect(screen.queryByRole('tooltip')).toBeNull()
  await userEvent.tab()
  const tooltip = screen.getByRole('tooltip')
  expect(tooltip.textContent).toBe('20 November 2026, 09:12')
  expect(screen.getByRole('button').getAttribute('aria-describedby')).toBe(tooltip.id)
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
})
