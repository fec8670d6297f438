import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { examples } from '@/api/examples.gen'
import { openPortal } from '@/shared/testing/open-portal'
import { CommunityPosts } from './CommunityPosts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const { full: community } = examples.getCommunity

/** In a world with more posts than a table draws at once. */
const open = () => openPortal({ '/': <CommunityPosts community={community} /> }, { seed: 'crowded' })

const table = () => screen.getByRole<HTMLTableElement>('table', { name: 'Posts of Quality and safety' })
const boxes = () => screen.queryAllByRole('checkbox').length
const actions = () => screen.queryByRole('columnheader', { name: 'Actions' })
/** What the browser does before it takes the page, and after. */
const tell = (type: 'beforeprint' | 'afterprint') => act(() => void window.dispatchEvent(new Event(type)))

it('is printed with all of its rows, and with nothing that one presses in them', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => tell('beforeprint'))
  open()
  const found = await screen.findByText(/^\d+ posts$/)
  const total = Number.parseInt(found.textContent)
  expect(total).toBeGreaterThan(100)
  await waitFor(() => expect(boxes()).toBeGreaterThan(0))
  expect(table().rows.length).toBeLessThan(100)
  expect(actions()).not.toBeNull()

  await userEvent.click(screen.getByRole('button', { name: 'Print' }))
  await waitFor(() => expect(print).toHaveBeenCalledOnce())
  expect(table().rows).toHaveLength(1 + total)
  expect(boxes()).toBe(0)
  expect(actions()).toBeNull()

  tell('afterprint')
  await waitFor(() => expect(table().rows.length).toBeLessThan(100))
  expect(boxes()).toBeGreaterThan(0)
})

describe('what is chosen is checked, and nothing else', () => {
  /** As a reviewer, in the posts of today, with what the address narrows them to. */
  async function openPosts(address = '/') {
    const opened = openPortal(
      { '/': <CommunityPosts community={community} />, '/workflows/move/:preflightId': <p>The check</p> },
      { address },
    )
    await waitFor(() => expect(boxes()).toBeGreaterThan(2), { timeout: 5_000 })
    const ids = () =>
      [...table().querySelectorAll<HTMLAnchorElement>('tbody a[href*="/post/"]')].map((link) =>
        link.getAttribute('href')?.replace('/post/', ''),
      )
    /** The ids of the posts that were sent to be checked. */
    const checked = async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Move to another status' }))
      await screen.findByText('The check')
      const sent = opened.portal.requests.find(({ method, path }) => method === 'POST' && path.endsWith('/preflights'))
      return JSON.parse(sent?.body ?? '') as unknown
    }
    return { ...opened, ids, checked }
  }

  const boxOf = (row: number) => within(table()).getAllByRole('checkbox')[row] as HTMLElement
  const linkOf = (row: number) => within(table()).getAllByRole('row')[row]?.querySelector('a') as HTMLElement

  it('by the mouse: boxes, one of them dropped again', async () => {
    const { ids, checked } = await openPosts()
    const [first, , third] = ids()
    for (const row of [1, 2, 3, 2]) await userEvent.click(boxOf(row))
    await screen.findByText('2 posts selected')
    expect(await checked()).toEqual({ postIds: [first, third] })
  })

  it('by keys: X, Shift and an arrow, X once more to drop one', async () => {
    const { ids, checked } = await openPosts()
    const [first, , third] = ids()
    linkOf(1).focus()
    await userEvent.keyboard('x{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
    await screen.findByText('3 posts selected')
    linkOf(2).focus()
    await userEvent.keyboard('x')
    await screen.findByText('2 posts selected')
    expect(await checked()).toEqual({ postIds: [first, third] })
  })

  it('all of them under a filter: those of the filter, also when some had been chosen without it', async () => {
    const { ids, checked, router } = await openPosts()
    const everything = ids().length
    await userEvent.click(boxOf(1))
    await act(() => router.navigate('/?state=ws-review'))
    await waitFor(() => expect(ids().length).toBeLessThan(everything))
    expect(screen.queryByText(/posts? selected$/)).toBeNull()
    const narrowed = ids()
    expect(narrowed.length).toBeGreaterThan(1)
    await userEvent.click(boxOf(1))
    await userEvent.click(await screen.findByRole('button', { name: `Select all ${narrowed.length}` }))
    await screen.findByText(`${narrowed.length} posts selected`)
    expect(await checked()).toEqual({ postIds: narrowed })
  })

  it('all of them by Ctrl and A, but for one', async () => {
    const { ids, checked } = await openPosts()
    linkOf(2).focus()
    await userEvent.keyboard('{Control>}a{/Control}')
    await screen.findByText(`${ids().length} posts selected`)
    await userEvent.keyboard('x')
    const [first, , ...others] = ids()
    expect(await checked()).toEqual({ postIds: [first, ...others] })
  })
})
