import { useQuery } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useParams } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Schemas } from '@/api'
import { stopUndo } from '@/features/held-acts/testing/stop-undo'
import { postQueries } from '@/features/posts'
import { closePortals, type OpenOptions, openPortal, problem } from '@/shared/testing/open-portal'
import { testStart } from '../../../../mock-server/state/clock'
import { SubActivitiesPanel } from './SubActivitiesPanel'

beforeEach(stopUndo)
afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  await closePortals()
})

function Tab() {
  const { postId = '' } = useParams()
  const { data } = useQuery(postQueries.detail(postId))
  return data ? <SubActivitiesPanel post={data} /> : null
}

/** The post that Giulia is asked to do, whose work has no parts yet. */
const audit = '/p-1035'
const open = (address: string, options: OpenOptions = {}) =>
  openPortal({ '/:postId': <Tab /> }, { address, ...options })

/** Adds these, one after the other, with the keyboard alone. */
async function openWith(added: readonly string[], options?: OpenOptions) {
  const portal = open(audit, options)
  const field = await screen.findByRole('textbox', { name: 'New sub-activity' })
  for (const title of added) {
    await userEvent.type(field, `${title}{Enter}`)
    await editOf(title)
    expect(document.activeElement).toBe(field)
    await waitFor(() => expect(field).toHaveProperty('value', ''))
  }
  return portal
}

const editOf = (title: string) => screen.findByRole('button', { name: `Edit: ${title}` }, { timeout: 5_000 })
const titles = () => screen.queryAllByRole('button', { name: /^Edit: / }).map(({ textContent }) => textContent)
const tickOf = (title: string) => screen.findByRole('checkbox', { name: `Close: ${title}` })
const lastUndo = ({ tips }: ReturnType<typeof open>) => act(() => tips.at(-1)?.actionCallbacks?.[0]?.onSelect())
const sent = ({ portal }: ReturnType<typeof open>, method: string) =>
  portal.requests.filter((request) => request.method === method && request.path.includes('/sub-activities'))

