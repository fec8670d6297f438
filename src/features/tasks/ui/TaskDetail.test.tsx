import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import type { Schemas } from '@/api'
import { examples } from '@/api/examples.gen'
import { closePortals, openPortal } from '@/shared/testing/open-portal'
import { testStart } from '../../../../mock-server/state/clock'
import { TaskDetail } from './TaskDetail'

afterEach(async () => {
  vi.useRealTimers()
  await closePortals()
})

const { taskDetail, closedTask, groupTask } = examples.getTask
const named = (id: string, fullName: string): Schemas['UserSummary'] => ({ ...taskDetail.createdBy, id, fullName })
const marco = named('marco-bianchi', 'Marco Bianchi')
const sofia = named('sofia-karras', 'Sofia Karras')

const show = (task: Partial<Schemas['Task']>) => openPortal({ '/': <TaskDetail task={{ ...taskDetail, ...task }} /> })

/** What the task says of something. */
async function fact(term: string) {
  const description = (await screen.findByText(term)).nextElementSibling
  if (!(description instanceof HTMLElement)) throw new Error(`nothing is said of: ${term}`)
  return description
}

/** Which drawings stand somewhere, by the names that lucide gives them. */
const drawings = (area: Element) =>
  [...area.querySelectorAll('svg')].map((svg) => /lucide-([\w-]+)/.exec(svg.getAttribute('class') ?? '')?.[1])

it('shows the faces of several who follow it and how many they are, and names each of them when that is pressed', async () => {
  show({ monitors: [marco, sofia] })
  const monitors = within(await fact('Monitored by'))
  const faces = within(monitors.getByRole('list', { name: 'Monitored by' })).getAllByRole('img')
  expect(faces.map((face) => face.getAttribute('aria-label'))).toEqual(['Marco Bianchi', 'Sofia Karras'])
  expect(monitors.queryByRole('button', { name: 'Sofia Karras' })).toBeNull()
  const number = monitors.getByRole('button', { name: '2 people', expanded: false })
  await userEvent.click(number)
  for (const name of ['Marco Bianchi', 'Sofia Karras']) monitors.getByRole('button', { name })
  await userEvent.click(monitors.getByRole('button', { name: '2 people', expanded: true }))
  expect(monitors.queryByRole('button', { name: 'Sofia Karras' })).toBeNull()
})

it('names the one person who follows it at once, without a number', async () => {
  show({ monitors: [marco] })
  const monitors = within(await fact('Monitored by'))
  monitors.getByRole('button', { name: 'Marco Bianchi' })
  expect(monitors.queryByRole('list')).toBeNull()
  expect(monitors.queryByText(/people|person/)).toBeNull()
})

it.each([
  { priority: 'urgent', what: 'a doubled sign', signs: ['chevrons-up'] },
  { priority: 'high', what: 'a single sign', signs: ['chevron-up'] },
  { priority: 'low', what: 'no sign', signs: [] },
])('has $what beside the priority $priority', async ({ priority, signs }) => {
  show({ priority })
  expect(drawings(await fact('Priority'))).toEqual(signs)
})

const closing: Schemas['Task']['closing'] = closedTask.closing
const noted: { what: string; sign: string; task: Partial<Schemas['Task']> }[] = [
  { what: 'waits for it', sign: 'workflow', task: { requiredFor: { transitionId: 'tr-approve', name: 'Approve' } } },
  { what: 'was done with it', sign: 'circle-check', task: { closing } },
  { what: 'made it needless', sign: 'circle-x', task: { closing: closing && { ...closing, outcome: 'not-needed' } } },
]

it.each(noted)('has the sign $sign above all else where something $what', async ({ sign, task }) => {
  show(task)
  expect(drawings(await screen.findByRole('note'))).toEqual([sign])
})

it('says everything that is known of it', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: testStart })
  show({ commentsCount: 3, requiredFor: { transitionId: 'tr-approve', name: 'Approve' } })
  await screen.findByText(/^Above 0.15 mm/)
  const terms = [...document.querySelectorAll('dt')]
  expect(Object.fromEntries(terms.map((term) => [term.textContent, term.nextElementSibling?.textContent]))).toEqual({
    Status: 'OpenStart',
    Assignee: 'GRGiulia Riva',
    Due: 'Fri, 27 Nov 2026 ',
    Priority: 'Normal',
    Reminders: '1 day before then at 08:00 while overdue',
    'Monitored by': 'MBMarco BianchiMonitor',
    'Created by': 'GRGiulia Riva19 November 2026, 10:20',
  })
  const note = screen.getByRole('note')
  expect(note.textContent).toBe('Must be closed before post 1042 can move on: Approve')
  expect(within(note).getByText('Approve').tagName).toBe('STRONG')
  screen.getByRole('tab', { name: /^Comments\s*3$/ })
  screen.getByRole('tab', { name: 'Activity' })
})

it('tells in words who only reads it why they cannot move it, and has no button for that', async () => {
  show({ ...groupTask, canTake: false, moves: [] })
  const state = within(await fact('Status'))
  state.getByText('Only its assignee and those who manage it can change this.')
  expect(state.queryByRole('button')).toBeNull()
  expect(within(await fact('Assignee')).queryByRole('button', { name: 'Take' })).toBeNull()
})

it.each([
  { hours: 1, words: 'Overdue' },
  { hours: 25, words: 'overdue by 1 day' },
  { hours: 71, words: 'overdue by 2 days' },
])('says after $hours hours that it is: $words', async ({ hours, words }) => {
  vi.useFakeTimers({ toFake: ['Date'], now: testStart })
  const moment = new Date(testStart - hours * 3_600_000).toISOString()
  show({ expirationAllDay: false, expiration: { zonedDatetime: moment, timeZone: 'Europe/Rome' } })
  within(await fact('Due')).getByText(words)
})

it('is brought to mind in the mornings after its end, also where no reminder was chosen', async () => {
  show({ remindBefore: [] })
  expect((await fact('Reminders')).textContent).toBe('At 08:00 while overdue')
})

it('without an end and a reminder is not brought to mind', async () => {
  show({ remindBefore: [], expiration: null })
  await fact('Due')
  expect(screen.queryByText('Reminders')).toBeNull()
})
