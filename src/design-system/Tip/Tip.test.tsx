import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'

import { Tip } from './Tip'

it('says what its drawing means', () => {
  render(<Tip tone="error" toneLabel="Error" title="The status was not changed" />)
  screen.getByText('Error')
})

it('closes by its button, and by Escape while the focus is in it', async () => {
  const onClose = vi.fn()
  render(<Tip tone="info" toneLabel="Hint" title="Saved" closeLabel="Close" onClose={onClose} />)
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledTimes(1)
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(2)
})

it('without a close button is not lost by Escape', async () => {
  const onClose = vi.fn()
  render(
    <Tip tone="system" toneLabel="Notice" onClose={onClose} actions={<button type="button">Got it</button>}>
      The portal rests from 22:00 to 23:30.
    </Tip>,
  )
  screen.getByRole('button', { name: 'Got it' }).focus()
  await userEvent.keyboard('{Escape}')
  expect(onClose).not.toHaveBeenCalled()
})

it('has all its buttons in reach of Tab', async () => {
  render(
    <Tip
      tone="info"
      toneLabel="Hint"
      title="Saved"
      closeLabel="Close"
      actions={<button type="button">Show me</button>}
    />,
  )
  const buttons = new Set(screen.getAllByRole('button'))
  await userEvent.tab()
  buttons.delete(document.activeElement as HTMLElement)
  await userEvent.tab()
  buttons.delete(document.activeElement as HTMLElement)
  expect(buttons.size).toBe(0)
})
