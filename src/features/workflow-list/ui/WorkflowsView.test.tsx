import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useParams } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { examples } from '@/api/examples.gen'
import { type OpenOptions, openPortal, problem } from '@/shared/testing/open-portal'
import { WorkflowsView } from './WorkflowsView'
import { WorkflowView } from './WorkflowView'

afterEach(() => vi.unstubAllGlobals())

function One() {
  const { workflowId = '' } = useParams()
  return <WorkflowView workflowId={workflowId} />
}

const open = (address: string, options: OpenOptions = {}) =>
  openPortal(
    {
      '/workflows': <WorkflowsView actions={({ transitions }) => transitions.map(({ name }) => name).join(', ')} />,
      '/workflows/:workflowId': <One />,
      '/workflows/move/:preflightId': <p>The check</p>,
    },
    { address, ...options },
  )

const rows = async () => within(await screen.findByRole('list', { name: 'Posts' })).getAllByRole('listitem')
const titles = async () => (await rows()).map((row) => within(row).getByRole('link').textContent)
const query = ({ router }: ReturnType<typeof open>) => router.state.location.search

describe('the posts that wait', () => {
  it('are counted alike by the tab and above the list, the longest first, with what can be done', async () => {
    open('/workflows')
    await screen.findByRole('tab', { name: /^Waiting for me\s*3/ })
    screen.getByText('3 posts')
    const [first] = await rows()
    expect(first?.textContent).toMatch(/Sent back\d+ days, target 3 daysSubmit for review$/)
  })

  it('are none in a world without posts, and lead on to all posts', async () => {
    const portal = open('/workflows', { seed: 'empty' })
    await screen.findByRole('heading', { name: 'Nothing is waiting for you' })
    await userEvent.click(screen.getByRole('button', { name: 'See all posts' }))
    expect(query(portal)).toBe('?tab=all')
    await screen.findByRole('heading', { name: 'No posts in a workflow yet' })
  })

  it('are said not to have come, and are asked for again', async () => {
    const { portal } = open('/workflows', {
      intercept: ({ url }) => (url.includes('/workflow-posts') ? problem(500, 'internal-error') : undefined),
    })
    await screen.findByRole('heading', { name: 'Couldn’t load this list' }, { timeout: 5_000 })
    portal.intercept = undefined
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await rows()).toHaveLength(3)
  })
})

describe('what narrows and sorts the list', () => {
  it('stands in the address, and comes back from it', async () => {
    const portal = open('/workflows?tab=all')
    await rows()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'In review')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Over target' }))
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Title')
    expect(query(portal)).toBe('?tab=all&stateId=ws-review&overTarget=1&sort=title')
    await waitFor(async () => {
      const shown = await titles()
      expect(shown).toEqual([...shown].sort((one, other) => (one ?? '').localeCompare(other ?? '', 'en')))
    })
    await portal.router.navigate(-1)
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveProperty('value', 'longest'))
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
    expect(query(portal)).toBe('?tab=all')
  })

  it('finds posts by words of their title, once typing rests', async () => {
    const portal = open('/workflows?tab=all')
    await rows()
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search titles' }), 'supplier audit')
    await waitFor(() => expect(query(portal)).toBe('?tab=all&search=supplier+audit'))
    await screen.findByText('1 post')
    expect(await titles()).toEqual(['Supplier audit: new dates, same scope'])
  })

  it('says when nothing fits, and takes the filters away', async () => {
    const portal = open('/workflows?tab=all&search=xylophone')
    await screen.findByRole('heading', { name: 'No matching posts' })
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
    expect(query(portal)).toBe('?tab=all')
    await rows()
  })

  it('keeps a choice that this list does not know', async () => {
    open('/workflows?tab=all&assigneeId=group-line-4')
    expect(await titles()).toHaveLength(1)
    expect(screen.getByRole('combobox', { name: 'Assigned to' })).toHaveProperty('value', 'group-line-4')
    screen.getByRole('option', { name: 'Another person or group' })
  })
})

it('says in the other lists for whom a post waits', async () => {
  open('/workflows?tab=authored')
  expect((await rows()).length).toBeGreaterThan(0)
  expect(screen.getAllByText(/^Waiting for /).length).toBeGreaterThan(0)
})

it('draws at most sixty rows of two thousand posts', async () => {
  const [entry] = examples.listWorkflowPosts.postsWaiting.posts
  const posts = Array.from({ length: 2_000 }, (_, index) => ({
    ...entry,
    post: { ...entry?.post, id: `p-${index}`, title: `Post ${index}` },
  }))
  open('/workflows', {
    intercept: ({ url }) =>
      url.includes('/workflow-posts')
        ? Response.json({ posts, totalCount: posts.length, nextPageToken: null })
        : undefined,
  })
  await screen.findByText('2,000 posts')
  expect((await rows()).length).toBeLessThanOrEqual(60)
})

