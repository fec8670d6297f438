import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { Sheet } from './Sheet'

function Example() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        More
      </button>
      {open && (
        <Sheet title="More" closeLabel="Close" onClose={() => setOpen(false)}>
          <a href="/links">Useful links</a>
        </Sheet>
      )}
    </>
  )
}

async function open() {
  render(<Example />)
  const trigger = screen.getByRole('button', { name: 'More' })
  await userEvent.click(trigger)
  return { trigger, sheet: screen.getByRole('dialog', { name: 'More' }) }
}

it('is a dialog named by its title that keeps the focus and gives it back', async () => {
  const { trigger, sheet } = await open()
  for (let step = 0; step < 4; step += 1) await userEvent.tab()
  expect(sheet.contains(document.activeElement)).toBe(true)
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(trigger))
})

it('closes when a finger draws it down, not when it only trembles', async () => {
  await open()
  const head = screen.getByRole('heading', { name: 'More' })
  const draw = (to: number) => {
    fireEvent.pointerDown(head, { pointerType: 'touch', clientY: 100, pointerId: 1 })
    fireEvent.pointerMove(head, { clientY: to, pointerId: 1 })
    fireEvent.pointerUp(head, { clientY: to, pointerId: 1 })
  }
  draw(140)
  screen.getByRole('dialog')
  draw(240)
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('closes by its button and by a press beside it', async () => {
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'More' }))
  await userEvent.click(document.body)
  expect(screen.queryByRole('dialog')).toBeNull()
})
