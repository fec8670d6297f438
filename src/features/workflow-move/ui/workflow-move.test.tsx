import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useParams } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { examples } from '@/api/examples.gen'
import type { DeviceDraft } from '@/shared/device-drafts'
import { closePortals, type OpenOptions, openPortal, problem } from '@/shared/testing/open-portal'
import { MoveView } from './MoveView'

// There is no IndexedDB here: what is kept on this device outlives the portal all the same.
vi.mock(import('@/shared/device-drafts'), async (original) => {
  const kept = new Map<string, DeviceDraft>()
  const keyOf = (...key: [userId: string, address: string]) => key.join(' ')
  return {
    ...(await original()),
    readDeviceDraft: (...key) => Promise.resolve(kept.get(keyOf(...key)) ?? null),
    keepDeviceDraft: (userId, address, value, about) => {
      kept.set(keyOf(userId, address), { value, savedAt: 0, about })
      return Promise.resolve(true)
    },
    forgetDeviceDraft: (...key) => Promise.resolve(void kept.delete(keyOf(...key))),
  }
})

afterEach(closePortals)

const { checked } = examples.createBulkPreflight
const isLook = ({ method, url }: Request) => method === 'GET' && url.includes('/preflights/')

function Check() {
  const { preflightId = '' } = useParams()
  return <MoveView key={preflightId} preflightId={preflightId} />
}

const open = (options: OpenOptions = {}) =>
  openPortal(
    {
      '/workflows/move/:preflightId': <Check />,
      '/bulk-workflow-transition': <p>The report</p>,
      '/workflows': <p>The lists</p>,
    },
    { address: '/workflows/move/preflight-2', seed: 'month-end', ...options },
  )

const go = () => screen.findByRole('button', { name: /^Move \d+ posts? to / })
const box = (title: RegExp) => screen.findByRole('checkbox', { name: title })
const sent = ({ portal }: ReturnType<typeof open>, method: string) =>
  portal.requests.filter((request) => request.method === method && request.path.includes('/bulk-transitions'))