describe('the parts of the work', () => {
  it('are added one after the other without leaving the field, each at the end', async () => {
    await openWith(['Dates', 'Rooms', 'Papers'])
    expect(titles()).toEqual(['Dates', 'Rooms', 'Papers'])
    await userEvent.keyboard('{Enter}')
    await screen.findByText('Enter a title.')
  })

  it('change their order by Alt and an arrow, which says what stands where, and Undo brings it back', async () => {
    const portal = await openWith(['Dates', 'Rooms', 'Papers'])
    const button = await editOf('Papers')
    button.focus()
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await waitFor(() => expect(titles()).toEqual(['Dates', 'Papers', 'Rooms']))
    expect(document.activeElement).toBe(await editOf('Papers'))
    expect(portal.tips.at(-1)).toMatchObject({
      title: { id: 'subActivities.movedTo' },
      translateParams: { title: 'Papers', position: 2, total: 3 },
    })
    lastUndo(portal)
    await waitFor(() => expect(titles()).toEqual(['Dates', 'Rooms', 'Papers']))
    await waitFor(() => expect(sent(portal, 'PUT')).toHaveLength(2))
  })

  it('go back to their place where the server refuses the move', async () => {
    const portal = await openWith(['Dates', 'Rooms'], {
      intercept: ({ method }) => (method === 'PUT' ? problem(403, 'planning-forbidden') : undefined),
    })
    const button = await editOf('Rooms')
    button.focus()
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await waitFor(() => expect(portal.tips.at(-1)).toMatchObject({ title: { id: 'subActivities.refused' } }))
    expect(titles()).toEqual(['Dates', 'Rooms'])
  })

  describe('in the menu of a row', () => {
    const menuOf = (title: string) => screen.getByRole('button', { name: `Actions for ${title}` })
    const entry = (name: string) => screen.findByRole('menuitem', { name }, { timeout: 5_000 })
    const choose = async (title: string, name: string) => {
      await userEvent.click(menuOf(title))
      await userEvent.click(await entry(name))
    }
    const hasFocus = (title: string) => menuOf(title).closest('[role="row"]')?.contains(document.activeElement)
    const orders = (portal: ReturnType<typeof open>) =>
      sent(portal, 'PUT').map(({ body }) => JSON.parse(body) as unknown)

    it('change their order, and the focus stays at the row that was moved', async () => {
      const portal = await openWith(['Dates', 'Rooms', 'Papers'])
      await choose('Papers', 'Move up')
      await waitFor(() => expect(titles()).toEqual(['Dates', 'Papers', 'Rooms']))
      await waitFor(() => expect(hasFocus('Papers')).toBe(true))
      expect(portal.tips.at(-1)).toMatchObject({
        title: { id: 'subActivities.movedTo' },
        translateParams: { title: 'Papers', position: 2, total: 3 },
      })
      await choose('Dates', 'Move down')
      await waitFor(() => expect(titles()).toEqual(['Papers', 'Dates', 'Rooms']))
      await waitFor(() => expect(hasFocus('Dates')).toBe(true))
      await choose('Rooms', 'Move to the top')
      await waitFor(() => expect(titles()).toEqual(['Rooms', 'Papers', 'Dates']))
      await waitFor(() => expect(hasFocus('Rooms')).toBe(true))
      await waitFor(() =>
        expect(orders(portal)).toEqual([
          { id: 'sa-1035-3', afterId: 'sa-1035-1' },
          { id: 'sa-1035-1', afterId: 'sa-1035-3' },
          { id: 'sa-1035-2', afterId: null },
        ]),
      )
    })

    it('go no further up than the first place and no further down than the last', async () => {
      await openWith(['Dates', 'Rooms'])
      const cannot = async (title: string) => {
        await userEvent.click(menuOf(title))
        await entry('Move up')
        const disabled = screen
          .getAllByRole('menuitem', { name: /^Move/ })
          .filter((item) => item.getAttribute('aria-disabled') === 'true')
          .map(({ textContent }) => textContent)
        await userEvent.keyboard('{Escape}')
        await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
        return disabled
      }
      expect(await cannot('Dates')).toEqual(['Move up', 'Move to the top'])
      expect(await cannot('Rooms')).toEqual(['Move down'])
    })

    it('go back to their place where the server refuses the move, which is said', async () => {
      const portal = await openWith(['Dates', 'Rooms'], {
        intercept: ({ method }) => (method === 'PUT' ? problem(403, 'planning-forbidden') : undefined),
      })
      await choose('Dates', 'Move down')
      await waitFor(() => expect(portal.tips.at(-1)).toMatchObject({ title: { id: 'subActivities.refused' } }))
      expect(titles()).toEqual(['Dates', 'Rooms'])
      await waitFor(() => expect(hasFocus('Dates')).toBe(true))
    })
  })

  it('are closed by a tick, which Undo opens again', async () => {
    const portal = await openWith(['Dates'])
    await userEvent.click(await tickOf('Dates'))
    await screen.findByRole('checkbox', { name: 'Closed: Dates', checked: true })
    screen.getByText('Done')
    lastUndo(portal)
    await tickOf('Dates')
    screen.getByText('Planned')
  })

  it('wait with a tick for the network, and send it once', async () => {
    let gone = false
    const portal = await openWith(['Dates'], {
      intercept: ({ method }) => (gone && method === 'PATCH' ? Promise.reject(new TypeError('gone')) : undefined),
    })
    gone = true
    vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => !gone)
    await userEvent.click(await tickOf('Dates'))
    await screen.findByText('waiting for the network')
    gone = false
    const before = sent(portal, 'PATCH').length
    act(() => void window.dispatchEvent(new Event('online')))
    await screen.findByRole('checkbox', { name: 'Closed: Dates', checked: true })
    act(() => void window.dispatchEvent(new Event('online')))
    expect(sent(portal, 'PATCH')).toHaveLength(before + 1)
  })

  it('are brought to each other state by their menu', async () => {
    const portal = await openWith(['Dates'])
    const bring = async (state: string) => {
      await userEvent.click(screen.getByRole('button', { name: 'Actions for Dates' }))
      await userEvent.click(await screen.findByRole('menuitem', { name: `Set to ${state}` }, { timeout: 5_000 }))
      await screen.findByText(state)
    }
    await bring('Running')
    await bring('Cancelled')
    // Cancelled is an end as well.
    await screen.findByRole('checkbox', { name: 'Closed: Dates', checked: true })
    await bring('Planned')
    await tickOf('Dates')
    const states = sent(portal, 'PATCH').map(({ body }) => (JSON.parse(body) as { stateId?: string }).stateId)
    expect(states).toEqual(['sa-running', 'sa-cancelled', 'sa-planned'])
  })

  it('are removed once Undo is over, and not when they are taken back', async () => {
    const portal = await openWith(['Dates', 'Rooms'])
    await userEvent.click(screen.getByRole('button', { name: 'Actions for Dates' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }, { timeout: 5_000 }))
    await waitFor(() => expect(titles()).toEqual(['Rooms']))
    lastUndo(portal)
    await waitFor(() => expect(titles()).toEqual(['Dates', 'Rooms']))
    expect(sent(portal, 'DELETE')).toEqual([])
  })

  it('are only read by those who do not plan the post', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: testStart })
    open('/p-1042')
    await screen.findByText('Trial run with the new limits')
    screen.getByText('1 day late')
    expect(screen.queryByRole('textbox', { name: 'New sub-activity' })).toBeNull()
    expect(titles()).toEqual([])
    expect(screen.queryByRole('checkbox')).toBeNull()
  })
})

