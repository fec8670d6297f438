import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useParams } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { openPortal, type OpenOptions, problem } from '@/shared/testing/open-portal'

import { PostDetailView } from './PostDetailView'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T10:17:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function Page() {
  const { postId = '', tab } = useParams()
  return <PostDetailView postId={postId} pathTab={tab} />
}

const open = (address: string, options: OpenOptions = {}) =>
  openPortal({ '/post/:postId': <Page />, '/post/:postId/:tab': <Page /> }, { ...options, address })

const region = async (name: string) => within(await screen.findByRole('region', { name }))
const tab = async () => within(await screen.findByRole('tabpanel'))
const invited = async () => (await tab()).findByRole('list', { name: 'Invited' })
const row = async (name: string) => {
  const person = within(await invited()).getByText(name)
  return person.closest('li')?.textContent
}

describe('the event of a post', () => {
  it('is there with its time, its place and the numbers of its answers', async () => {
    open('/post/p-1015')
    const card = await region('Event')
    card.getByText('Tuesday 1 December, 04:00–07:30')
    card.getByText('Central European Time, same as your time')
    card.getByText('Torino, cancello est')
    card.getByText('21 yes')
    card.getByRole('link', { name: 'See all 38 invited' })
  })

  it('is answered beside the post; rail, tab and list agree', async () => {
    open('/post/p-1015/invitations')
    const asked = await region('Asked of you')
    asked.getByText('You’re staff: Yellow vest at gate 2, from 03:30')
    expect(await row('Giulia Riva')).toMatch(/Yes$/)
    await userEvent.click(asked.getByRole('radio', { name: 'Maybe' }))
    await (await region('Event')).findByText('5 maybe')
    expect((await tab()).getByRole('radio', { name: 'Maybe', checked: true })).toBeDefined()
    await (await tab()).findByRole('radio', { name: /^Maybe5$/ })
    await waitFor(async () => expect(await row('Giulia Riva')).toMatch(/Maybe$/))
  })

  it('keeps a note with the answer, and a new answer in the rail leaves it', async () => {
    open('/post/p-1015/invitations')
    await invited()
    await userEvent.type((await tab()).getByRole('textbox', { name: /^Note to the organiser/ }), 'I bring the radio')
    await userEvent.click((await tab()).getByRole('button', { name: 'Save note' }))
    await waitFor(async () => expect(await row('Giulia Riva')).toContain('I bring the radio'))
    await userEvent.click((await region('Asked of you')).getByRole('radio', { name: 'No' }))
    await waitFor(async () => expect(await row('Giulia Riva')).toMatch(/I bring the radioNo$/))
  })

  it('says why an answer was refused, and takes it back', async () => {
    const refuse = (request: Request) => (request.method === 'PUT' ? problem(409, 'responses-closed') : undefined)
    const { tips } = open('/post/p-1015', { intercept: refuse })
    const asked = await region('Asked of you')
    await userEvent.click(asked.getByRole('radio', { name: 'No' }))
    await waitFor(() => expect(tips).toMatchObject([{ severity: 'info', title: { id: 'events.closed' } }]))
    expect(asked.getByRole('radio', { name: 'Yes', checked: true })).toBeDefined()
  })

  it('takes no answers once it is over, and shows what was said', async () => {
    vi.setSystemTime(new Date('2026-12-02T08:00:00Z'))
    open('/post/p-1015/invitations')
    await (await region('Event')).findByText('This event is over.')
    expect(screen.queryByRole('region', { name: 'Asked of you' })).toBeNull()
    await (await tab()).findByText('Your answer: Yes')
  })
})

describe('the tab of the invited people', () => {
  it.each(['/post/p-1015?entity=invitations', '/post/p-1015/invitations'])('opens by %s', async (address) => {
    open(address)
    await screen.findByRole('tab', { name: /^Invited/, selected: true })
    expect((await screen.findByRole('tab', { selected: true })).textContent).toBe('Invited38')
    expect(within(await invited()).getAllByRole('listitem')).toHaveLength(38)
  })

  it('is not there for a post without an event', async () => {
    open('/post/p-1042?entity=invitations')
    await screen.findByText("The section this link points to isn't available here.")
    expect(screen.queryByRole('tab', { name: /^Invited/ })).toBeNull()
  })

  it('filters by the answer, which stands in the address', async () => {
    const { router } = open('/post/p-1015?entity=invitations')
    await invited()
    await userEvent.click((await tab()).getByRole('radio', { name: 'Open11' }))
    await waitFor(async () => expect(within(await invited()).getAllByRole('listitem')).toHaveLength(11))
    expect(router.state.location.search).toBe('?entity=invitations&response=pending')
  })

  it('says that a filter finds nobody, and shows all again', async () => {
    open('/post/p-1015?entity=invitations&response=waiting')
    await (await tab()).findByText('No one with this answer')
    await userEvent.click((await tab()).getByRole('button', { name: 'Show all' }))
    await invited()
  })

  it('offers nothing to change to those who organise nothing', async () => {
    open('/post/p-1015/invitations')
    await invited()
    expect((await tab()).queryByRole('button', { name: 'Invite' })).toBeNull()
    expect((await tab()).queryByRole('button', { name: /^Edit the invitation/ })).toBeNull()
  })
})
