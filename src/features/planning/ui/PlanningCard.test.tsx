import { useQuery } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Schemas } from '@/api'
import { postQueries } from '@/features/posts'
import { type OpenOptions, openPortal, problem } from '@/shared/testing/open-portal'
import { PlanningCard } from './PlanningCard'

afterEach(() => vi.unstubAllGlobals())

/** Card of a post as the page of the post draws it. */
function Loaded({ postId }: { postId: string }) {
  const { data } = useQuery(postQueries.detail(postId))
  return data ? <PlanningCard post={data} /> : <p>Loading</p>
}

/** The card of the post that Giulia is asked to do. */
function open(options: OpenOptions = {}, postId = 'p-1035') {
  const opened = openPortal({ '/': <Loaded postId={postId} /> }, options)
  const sent = () => opened.portal.requests.filter(({ method }) => method === 'PATCH').map(({ body }) => body)
  return { ...opened, sent }
}

const card = async () => within(await screen.findByRole('region', { name: 'Planning' }))
const edit = async () => userEvent.click(await screen.findByRole('button', { name: 'Edit planning' }))
const choose = async (priority: string) =>
  userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Priority' }, { timeout: 5_000 }), priority)
/** Writes the parts of a day that change; they stand in the order of the reader's country. */
async function type(label: string, day: Partial<Record<'day' | 'month', string>>) {
  const field = within(screen.getByRole('group', { name: label }))
  for (const [part, digits] of Object.entries(day)) {
    await userEvent.click(field.getByRole('spinbutton', { name: new RegExp(`^${part}`) }))
    await userEvent.keyboard(digits)
  }
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))
const isPatch = (request: Request) => request.method === 'PATCH'

describe('the planning beside a post', () => {
  it('names assignee, days and priority', async () => {
    open()
    const shown = await card()
    shown.getByText('Giulia Riva')
    shown.getByText('30 Nov to 11 Dec')
    shown.getByText('Normal')
  })

  it('cannot be changed by a reader', async () => {
    open({}, 'p-1042')
    ;(await card()).getByText('Line 4')
    expect(screen.queryByRole('button', { name: 'Edit planning' })).toBeNull()
  })

  it('is absent where nothing is planned, for those who may not plan', async () => {
    open({}, 'p-1036')
    await waitFor(() => expect(screen.queryByText('Loading')).toBeNull())
    expect(screen.queryByRole('region', { name: 'Planning' })).toBeNull()
  })
})

it('is changed in its place, keeps the focus, and Undo brings back what it replaced', async () => {
  const { tips } = open()
  await edit()
  await choose('urgent')
  await save()
  await screen.findByText('Urgent')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit planning' }))
  expect(tips).toMatchObject([{ severity: 'success', title: { id: 'planning.saved' } }])
  tips[0]?.actionCallbacks?.[0]?.onSelect()
  await screen.findByText('Normal')
  await waitFor(() => expect(tips.at(-1)).toMatchObject({ title: { id: 'planning.undone' } }))
})

it('changes the days, and Undo brings both back', async () => {
  const { tips, sent } = open()
  await edit()
  await screen.findByRole('group', { name: 'Expected start' }, { timeout: 5_000 })
  await type('Expected start', { day: '02', month: '12' })
  await type('Expected end', { day: '09' })
  await save()
  await screen.findByText('2 Dec to 9 Dec')
  expect(JSON.parse(sent()[0] ?? '')).toMatchObject({
    expectedStartDate: '2026-12-02',
    expectedEndDate: '2026-12-09',
  })
  tips[0]?.actionCallbacks?.[0]?.onSelect()
  await screen.findByText('30 Nov to 11 Dec')
})

it('hands the post over to who is found by name', async () => {
  open()
  await edit()
  const assignee = await screen.findByRole('combobox', { name: 'Assignee' }, { timeout: 5_000 })
  await userEvent.clear(assignee)
  await userEvent.type(assignee, 'marco')
  await userEvent.click(await screen.findByRole('option', { name: /^Marco Bianchi/ }, { timeout: 5_000 }))
  await save()
  const shown = await card()
  await shown.findByText('Marco Bianchi')
  shown.getByText('30 Nov to 11 Dec')
})

