import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'

import { Dialog, type DialogProps } from './Dialog'

function Example(props: Partial<DialogProps>) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Links
      </button>
      {open && (
        <Dialog title="Useful links" closeLabel="Close" onClose={() => setOpen(false)} {...props}>
          <button type="button">Cafeteria</button>
        </Dialog>
      )}
    </>
  )
}

it('is named by its title, takes the focus and gives it back on Escape', async () => {
  render(<Example />)
  const trigger = screen.getByRole('button', { name: 'Links' })
  await userEvent.click(trigger)
  const dialog = screen.getByRole('dialog', { name: 'Useful links' })
  expect(dialog.contains(document.activeElement)).toBe(true)
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(trigger))
})

it('keeps the focus inside', async () => {
  render(<Example />)
  await userEvent.click(screen.getByRole('button', { name: 'Links' }))
  for (let step = 0; step < 5; step += 1) await userEvent.tab()
  expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true)
})

it('closes by a press beside it, unless it must not', async () => {
  const { unmount } = render(<Example />)
  await userEvent.click(screen.getByRole('button', { name: 'Links' }))
  await userEvent.click(document.body)
  expect(screen.queryByRole('dialog')).toBeNull()
  unmount()
  render(<Example closesOutside={false} />)
  await userEvent.click(screen.getByRole('button', { name: 'Links' }))
  await userEvent.click(document.body)
  screen.getByRole('dialog')
})
