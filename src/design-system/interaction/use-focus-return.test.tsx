import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { expect, it } from 'vitest'
import { Dialog } from '../Dialog'
import { Menu } from '../Menu'
import { Popover } from '../Popover'
import { Sheet } from '../Sheet'

type Surface = (props: {
  triggerRef: RefObject<HTMLElement | null>
  open: boolean
  onOpenChange: (open: boolean) => void
  onAsk: () => void
}) => ReactNode

const surfaces: Record<string, Surface> = {
  sheet: ({ open, onOpenChange, onAsk }) =>
    open && (
      <Sheet title="More" closeLabel="Close" onClose={() => onOpenChange(false)}>
        <button type="button" onClick={onAsk}>
          Sign out
        </button>
      </Sheet>
    ),
  popover: ({ onAsk, ...rest }) => (
    <Popover label="More" {...rest}>
      <button type="button" onClick={onAsk}>
        Sign out
      </button>
    </Popover>
  ),
  menu: ({ onAsk, ...rest }) => (
    <Menu label="More" items={[{ id: 'sign-out', label: 'Sign out' }]} onAction={onAsk} {...rest} />
  ),
}

/** What stands behind the avatar: a surface whose last entry closes it and asks a question. */
function Example({ surface: Surface, late }: { surface: Surface; late: boolean }) {
  const triggerRef = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const [asking, setAsking] = useState(false)
  return (
    <>
      <button type="button" ref={triggerRef} onClick={() => setOpen(true)}>
        Account
      </button>
      <Surface
        triggerRef={triggerRef}
        open={open}
        onOpenChange={setOpen}
        onAsk={() => {
          setOpen(false)
          if (late) queueMicrotask(() => setAsking(true))
          else setAsking(true)
        }}
      />
      {asking && (
        <Dialog role="alertdialog" title="Sign out?" closeLabel="Stay" onClose={() => setAsking(false)}>
          You can sign in again.
        </Dialog>
      )}
    </>
  )
}

it.each([
  ['sheet', 'together with it'],
  ['sheet', 'before the focus is back'],
  ['popover', 'together with it'],
  ['popover', 'before the focus is back'],
  ['menu', 'together with it'],
  ['menu', 'before the focus is back'],
])('returns to the control behind a %s that closes when the dialog opens %s', async (surface, when) => {
  render(<Example surface={surfaces[surface]!} late={when !== 'together with it'} />)
  screen.getByRole('button', { name: 'Account' }).focus()
  await userEvent.keyboard('{Enter}')
  ;(await screen.findByRole(surface === 'menu' ? 'menuitem' : 'button', { name: 'Sign out' })).focus()
  await userEvent.keyboard('{Enter}')
  const dialog = await screen.findByRole('alertdialog')
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('alertdialog')).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Account' })))
})