describe('a part that is changed in its row', () => {
  const form = (title: string) => screen.findByRole('form', { name: `Edit ${title}` }, { timeout: 5_000 })
  const priority = (row: HTMLElement) => within(row).findByRole('combobox', { name: 'Priority' })

  it('sends what was changed, and gives the focus back to its row', async () => {
    const portal = await openWith(['Dates'])
    await userEvent.click(await editOf('Dates'))
    const row = await form('Dates')
    await userEvent.selectOptions(await priority(row), 'High')
    const title = within(row).getByRole('textbox', { name: 'Title' })
    await userEvent.clear(title)
    await userEvent.type(title, 'New dates{Enter}')
    const button = await editOf('New dates')
    await waitFor(() => expect(document.activeElement).toBe(button))
    const [{ body = '{}' } = {}] = sent(portal, 'PATCH')
    expect(JSON.parse(body)).toEqual({ occToken: 'sub-1035-1-v1', title: 'New dates', priority: 'high' })
    screen.getByText('High')
  })

  it('gets its days and its state, and no end before its start', async () => {
    const portal = await openWith(['Dates'])
    await userEvent.click(await editOf('Dates'))
    const row = await form('Dates')
    const type = async (field: string, day: string) => {
      const [first] = within(await within(row).findByRole('group', { name: field })).getAllByRole('spinbutton')
      if (first) await userEvent.click(first)
      await userEvent.keyboard(day)
    }
    await type('Expected start', '10102031')
    await type('Expected end', '09092031')
    await userEvent.selectOptions(within(row).getByRole('combobox', { name: 'Status' }), 'Running')
    await userEvent.click(within(row).getByRole('button', { name: 'Save' }))
    await within(row).findByText('The end is before the start.')
    expect(sent(portal, 'PATCH')).toEqual([])
    await type('Expected end', '12122031')
    await userEvent.click(within(row).getByRole('button', { name: 'Save' }))
    await editOf('Dates')
    const [{ body = '{}' } = {}] = sent(portal, 'PATCH')
    expect(JSON.parse(body)).toEqual({
      occToken: 'sub-1035-1-v1',
      expectedStartDate: '2031-10-10',
      expectedEndDate: '2031-12-12',
      stateId: 'sa-running',
    })
    screen.getByText('10 Oct 2031 to 12 Dec 2031')
    screen.getByText('Running')
  })

  it('shows theirs beside mine where somebody else was faster, and loses neither', async () => {
    let current: Schemas['SubActivity'] | null = null
    await openWith(['Dates'], {
      intercept: ({ method }) =>
        method === 'PATCH' && current ? Response.json(conflictWith(current), conflictInit) : undefined,
    })
    await userEvent.click(await editOf('Dates'))
    const row = await form('Dates')
    await userEvent.type(within(row).getByRole('textbox', { name: 'Title' }), ' of March')
    current = { ...dates, title: 'Dates of May', description: 'By Marco', occToken: 'sub-1035-1-v2' }
    await userEvent.click(within(row).getByRole('button', { name: 'Save' }))
    await within(row).findByText('Title: yours is “Dates of March”, theirs is “Dates of May”.')
    expect(within(row).getByRole('textbox', { name: /^Description/ })).toHaveProperty('value', 'By Marco')
    await userEvent.click(within(row).getByRole('button', { name: 'Use theirs: Title' }))
    expect(within(row).getByRole('textbox', { name: 'Title' })).toHaveProperty('value', 'Dates of May')
  })

  it('says at the field what the server refuses, and keeps what was typed', async () => {
    await openWith(['Dates'], {
      intercept: ({ method }) => (method === 'PATCH' ? problem(422, 'end-before-start') : undefined),
    })
    await userEvent.click(await editOf('Dates'))
    const row = await form('Dates')
    await userEvent.selectOptions(await priority(row), 'High')
    await userEvent.click(within(row).getByRole('button', { name: 'Save' }))
    await within(row).findByText('The end is before the start.')
    expect(await priority(row)).toHaveProperty('value', 'high')
  })
})

const dates: Schemas['SubActivity'] = {
  id: 'sa-1035-1',
  title: 'Dates',
  description: '',
  state: { id: 'sa-planned', name: 'Planned', metadata: { styleColor: 'neutral', styleColorCode: '#6b6f76' } },
  assignee: null,
  expectedStartDate: null,
  expectedEndDate: null,
  priority: null,
  actualStart: null,
  actualEnd: null,
  canEdit: true,
  occToken: 'sub-1035-1-v1',
}
const conflictWith = (current: Schemas['SubActivity']) => ({
  type: './problems/occ-conflict',
  title: 'Changed',
  status: 409,
  code: 'occ-conflict',
  current,
})
const conflictInit = { status: 409, headers: { 'content-type': 'application/problem+json' } }
