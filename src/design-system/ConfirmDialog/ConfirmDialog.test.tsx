import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'

import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog'

function ask(props: Partial<ConfirmDialogProps> = {}) {
  const onConfirm = vi.fn()
  const onCancel = vi.fn()
  render(
    <ConfirmDialog
      title="Log out?"
      description="What you typed and did not send is lost."
      confirmLabel="Log out"
      cancelLabel="Stay"
      onConfirm={onConfirm}
      onCancel={onCancel}
      {...props}
    />,
  )
  return { onConfirm, onCancel }
}

it('asks its question and takes either answer', async () => {
  const { onConfirm, onCancel } = ask()
  screen.getByRole('alertdialog', { name: 'Log out?' })
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }))
  expect(onConfirm).toHaveBeenCalledOnce()
  await userEvent.click(screen.getByRole('button', { name: 'Stay' }))
  expect(onCancel).toHaveBeenCalledOnce()
})

it('begins at the way back, so that Enter alone does nothing', async () => {
  const { onConfirm, onCancel } = ask()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Stay' })))
  await userEvent.keyboard('{Enter}')
  expect(onConfirm).not.toHaveBeenCalled()
  expect(onCancel).toHaveBeenCalledOnce()
})

it('takes Escape for a no', async () => {
  const { onCancel } = ask()
  await userEvent.keyboard('{Escape}')
  expect(onCancel).toHaveBeenCalledOnce()
})

it('takes a press beside it for nothing', async () => {
  const { onCancel } = ask()
  await userEvent.click(document.body)
  expect(onCancel).not.toHaveBeenCalled()
  screen.getByRole('alertdialog')
})
