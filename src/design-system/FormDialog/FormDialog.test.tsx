import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'

import { TextArea } from '../TextArea'
import { TextField } from '../TextField'
import { FormDialog, type FormDialogProps } from './FormDialog'

function open(props: Partial<FormDialogProps> = {}) {
  const onSubmit = vi.fn()
  const onClose = vi.fn()
  function Example() {
    const [name, setName] = useState('')
    const [errors, setErrors] = useState<{ name?: string }>({})
    return (
      <FormDialog
        title="New collection"
        closeLabel="Close"
        submitLabel="Save"
        cancelLabel="Cancel"
        errors={errors}
        onSubmit={() => {
          setErrors(name === '' ? { name: 'Give it a name.' } : {})
          if (name !== '') onSubmit(name)
        }}
        onClose={onClose}
        {...props}
      >
        <TextField label="Name" value={name} error={errors.name} onValueChange={setName} />
        <TextArea label="Description" />
      </FormDialog>
    )
  }
  render(<Example />)
  return { onSubmit, onClose }
}

it('is sent by its button, by Enter in a line and by Ctrl+Enter in a text', async () => {
  const { onSubmit } = open()
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Press 2')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), '{Enter}')
  await userEvent.type(
    screen.getByRole('textbox', { name: 'Description' }),
    'Rules{Enter}of it{Control>}{Enter}{/Control}',
  )
  expect(onSubmit.mock.calls).toEqual([['Press 2'], ['Press 2'], ['Press 2']])
})

it('takes the focus to the first field in error, each time it is tried', async () => {
  const { onSubmit } = open()
  const name = screen.getByRole('textbox', { name: 'Name' })
  for (let time = 0; time < 2; time += 1) {
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(document.activeElement).toBe(name))
  }
  expect(onSubmit).not.toHaveBeenCalled()
})

it.each<[string, Partial<FormDialogProps>]>([
  ['while it is on its way', { busy: true }],
  ['while something stands in the way', { blocked: true }],
])('is not sent %s, and keeps what was typed', async (_when, props) => {
  const { onSubmit } = open(props)
  const name = screen.getByRole('textbox', { name: 'Name' })
  await userEvent.type(name, 'Press 2{Enter}')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(onSubmit).not.toHaveBeenCalled()
  expect(name).toHaveProperty('value', 'Press 2')
})

it('says why it was not sent', () => {
  open({ problem: 'It could not be saved.' })
  expect(screen.getByRole('alert').textContent).toBe('It could not be saved.')
})

it('closes by Escape, and by Cancel where that means no more', async () => {
  const { onClose } = open()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(2)
})

it('lets Cancel throw away what Escape keeps', async () => {
  const onCancel = vi.fn()
  const { onClose } = open({ onCancel })
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(onCancel).toHaveBeenCalledOnce()
  expect(onClose).not.toHaveBeenCalled()
})

it('leaves the form below alone', async () => {
  const below = vi.fn()
  const onSubmit = vi.fn()
  render(
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- A page with a key of its own.
    <form onSubmit={below} onKeyDown={({ key }) => key === 'Enter' && below()}>
      <FormDialog title="Words" submitLabel="Save" cancelLabel="Cancel" onSubmit={onSubmit} onClose={() => {}}>
        <TextField label="Name" />
      </FormDialog>
    </form>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), '{Control>}{Enter}{/Control}')
  expect(onSubmit).toHaveBeenCalledTimes(2)
  expect(below).not.toHaveBeenCalled()
})
