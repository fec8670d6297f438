import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { ToggleButton } from './ToggleButton'

it('asks for the other state when it is clicked', async () => {
  const onPressedChange = vi.fn()
  const { rerender } = render(
    <ToggleButton pressed={false} onPressedChange={onPressedChange}>
      Follow
    </ToggleButton>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Follow', pressed: false }))
  expect(onPressedChange).toHaveBeenLastCalledWith(true)

  rerender(
    <ToggleButton pressed onPressedChange={onPressedChange}>
      Follow
    </ToggleButton>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Follow', pressed: true }))
  expect(onPressedChange).toHaveBeenLastCalledWith(false)
})

it.each(['{Enter}', ' '])('is turned on by the key %j', async (key) => {
  const onPressedChange = vi.fn()
  render(
    <ToggleButton pressed={false} onPressedChange={onPressedChange}>
      Follow
    </ToggleButton>,
  )
  await userEvent.tab()
  await userEvent.keyboard(key)
  expect(onPressedChange).toHaveBeenCalledExactlyOnceWith(true)
})
