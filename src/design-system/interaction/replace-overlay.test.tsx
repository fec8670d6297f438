import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { expect, it } from 'vitest'
import { Dialog } from '../Dialog'
import { Popover } from '../Popover'
import { Sheet } from '../Sheet'
import { replaceOverlay } from './replace-overlay'

type Shown = 'nothing' | 'menu' | 'question'

function Example({ as }: { as: 'sheet' | 'popover' }) {
  const trigger = useRef<HTMLButtonElement>(null)
  const [shown, setShown] = useState<Shown>('nothing')
  const close = () => setShown('nothing')
  const leave = () => replaceOverlay({ close, trigger: trigger.current, next: () => setShown('question') })
  const row = (
    <button type="button" onClick={leave}>
      Sign out
    </button>
  )
  return (
    <>
      <button ref={trigger} type="button" onClick={() => setShown('menu')}>
        Account
      </button>
      {as === 'popover' && (
        <Popover label="Menu" triggerRef={trigger} open={shown === 'menu'} onOpenChange={close}>
          {row}
        </Popover>
      )}
      {as === 'sheet' && shown === 'menu' && (
        <Sheet title="Menu" closeLabel="Close" onClose={close}>
          {row}
        </Sheet>
      )}
      {shown === 'question' && (
        <Dialog title="Sign out?" onClose={close}>
          <button type="button">Stay</button>
        </Dialog>
      )}
    </>
  )
}

it.each(['sheet', 'popover'] as const)(
  'lets what follows a %s give the focus back to what opened the first, every time',
  async (as) => {
    render(<Example as={as} />)
    const trigger = screen.getByRole('button', { name: 'Account' })
    for (let time = 0; time < 2; time += 1) {
      await userEvent.click(trigger)
      await userEvent.click(await screen.findByRole('button', { name: 'Sign out' }))
      const question = await screen.findByRole('dialog', { name: 'Sign out?' })
      await waitFor(() => expect(question.contains(document.activeElement)).toBe(true))
      expect(screen.queryByRole('button', { name: 'Sign out' })).toBeNull()
      await userEvent.keyboard('{Escape}')
      expect(screen.queryByRole('dialog')).toBeNull()
      await waitFor(() => expect(document.activeElement).toBe(trigger))
    }
  },
)