describe('a check of many posts', () => {
  it('counts each post once, and names the reasons of those that cannot move', async () => {
    open()
    await screen.findByRole('heading', { name: 'Move 49 posts', level: 1 })
    const numbers = ['ready', 'need a value', 'blocked'].map((words) =>
      Number(/\d+/.exec(screen.getByText(new RegExp(`^\\d+ ${words}$`)).textContent)?.[0]),
    )
    expect(numbers.reduce((sum, one) => sum + one, 0)).toBe(49)
    screen.getByRole('button', { name: /^This step doesn’t start from the current state\s*\d+$/ })
    screen.getByRole('button', { name: /^Needs: Assignee\s*\d+$/ })
    expect((await go()).textContent).toBe(`Move ${numbers[0]} posts to Approved`)
  })

  it('leads from a post to the task that it needs, and says who can do it', async () => {
    const [first, ...others] = checked.posts
    if (!first) throw new Error('The example of a check has no posts')
    const message = 'A task must be closed first.'
    const held = { code: 'tasks-open', message, taskIds: ['t-301'], people: [first.author], remedy: 'open-tasks' }
    const posts = [{ ...first, verdict: 'blocked', blockers: [held] }, ...others]
    const intercept = (request: Request) => (isLook(request) ? Response.json({ ...checked, posts }) : undefined)
    open({ address: '/workflows/move/preflight-1', seed: 'default', intercept })
    const link = await screen.findByRole('link', { name: 'Open the task' })
    expect(link.getAttribute('href')).toBe(`/post/${first.post.id}?entity=tasks&taskId=t-301`)
    screen.getByText(`${first.author.fullName} can do this`)
  })

  it('leaves a post out at once, and keeps it left out although the answer fails', async () => {
    const portal = open()
    const line4 = await box(/^Move Line 4 stop/)
    const before = Number(/\d+/.exec((await go()).textContent ?? '')?.[0])
    portal.portal.intercept = ({ method }) => (method === 'PATCH' ? problem(500, 'internal-error') : undefined)
    await userEvent.click(line4)
    expect((await go()).textContent).toBe(`Move ${before - 1} posts to Approved`)
    await waitFor(() => expect(portal.tips).toHaveLength(1))
    expect(await box(/^Move Line 4 stop/)).toHaveProperty('checked', false)
    portal.portal.intercept = undefined
    await userEvent.click(await go())
    await screen.findByText('The report')
    const [start] = sent(portal, 'POST')
    expect(JSON.parse(start?.body ?? '')).toMatchObject({ preflightId: 'preflight-2', targetStateId: 'ws-approved' })
    expect(start?.body).not.toContain('p-1042')
  })

  it('makes posts ready by a note for all, and shows it again when it was not sent', async () => {
    const portal = open()
    await userEvent.click(await screen.findByRole('radio', { name: /Sent back/ }))
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Reason' }), 'wording')
    await screen.findByText('Needs: Note')
    portal.portal.intercept = ({ method }) => (method === 'PATCH' ? problem(500, 'internal-error') : undefined)
    const note = screen.getByRole('textbox', { name: /^Note for all/ })
    await userEvent.type(note, 'Shorter, please.')
    await userEvent.tab()
    await waitFor(() => expect(portal.tips.length).toBeGreaterThan(0))
    portal.unmount()
    const again = open()
    await userEvent.click(await screen.findByRole('radio', { name: /Sent back/ }))
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: /^Note for all/ })).toHaveProperty('value', 'Shorter, please.'),
    )
    await waitFor(async () => expect((await go()).getAttribute('aria-disabled')).toBeNull())
    expect(again.tips).toEqual([])
  })

  it('does not start with other posts than the button counted', async () => {
    const portal = open()
    await go()
    portal.portal.intercept = ({ method }) => (method === 'PATCH' ? problem(500, 'internal-error') : undefined)
    await userEvent.click(await screen.findByRole('radio', { name: /Sent back/ }))
    portal.portal.intercept = undefined
    await userEvent.click(await go())
    await waitFor(() => expect(portal.tips.at(-1)?.title).toHaveProperty('id', 'workflowMove.othersReady'))
    expect(sent(portal, 'POST')).toEqual([])
  })

  it('says how many have moved since, and sorts them on request alone', async () => {
    const { queryClient, portal } = open({ address: '/workflows/move/preflight-1', seed: 'default' })
    const ready = (await go()).textContent
    const [first, ...others] = checked.posts
    const moved = { ...checked, changedCount: 1, posts: [{ ...first, verdict: 'blocked' }, ...others] }
    const known = queryClient.getQueryData<typeof checked>(['preflights', 'preflight-1'])
    portal.intercept = (request) =>
      isLook(request) ? Response.json({ ...moved, checkedAt: known?.checkedAt }) : undefined
    await queryClient.invalidateQueries({ queryKey: ['preflights'] })
    await screen.findByText('1 post has moved since the check.')
    expect((await go()).textContent).toBe(ready)
    portal.intercept = undefined
    await userEvent.click(screen.getByRole('button', { name: 'Check again' }))
    await waitFor(() => expect(screen.queryByText('1 post has moved since the check.')).toBeNull())
  })

  it('checks the same posts again once it has expired', async () => {
    const portal = open({
      intercept: (request) =>
        isLook(request) && request.url.endsWith('-2') ? problem(409, 'preflight-expired') : undefined,
    })
    await screen.findByRole('heading', { name: 'This check has expired' })
    await userEvent.click(screen.getByRole('button', { name: 'Check again' }))
    await screen.findByRole('heading', { name: 'Move 49 posts', level: 1 })
    expect(portal.router.state.location.pathname).toBe('/workflows/move/preflight-3')
  })

  it('says that another change is running, and starts nothing', async () => {
    const portal = open({
      intercept: ({ method, url }) =>
        method === 'POST' && url.endsWith('/bulk-transitions') ? problem(409, 'bulk-operation-running') : undefined,
    })
    await userEvent.click(await go())
    await waitFor(() => expect(portal.tips.at(-1)?.title).toHaveProperty('id', 'workflowMove.running'))
    expect(portal.router.state.location.pathname).toBe('/workflows/move/preflight-2')
  })

  it('offers no start where no step leads on', async () => {
    const { preflightNowhere } = { preflightNowhere: { ...checked, targets: [], targetStateId: null, form: null } }
    open({ intercept: (request) => (isLook(request) ? Response.json(preflightNowhere) : undefined) })
    await screen.findByText('No step leads on from these posts')
    expect(screen.queryByRole('button', { name: /^Move / })).toBeNull()
  })

  it('is the page of its refusal for another person', async () => {
    open({ address: '/workflows/move/none' })
    await screen.findByText('The page of this error')
  })

  it('draws at most sixty rows of five hundred, finds by words, and leaves out by X', async () => {
    const [entry] = checked.posts
    const posts = Array.from({ length: 500 }, (_, index) => ({
      ...entry,
      post: { ...entry?.post, id: `p-${index}`, title: `Post ${index}` },
    }))
    open({
      intercept: (request) => (isLook(request) ? Response.json({ ...checked, posts }) : problem(500, 'internal-error')),
    })
    const list = within(await screen.findByRole('list', { name: 'Posts of the check' }))
    expect(list.getAllByRole('listitem').length).toBeLessThanOrEqual(60)
    await userEvent.type(screen.getByRole('searchbox', { name: 'Find in 500' }), 'post 499')
    const link = await screen.findByRole('link', { name: 'Post 499' })
    link.focus()
    await userEvent.keyboard('x')
    expect(await box(/^Move Post 499/)).toHaveProperty('checked', false)
  })
})