describe('choosing posts', () => {
  const box = (row: HTMLElement) => within(row).getByRole('checkbox')
  const boxes = async () => (await rows()).map(box)
  const bar = async () => within(await screen.findByRole('region', { name: 'Selection' }))
  const checks = ({ portal }: ReturnType<typeof open>) =>
    portal.requests.filter(({ path }) => path.endsWith('/preflights')).map(({ body }): unknown => JSON.parse(body))

  it('goes by box and by Shift, and has those checked', async () => {
    const portal = open('/workflows', { seed: 'month-end' })
    const user = userEvent.setup()
    const [first, , third] = await boxes()
    await user.click(first as HTMLElement)
    await user.keyboard('{Shift>}')
    await user.click(third as HTMLElement)
    await user.keyboard('{/Shift}')
    ;(await bar()).getByText('3 posts selected')
    await user.click((await bar()).getByRole('button', { name: 'Move to another status' }))
    await screen.findByText('The check')
    expect(checks(portal)).toEqual([{ postIds: expect.arrayContaining([expect.any(String)]) as unknown }])
  })

  it('goes by keys: X, Shift with an arrow, and all by Ctrl+A', async () => {
    open('/workflows', { seed: 'month-end' })
    const user = userEvent.setup()
    const [first] = (await rows()).map((row) => within(row).getByRole('link'))
    first?.focus()
    await user.keyboard('x')
    ;(await bar()).getByText('1 post selected')
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}')
    await waitFor(async () => (await bar()).getByText('2 posts selected'))
    await user.keyboard('{Control>}a{/Control}')
    expect((await boxes()).every((one) => (one as HTMLInputElement).checked)).toBe(true)
    expect((await bar()).queryByRole('button', { name: /^Select all/ })).toBeNull()
    await user.click((await bar()).getByRole('button', { name: 'Clear selection' }))
    expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull()
  })

  it('takes all that the list has by its filter, but those that are dropped again', async () => {
    const portal = open('/workflows?tab=all&stateId=ws-review&sort=title', { seed: 'month-end' })
    const [first, second] = await boxes()
    await userEvent.click(first as HTMLElement)
    const total = Number(/\d+/.exec(screen.getByText(/^\d+ posts$/).textContent)?.[0])
    await userEvent.click((await bar()).getByRole('button', { name: `Select all ${total}` }))
    ;(await bar()).getByText(`${total} posts selected`)
    await userEvent.click(second as HTMLElement)
    ;(await bar()).getByText(`${total - 1} posts selected`)
    await userEvent.click((await bar()).getByRole('button', { name: 'Move to another status' }))
    await screen.findByText('The check')
    expect(checks(portal)).toEqual([
      { filter: { scope: 'all', stateId: 'ws-review' }, excludedPostIds: [expect.any(String)] },
    ])
  })

  it('keeps what is chosen when the check fails, and asks for no more than can move', async () => {
    const portal = open('/workflows', {
      seed: 'month-end',
      intercept: ({ url }) => (url.endsWith('/preflights') ? problem(500, 'internal-error') : undefined),
    })
    const [first] = await boxes()
    await userEvent.click(first as HTMLElement)
    await userEvent.click((await bar()).getByRole('button', { name: 'Move to another status' }))
    await waitFor(() => expect(portal.tips.at(-1)?.title).toHaveProperty('id', 'workflowMove.notChecked'))
    ;(await bar()).getByText('1 post selected')
  })

  it('refuses more than five hundred before anything is sent', async () => {
    const [entry] = examples.listWorkflowPosts.postsWaiting.posts
    const portal = open('/workflows', {
      intercept: ({ url }) =>
        url.includes('/workflow-posts')
          ? Response.json({ posts: [entry], totalCount: 501, nextPageToken: null })
          : undefined,
    })
    const [first] = await boxes()
    await userEvent.click(first as HTMLElement)
    await userEvent.click((await bar()).getByRole('button', { name: 'Select all 501' }))
    await userEvent.click((await bar()).getByRole('button', { name: 'Move to another status' }))
    expect(portal.tips.at(-1)).toMatchObject({ translateParams: { count: 501, most: 500 } })
    expect(checks(portal)).toEqual([])
  })

  it('is not offered to a person who may not move many', async () => {
    open('/workflows?tab=all', {
      intercept: ({ url }) => (url.endsWith('/workflows') ? Response.json({ workflows: [] }) : undefined),
    })
    await rows()
    expect(screen.queryByRole('checkbox', { name: /^Select / })).toBeNull()
  })
})

describe('the workflows', () => {
  it('stand with their states and numbers, which lead to their posts', async () => {
    const portal = open('/workflows?tab=workflows')
    const name = await screen.findByRole('link', { name: 'Review of posts' })
    const card = within(name.closest('li') as HTMLElement)
    card.getByText('In review')
    const all = card.getByRole('link', { name: /in progress$/ })
    const [, count] = /of (\d+) posts/.exec(all.textContent ?? '') ?? []
    await userEvent.click(all)
    expect(query(portal)).toBe('?tab=all&workflowId=wf-review')
    await screen.findByText(`${count} posts`)
  })

  it('say on their own page which states they have, and who may take which step', async () => {
    open('/workflows/wf-review')
    await screen.findByRole('heading', { name: 'Review of posts', level: 1 })
    const stateOf = (name: string) => screen.getByText(name, { selector: 'li > span' }).closest('li')?.textContent
    expect(stateOf('In review')).toBe('In reviewTarget: 2 days')
    expect(stateOf('Published')).toBe('PublishedEnd of the workflow')
    const approve = screen.getByRole('heading', { name: 'Approve' }).closest('li')
    expect(approve?.textContent).toContain('From In review to Approved')
    expect(approve?.textContent).toContain('Who: Editors or moderators')
    expect(approve?.textContent).toContain('Asks for: Assignee, Expected end and Note')
    expect(approve?.textContent).toContain('Not by the author of the post')
    expect(screen.getByRole('heading', { name: 'Publish' }).closest('li')?.textContent).toContain('Can’t be undone')
  })

  it.each(['wf-board', 'none'])('leave %s to the page of its refusal', async (workflowId) => {
    open(`/workflows/${workflowId}`)
    await screen.findByText('The page of this error')
  })
})