it('hands the post over, and Undo gives it back to who had it', async () => {
  const { tips, sent } = open({ signedInAs: 'tiago.duarte' })
  await edit()
  const assignee = await screen.findByRole('combobox', { name: 'Assignee' }, { timeout: 5_000 })
  await userEvent.clear(assignee)
  await userEvent.type(assignee, 'line 4')
  await userEvent.click(await screen.findByRole('option', { name: /^Line 4/ }, { timeout: 5_000 }))
  await save()
  await (await card()).findByText('Line 4')
  tips[0]?.actionCallbacks?.[0]?.onSelect()
  await (await card()).findByText('Giulia Riva')
  expect(sent().map((body) => (JSON.parse(body) as Schemas['PostData']).assignee)).toMatchObject([
    { type: 'group', group: { name: 'Line 4' } },
    { type: 'user', user: { id: 'giulia-riva' } },
  ])
})

it('says that Undo is not possible once the person has handed the post over', async () => {
  const { portal, tips } = open()
  await edit()
  await choose('urgent')
  await save()
  await screen.findByText('Urgent')
  portal.intercept = (request) => (isPatch(request) ? problem(403, 'planning-forbidden') : undefined)
  tips[0]?.actionCallbacks?.[0]?.onSelect()
  await waitFor(() => expect(tips.at(-1)).toMatchObject({ severity: 'error', title: { id: 'planning.undoRefused' } }))
})

describe('when somebody else plans meanwhile', () => {
  it('tells how it stands now, keeps what was chosen, and saves over it when asked again', async () => {
    const { queryClient, sent } = open()
    await edit()
    await choose('urgent')
    queryClient.setQueryData(postQueries.detail('p-1035').queryKey, (post) =>
      post?.data ? { ...post, data: { ...post.data, priority: 'low', occToken: 'data-1035-7' } } : post,
    )
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('It’s now: Giulia Riva, 30 Nov to 11 Dec, Low.')
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Priority' }).value).toBe('urgent')
    await save()
    expect(sent()[0]).toContain('"occToken":"data-1035-7"')
  })

  it('says so too where the server was the first to know', async () => {
    const current = {
      assignee: null,
      expectedStartDate: null,
      expectedEndDate: null,
      priority: 'high',
      occToken: 'data-1035-9',
    }
    const refusal = { type: './problems/occ-conflict', title: 'Changed', status: 409, code: 'occ-conflict', current }
    const { portal, sent } = open()
    await edit()
    await choose('urgent')
    portal.intercept = (request) =>
      isPatch(request)
        ? new Response(JSON.stringify(refusal), {
            status: 409,
            headers: { 'content-type': 'application/problem+json' },
          })
        : undefined
    await save()
    expect((await screen.findByRole('alert')).textContent).toContain('It’s now: High.')
    portal.intercept = undefined
    await save()
    await waitFor(() => expect(sent()[1]).toContain('"occToken":"data-1035-9"'))
  })
})

describe('what is refused', () => {
  it.each([
    [422, 'assignee-cannot-read', 'Assignee', 'This assignee can’t read the post.'],
    [422, 'end-before-start', 'Expected end', 'The end is before the start.'],
  ])('is said at its field: %i %s', async (status, code, field, words) => {
    open({ intercept: (request) => (isPatch(request) ? problem(status, code) : undefined) })
    await edit()
    await choose('urgent')
    await save()
    await screen.findByText(words)
    expect(screen.getAllByLabelText(new RegExp(field)).length).toBeGreaterThan(0)
  })

  it.each([
    [403, 'planning-forbidden', 'You can no longer plan this post.'],
    [503, 'unavailable', 'Couldn’t save. Your changes are still here; try again.'],
  ])('leaves what was chosen after %i %s', async (status, code, words) => {
    open({ intercept: (request) => (isPatch(request) ? problem(status, code) : undefined) })
    await edit()
    await choose('urgent')
    await save()
    expect((await screen.findByRole('alert')).textContent).toBe(words)
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Priority' }).value).toBe('urgent')
  })
})
