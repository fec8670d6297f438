import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { expect, it, vi } from 'vitest'

import { Menu, type MenuItem } from './Menu'

const items: MenuItem[] = [
  { id: 'copy', label: 'Copy link' },
  { id: 'print', label: 'Print', disabled: true },
  { id: 'remove', label: 'Remove post', tone: 'danger' },
]

function Example({ onAction = () => {} }: { onAction?: (id: string) => void }) {
  const triggerRef = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" ref={triggerRef} onClick={() => setOpen(true)}>
        More
      </button>
      <Menu
        label="More actions"
        items={items}
        triggerRef={triggerRef}
        open={open}
        onOpenChange={setOpen}
        onAction={onAction}
      />
    </>
  )
}

it('is not on the page until it is opened', async () => {
  render(<Example />)
  expect(screen.queryByRole('menu')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'More' }))
  screen.getByRole('menu', { name: 'More actions' })
})

it('starts on its first item and moves past those that cannot be chosen', async () => {
  const onAction = vi.fn()
  render(<Example onAction={onAction} />)
  await userEvent.click(screen.getByRole('button', { name: 'More' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Copy link' })))
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(onAction).toHaveBeenCalledExactlyOnceWith('remove')
})

it('closes once something was chosen', async () => {
  render(<Example />)
  await userEvent.click(screen.getByRole('button', { name: 'More' }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Copy link' }))
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
})

it('gives the focus back to its button on Escape', async () => {
  render(<Example />)
  await userEvent.click(screen.getByRole('button', { name: 'More' }))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More' })))
  expect(screen.queryByRole('menu')).toBeNull()
})

it('goes round its ends by the arrows, and does what Space is pressed on', async () => {
  const onAction = vi.fn()
  render(<Example onAction={onAction} />)
  await userEvent.click(screen.getByRole('button', { name: 'More' }))
  await waitFor(() => expect(screen.getByRole('menu').contains(document.activeElement)).toBe(true))
  await userEvent.keyboard('{ArrowUp}')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Remove post' })))
  await userEvent.keyboard('{ArrowDown}')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Copy link' })))
  await userEvent.keyboard(' ')
  expect(onAction).toHaveBeenCalledExactlyOnceWith('copy')
})
