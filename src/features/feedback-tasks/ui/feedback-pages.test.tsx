import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useParams, useSearchParams } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import type { Schemas } from '@/api'
import { closePortals, openPortal, problem } from '@/shared/testing/open-portal'
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

it('shows the people on a phone as cards with the way to each answer, as many as a filter counts', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(width < 768px)',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  open('/post/feedback/p-1035')
  const cards = async () => within(await screen.findByRole('list', { name: 'Feedback' })).getAllByRole('listitem')
  await waitFor(async () => expect(await cards()).toHaveLength(24))
  expect(screen.queryByRole('table')).toBeNull()
  await userEvent.click(screen.getByRole('radio', { name: /^Submitted/ }))
  await waitFor(async () => expect(await cards()).toHaveLength(6))
  const luca = (await cards()).find(({ textContent }) => textContent.includes('Luca Ferrari'))
  if (!luca) throw new Error('Luca has no card')
  const card = within(luca)
  card.getByText('Submitted')
  card.getByText('I agree')
  card.getByRole('button', { name: 'Luca Ferrari' })
  expect(card.getByRole('link', { name: 'Read: Luca Ferrari' }).getAttribute('href')).toBe(
    '/post/feedback/p-1035/recipient?taskId=t-502',
  )
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
  const form = await formOfAsking()
  await userEvent.type(form.getByRole('textbox', { name: /^Question/ }), 'Ready?')
  const people = form.getByRole('combobox', { name: /^People to ask/ })
  await userEvent.type(people, 'Luca')
  await userEvent.click(await screen.findByRole('option', { name: /Luca Ferrari/ }))
  await userEvent.keyboard('{Escape}')
  await userEvent.click(form.getByRole('button', { name: 'Ask' }))
  expect(await form.findByText('Can’t read this post: Luca Ferrari')).toBeTruthy()
  expect(form.getByRole('textbox', { name: /^Question/ })).toHaveProperty('value', 'Ready?')
})

/** Opens the form in which people are asked; its code comes with the first press. */
async function formOfAsking() {
  await userEvent.click(await screen.findByRole('button', { name: 'Ask for feedback' }))
  return within(await screen.findByRole('dialog', {}, { timeout: 10_000 }))
}

/** Offers these in the field for people, in place of those that the server finds. */
const offer = (candidates: Schemas['SubjectCandidate'][]) => (request: Request) =>
  request.url.includes('/subject-candidates') ? Response.json({ candidates }) : undefined

const sofia = {
  id: 'sofia-karras',
  fullName: 'Sofia Karras',
  firstName: 'Sofia',
  accountPhotoUrl: null,
  deleted: false,
}
const candidate = (user: Schemas['UserSummary'], canRead = true): Schemas['SubjectCandidate'] => ({
  subject: { type: 'user', user },
  detail: '',
  canRead,
})

it('names among the people that are offered who cannot read the post, and lets nobody choose them', async () => {
  const board = { type: 'group' as const, group: { id: 'group-board', name: 'Board' } }
  const { portal } = open('/post/feedback/p-1035')
  portal.intercept = offer([candidate(sofia, false), { subject: board, detail: '3', canRead: false }])
  const form = await formOfAsking()
  await userEvent.type(form.getByRole('combobox', { name: /^People to ask/ }), 'o')
  for (const name of [/^Sofia Karras/, /^Board/]) {
    const option = await screen.findByRole('option', { name })
    expect(within(option).getByText('Can’t read this post')).toBeTruthy()
    expect(option.getAttribute('aria-disabled')).toBe('true')
    await userEvent.click(option)
  }
  await userEvent.keyboard('{Escape}')
  await userEvent.type(form.getByRole('textbox', { name: /^Question/ }), 'Ready?')
  await userEvent.click(form.getByRole('button', { name: 'Ask' }))
  expect(await form.findByText('Choose at least one person')).toBeTruthy()
  expect(portal.requests.filter(({ method }) => method === 'POST')).toEqual([])
})

it('reminds those who have not answered, and says so where that was done today', async () => {
  const { tips } = open('/post/feedback/p-1035')
  await userEvent.click(await screen.findByRole('button', { name: 'Remind 11 people' }))
  await waitFor(() =>
    expect(tips.at(-1)).toMatchObject({
      severity: 'success',
      title: { id: 'feedbackTasks.reminded' },
      translateParams: { count: 11 },
    }),
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Remind 11 people' }))
  await waitFor(() =>
    expect(tips.at(-1)).toMatchObject({ severity: 'info', title: { id: 'feedbackTasks.remindedToday' } }),
  )
})

it('closes a request after a question that says who can answer no more', async () => {
  const { portal } = open('/post/feedback/p-1035')
  const closings = () => portal.requests.filter(({ path }) => path.endsWith('/close'))
  await userEvent.click(await screen.findByRole('button', { name: 'Close request' }))
  const question = () => screen.findByRole('alertdialog', { name: 'Close this request?' })
  const asked = within(await question())
  asked.getByText(/^13 people haven’t answered/)
  await userEvent.click(asked.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(closings()).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Close request' }))
  await userEvent.click(within(await question()).getByRole('button', { name: 'Close request' }))
  await screen.findByText('Closed')
  expect(closings()).toHaveLength(1)
  for (const name of [/^Close request/, /^Remind/, /^Edit request/])
    expect(screen.queryByRole('button', { name })).toBeNull()
})

it('withdraws what one person was asked', async () => {
  const { tips } = open('/post/feedback/p-1035/recipient?taskId=t-501')
  await screen.findByText(/hasn’t answered yet/)
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }))
  await waitFor(() => expect(screen.getAllByText('Withdrawn').length).toBeGreaterThan(0))
  expect(tips.at(-1)).toMatchObject({ title: { id: 'feedbackTasks.wasWithdrawn' } })
  expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull()
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

it('can be answered where the post itself did not come, which can be asked for again', async () => {
  let isLost = true
  openPortal(routes, {
    address: '/post/feedback/p-1034/recipient?taskId=t-311',
    intercept: ({ url }) => (isLost && /\/posts\/p-1034$/.test(url) ? problem(500, 'internal-error') : undefined),
  })
  const post = within(await screen.findByRole('region', { name: 'The post' }))
  const again = await post.findByRole('button', { name: 'Try again' })
  expect(screen.getByRole('button', { name: 'Submit' })).toBeTruthy()
  isLost = false
  await userEvent.click(again)
  expect(await post.findByRole('link', { name: 'Open the post' })).toBeTruthy()
})
