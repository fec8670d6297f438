import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useParams, useSearchParams } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { closePortals, openPortal } from '@/shared/testing/open-portal'
import { FeedbackView } from './FeedbackView'
import { RecipientView } from './RecipientView'

afterEach(closePortals)

function Recipient() {
  const { postId = '' } = useParams()
  const [address] = useSearchParams()
  return <RecipientView postId={postId} taskId={address.get('taskId')} />
}

const routes = {
  '/post/feedback/:postId/recipient': <Recipient />,
  '/post/feedback/:postId': <FeedbackView postId="p-1035" />,
}

const open = (address: string) => openPortal(routes, { address })

it('leads from the address without a task to what the person was asked', async () => {
  const { router } = open('/post/feedback/p-1034/recipient')
  expect(await screen.findByRole('textbox', { name: /^Answer/ })).toBeTruthy()
  expect(router.state.location.search).toBe('?taskId=t-311')
})

it('submits an answer with its verdict, and shows it as it was given', async () => {
  open('/post/feedback/p-1034/recipient?taskId=t-311')
  await userEvent.click(await screen.findByRole('radio', { name: 'Needs changes' }))
  await userEvent.type(screen.getByRole('textbox', { name: /^Answer/ }), 'Question 7 asks two things.')
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }))
  expect(await screen.findByText('Submitted')).toBeTruthy()
  expect(screen.getByText('Question 7 asks two things.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull()
})

it('keeps a file with the answer as soon as it has arrived, and takes it away again', async () => {
  open('/post/feedback/p-1034/recipient?taskId=t-311')
  const input = await screen.findByLabelText(/^Files/)
  await userEvent.upload(input, new File(['four'], 'gauges.txt', { type: 'text/plain' }))
  expect(await screen.findByRole('link', { name: /gauges/ })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Remove gauges.txt' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: /gauges/ })).toBeNull())
})

it('returns an answer only with a word about what is missing', async () => {
  open('/post/feedback/p-1035/recipient?taskId=t-502')
  await userEvent.click(await screen.findByRole('button', { name: 'Return' }))
  await userEvent.click(screen.getByRole('button', { name: 'Return' }))
  expect(await screen.findByText('Say what’s missing')).toBeTruthy()
  await userEvent.type(screen.getByRole('textbox', { name: /^What’s missing/ }), 'Since when?')
  await userEvent.click(screen.getByRole('button', { name: 'Return' }))
  expect(await screen.findByText('Returned: Since when?')).toBeTruthy()
})

it('shows as many rows as a filter counts', async () => {
  open('/post/feedback/p-1035')
  const rows = () => within(screen.getByRole('table', { name: 'Feedback' })).getAllByRole('row')
  await waitFor(() => expect(rows()).toHaveLength(25))
  await userEvent.click(await screen.findByRole('radio', { name: /^Submitted/ }))
  await waitFor(() => expect(rows()).toHaveLength(7))
})

it('hands the whole list on as a file for spreadsheets, as it is filtered', async () => {
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file')
  open('/post/feedback/p-1035?state=submitted')
  await userEvent.click(await screen.findByRole('button', { name: 'Save as CSV' }))
  await waitFor(() => expect(saved).toHaveBeenCalled())
  const [file] = saved.mock.calls[0] ?? []
  const lines = (await (file as Blob).text()).split('\r\n')
  expect(lines).toHaveLength(7)
  expect(lines[0]).toMatch(/Person,Status,Verdict,When,Answer$/)
  saved.mockRestore()
})

it('names who cannot read the post at the field, and keeps what was written', async () => {
  const refused = {
    type: './problems/recipient-cannot-read',
    title: 'The request was not accepted',
    status: 422,
    code: 'recipient-cannot-read',
    requestId: 'r-1',
    errors: [{ pointer: '/recipients/0', code: 'recipient-cannot-read', message: 'cannot read the post' }],
  }
  const headers = { 'content-type': 'application/problem+json' }
  openPortal(routes, {
    address: '/post/feedback/p-1035',
    intercept: ({ method, url }) =>
      method === 'POST' && url.endsWith('/feedback-requests')
        ? new Response(JSON.stringify(refused), { status: 422, headers })
        : undefined,
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Ask for feedback' }))
  // Its code comes with the first press.
  const form = within(await screen.findByRole('dialog', {}, { timeout: 10_000 }))
  await userEvent.type(form.getByRole('textbox', { name: /^Question/ }), 'Ready?')
  const people = form.getByRole('combobox', { name: /^People to ask/ })
  await userEvent.type(people, 'Luca')
  await userEvent.click(await screen.findByRole('option', { name: /Luca Ferrari/ }))
  await userEvent.keyboard('{Escape}')
  await userEvent.click(form.getByRole('button', { name: 'Ask' }))
  expect(await form.findByText('Can’t read this post: Luca Ferrari')).toBeTruthy()
  expect(form.getByRole('textbox', { name: /^Question/ })).toHaveProperty('value', 'Ready?')
})

it('changes what was asked, takes over what another person changed, and asks more people', async () => {
  const { portal } = open('/post/feedback/p-1035')
  await userEvent.click(await screen.findByRole('button', { name: 'Edit request' }))
  const question = await screen.findByRole('textbox', { name: /^Question/ }, { timeout: 10_000 })
  const form = within(screen.getByRole('dialog', { name: 'Edit feedback request' }))
  await userEvent.clear(question)
  await userEvent.type(question, 'Which papers?')
  // Another person is faster with another box.
  portal.intercept = (request) => {
    if (request.method !== 'PATCH') return undefined
    portal.intercept = undefined
    const { url, headers } = request
    const body = JSON.stringify({ occToken: 'fr-1035-1', filesAllowed: false })
    return fetch(new Request(url, { method: 'PATCH', headers, body })).then(() => fetch(request))
  }
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText(/^Someone else changed this request/)).toBeTruthy()
  expect(form.getByRole('checkbox', { name: 'Allow files' })).toHaveProperty('checked', false)
  await userEvent.type(form.getByRole('combobox', { name: /^Add people/ }), 'Jules')
  await userEvent.click(await screen.findByRole('option', { name: /Jules Perrin/ }))
  await userEvent.keyboard('{Escape}')
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Which papers?')).toBeTruthy()
  expect(await screen.findByRole('radio', { name: /^All.*25/ })).toBeTruthy()
}, 20_000)

it('keeps what was written where the network is lost, and sends it with the next press', async () => {
  const { portal } = open('/post/feedback/p-1034/recipient?taskId=t-311')
  await userEvent.click(await screen.findByRole('radio', { name: 'I agree' }))
  portal.intercept = ({ method, url }) =>
    method === 'POST' && url.endsWith('/submit') ? Promise.reject(new TypeError('lost')) : undefined
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }))
  expect(await screen.findByText(/^You’re offline/)).toBeTruthy()
  portal.intercept = undefined
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }))
  expect(await screen.findByText('Submitted')).toBeTruthy()
})
