import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { closePortals, openPortal } from '@/shared/testing/open-portal'
import { NewTaskDialog } from './NewTaskDialog'

afterEach(closePortals)

/** The form as the list of tasks opens it, for somebody who makes tasks at a post that most people cannot read. */
async function begin() {
  const onClose = vi.fn()
  const opened = openPortal({ '/': <NewTaskDialog post={null} onClose={onClose} /> }, { signedInAs: 'elena.papadaki' })
  const form = within(await screen.findByRole('dialog', { name: 'New task' }))
  await userEvent.type(form.getByLabelText('Title'), 'Read it')
  const choose = async (field: RegExp, typed: string, option: RegExp) => {
    await userEvent.type(form.getByRole('combobox', { name: field }), typed)
    await userEvent.click(await screen.findByRole('option', { name: option }))
  }
  return {
    form,
    onClose,
    assign: async (name: string) => {
      await choose(/^Assign/, name, new RegExp(name))
      // The list stays open for more names; Escape closes it, and the form stays.
      await userEvent.keyboard('{Escape}')
    },
    choosePost: (number: string) => choose(/^Post/, number, new RegExp(`Post ${number}`)),
    create: () => userEvent.click(form.getByRole('button', { name: 'Create' })),
    sent: () => opened.portal.requests.filter(({ method }) => method === 'POST').map(({ path }) => path),
  }
}

it('is refused by the server, by name, for whoever cannot read the post that is chosen after them', async () => {
  const { form, assign, choosePost, create, sent, onClose } = await begin()
  await assign('Giulia Riva')
  await choosePost('965')
  await create()
  await form.findByText('Giulia Riva can’t read this post')
  expect(form.getByLabelText('Title')).toHaveProperty('value', 'Read it')
  // Without her it is made.
  await userEvent.click(form.getByRole('button', { name: /^Remove.*Giulia Riva/ }))
  await create()
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(sent().filter((path) => path.endsWith('/p-965/tasks'))).toHaveLength(2)
})

it('offers nobody who cannot read the post once it is chosen', async () => {
  const { form, choosePost } = await begin()
  await choosePost('965')
  await userEvent.type(form.getByRole('combobox', { name: /^Assign/ }), 'Giulia')
  const giulia = await screen.findByRole('option', { name: /Giulia Riva/ })
  expect(giulia.getAttribute('aria-disabled')).toBe('true')
  within(giulia).getByText('Can’t read this post')
})

it('is refused with a day that is over, at its field, before anything is sent', async () => {
  const { form, choosePost, create, sent, onClose } = await begin()
  await choosePost('965')
  const due = within(form.getByRole('group', { name: /^Due/ }))
  const [month] = due.getAllByRole('spinbutton')
  if (!month) throw new Error('there is no field for a day')
  await userEvent.click(month)
  await userEvent.keyboard('01012020')
  await create()
  await form.findByText('This moment is already over')
  expect(sent().filter((path) => path.endsWith('/tasks'))).toEqual([])
  await userEvent.click(month)
  await userEvent.keyboard('01012099')
  await create()
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(sent().filter((path) => path.endsWith('/p-965/tasks'))).toHaveLength(1)
})
