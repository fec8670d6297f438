import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { expect, it } from 'vitest'

import { Popover } from './Popover'

function Example() {
  const triggerRef = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" ref={triggerRef} onClick={() => setOpen(true)}>
        Colour
      </button>
      <Popover label="Choose a colour" triggerRef={triggerRef} open={open} onOpenChange={setOpen}>
        <button type="button">Green</button>
      </Popover>
    </>
  )
}

it('takes the focus when it opens and returns it on Escape', async () => {
  render(<Example />)
  const trigger = screen.getByRole('button', { name: 'Colour' })
  await userEvent.click(trigger)
  const dialog = screen.getByRole('dialog', { name: 'Choose a colour' })
  expect(dialog.contains(document.activeElement)).toBe(true)
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(trigger))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('closes when somebody presses beside it', async () => {
  render(<Example />)
  await userEvent.click(screen.getByRole('button', { name: 'Colour' }))
  await userEvent.click(document.body)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('keeps Tab inside', async () => {
  render(<Example />)
  await userEvent.click(screen.getByRole('button', { name: 'Colour' }))
  const dialog = screen.getByRole('dialog', { name: 'Choose a colour' })
  for (const _ of [1, 2, 3]) {
    await userEvent.tab()
    expect(dialog.contains(document.activeElement)).toBe(true)
  }
})
