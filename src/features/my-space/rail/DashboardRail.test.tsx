import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { examples } from '@/api/examples.gen'
import { sendHeldActs } from '@/features/held-acts'
import { stopUndo } from '@/features/held-acts/testing/stop-undo'
import { type OpenOptions, openPortal, problem } from '@/shared/testing/open-portal'
import { DashboardRail } from './DashboardRail'

beforeEach(stopUndo)
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const open = (options: OpenOptions = {}) => openPortal({ '/': <DashboardRail /> }, options)
const card = async (name: string) => within(await screen.findByRole('region', { name }))
const count = async (name: string, number: number) => {
  await screen.findByRole('link', { name: `${name}: All ${number}` })
}
const writes = ({ portal }: ReturnType<typeof open>) =>
  portal.requests.flatMap(({ method, path }) => (method === 'GET' ? [] : `${method} ${path.split('/posts/').at(-1)}`))

/** Of all that waits in the examples only the step that asks for nothing. */
function lastOfExamples(): Response {
  const { items, ...page } = examples.listWaiting.waiting
  return Response.json({ ...page, items: items.slice(-1) })
}

const asInEvents: NonNullable<OpenOptions['intercept']> = ({ url }) => {
  if (!url.includes('/communication/events')) return undefined
  const { events, ...page } = examples.listEvents.eventsAhead
  const [invited] = examples.listWaiting.waiting.items.flatMap((item) => item.event ?? [])
  return Response.json({
    ...page,
    events: events.map((post) => (post.id === 'p-1013' ? { ...post, event: invited } : post)),
  })
}

async function acknowledgeFirst() {
  const forYou = await card('For you')
  await userEvent.click(await forYou.findByRole('button', { name: /^Acknowledge: The week in figures/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('checkbox', { name: /I have checked my stock/ }))
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }))
  await forYou.findByText('Acknowledged')
  return forYou
}

it('lists the most pressing things, the first tasks by when they are due, and the next events', async () => {
  open()
  const forYou = await card('For you')
  await forYou.findByRole('link', { name: /drivers from batch 24-17/ })
  expect(forYou.getAllByRole('listitem')).toHaveLength(4)
  await count('For you', 12)
  const tasks = await card('Tasks due')
  const titles = (await tasks.findAllByRole('listitem')).map((row) => within(row).getByRole('link').textContent)
  expect(titles).toEqual(['Check press 1 and 3', 'Read pages 12 to 19', 'Sign the audit plan'])
  await count('Tasks due', 5)
  const events = await card('Next events')
  await events.findByRole('link', { name: /Betriebsversammlung/ })
  expect(events.getAllByText('You said yes')).toHaveLength(2)
})

it('has no card for what there is nothing of', async () => {
  const { portal } = open({ seed: 'empty' })
  await waitFor(() => expect(portal.requests.length).toBeGreaterThanOrEqual(4))
  await waitFor(() => expect(screen.queryAllByRole('region')).toHaveLength(0))
})

it('fails card by card, and tries again in its place', async () => {
  const { portal } = open({
    intercept: ({ url }) => (url.includes('/waiting') ? problem(500, 'internal-error') : undefined),
  })
  const forYou = await card('For you')
  const again = await forYou.findByRole('button', { name: 'Try again' })
  await (await card('Tasks due')).findAllByRole('listitem')
  portal.intercept = undefined
  await userEvent.click(again)
  expect(await forYou.findAllByRole('listitem')).toHaveLength(4)
})

it('acknowledges for five seconds before the server hears of it; the numbers follow at once', async () => {
  const portal = open()
  await count('For you', 12)
  const forYou = await acknowledgeFirst()
  await count('For you', 11)
  expect(writes(portal)).toEqual([])
  await userEvent.click(forYou.getByRole('button', { name: 'Undo' }))
  await count('For you', 12)
  await forYou.findByRole('button', { name: /^Acknowledge: The week in figures/ })
  await sendHeldActs()
  expect(writes(portal)).toEqual([])

  await acknowledgeFirst()
  await sendHeldActs()
  expect(writes(portal)).toEqual(['PUT p-908/acknowledgements/mine'])
  await count('For you', 11)
})

it('counts what is held as done in the answers of meanwhile too', async () => {
  const { queryClient } = open()
  await count('For you', 12)
  await acknowledgeFirst()
  await queryClient.invalidateQueries({ queryKey: ['navigation', 'counts'] })
  await count('For you', 11)
})

it('says so when an acknowledgement was not recorded, and asks again', async () => {
  const { portal, tips } = open()
  await count('For you', 12)
  const forYou = await acknowledgeFirst()
  portal.intercept = ({ method }) => (method === 'PUT' ? problem(500, 'internal-error') : undefined)
  await sendHeldActs()
  expect(tips).toHaveLength(1)
  await count('For you', 12)
  await forYou.findByRole('button', { name: /^Acknowledge: The week in figures/ })
})

it('takes a step that asks for nothing in its row, and takes it back there', async () => {
  const portal = open({ intercept: ({ url }) => (url.includes('/waiting') ? lastOfExamples() : undefined) })
  const forYou = await card('For you')
  await count('For you', 12)
  const step = await forYou.findByRole('button', { name: /^Submit for review: The week in figures/ })
  await userEvent.click(step)
  await forYou.findByText(/^Moved to /)
  await count('For you', 11)
  expect(portal.tips).toEqual([])
  await userEvent.click(forYou.getByRole('button', { name: 'Undo' }))
  await forYou.findByRole('button', { name: /^Submit for review: The week in figures/ })
  await count('For you', 12)
  expect(writes(portal)).toEqual([
    'POST p-957/workflow/transitions/tr-submit',
    expect.stringMatching(/^POST p-957\/workflow\/records\/.*\/undo$/),
  ])
})

it('closes a task by its tick and opens it again; the row stays and all numbers follow', async () => {
  open()
  const tasks = await card('Tasks due')
  const tick = await tasks.findByRole('checkbox', { name: 'Close: Check press 1 and 3' })
  await userEvent.click(tick)
  await tasks.findByText('Task closed')
  await count('Tasks due', 4)
  await count('For you', 11)
  expect(tasks.getAllByRole('listitem')).toHaveLength(3)
  await userEvent.click(tasks.getByRole('button', { name: 'Undo' }))
  await count('Tasks due', 5)
  await count('For you', 12)
  expect(tasks.queryByText('Task closed')).toBeNull()
})

it('answers an invitation in either card, for both', async () => {
  const portal = open({
    intercept: (request) => {
      if (request.url.includes('/waiting')) {
        const { items, ...page } = examples.listWaiting.waiting
        return Response.json({ ...page, items: items.filter(({ kind }) => kind === 'invitation') })
      }
      return asInEvents(request)
    },
  })
  const [forYou, events] = [await card('For you'), await card('Next events')]
  await forYou.findByRole('button', { name: 'Maybe' })
  await userEvent.click(await events.findByRole('button', { name: 'No' }))
  await events.findByText('You said no')
  await forYou.findByText('You said no')
  await count('For you', 11)
  await userEvent.click(forYou.getByRole('button', { name: 'Undo' }))
  await count('For you', 12)
  expect(events.queryByText('You said no')).toBeNull()
  await userEvent.click(await forYou.findByRole('button', { name: 'Yes' }))
  await sendHeldActs()
  expect(writes(portal)).toEqual(['PUT p-1013/invitations/mine'])
})
