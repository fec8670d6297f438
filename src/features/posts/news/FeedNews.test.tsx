import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import type { Schemas } from '@/api'
import { examples } from '@/api/examples.gen'
import { openPortal, type OpenOptions } from '@/shared/testing/open-portal'
import { postQueries } from '../api/post-queries'
import { DashboardFeed } from '../ui/DashboardFeed'

const { firstPage } = examples.listPosts
const page = { ...firstPage, posts: firstPage.posts.slice(0, 3), nextPageToken: null }
const [first] = page.posts
if (!first) throw new Error('The example has no post')
const newer = (id: string): Schemas['PostSummary'] => ({
  ...first,
  id,
  title: `News ${id}`,
  createdAt: '2026-11-20T10:00:00Z',
  read: false,
})

/** A server whose feed can grow. */
function growing() {
  const feed: { page: Schemas['PostPage'] } = { page }
  const intercept: OpenOptions['intercept'] = ({ url }) =>
    url.includes('filter=latest') ? Response.json(feed.page) : undefined
  const add = (...posts: Schemas['PostSummary'][]) => {
    feed.page = { ...page, posts: [...posts, ...page.posts], newestId: posts[0]?.id ?? null }
  }
  const replace = (posts: Schemas['PostSummary'][]) => {
    feed.page = { ...page, posts, nextPageToken: 'more' }
  }
  return { intercept, add, replace }
}

function open(intercept?: OpenOptions['intercept']) {
  const opened = openPortal(
    { '/': <DashboardFeed firstName="Giulia" author={first?.author} />, '/post/:postId': <p>A post</p> },
    intercept && { intercept },
  )
  const { queryKey } = postQueries.newest('latest')
  /** As realtime does, once what is new is looked for. */
  const renew = async () => {
    await waitFor(() => expect(opened.queryClient.getQueryCache().find({ queryKey })?.isActive()).toBe(true))
    await act(() => opened.queryClient.invalidateQueries({ queryKey: ['posts', 'newest'] }))
  }
  return { ...opened, renew }
}

const titles = () => screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)
const settled = async () => {
  await screen.findAllByRole('article')
  await screen.findByText(/^You were here/)
}

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

it('says how many posts are new and leaves those on screen where they are, until it is pressed', async () => {
  const { intercept, add } = growing()
  const { renew } = open(intercept)
  await settled()
  const before = titles()
  add(newer('n-2'), newer('n-1'))
  await renew()
  const button = await screen.findByText('2 new posts')
  expect(titles()).toEqual(before)
  await userEvent.click(button)
  await waitFor(() => expect(titles().slice(0, 2)).toEqual(['News n-2', 'News n-1']))
  expect(screen.queryByText(/new post/)).toBeNull()
  await waitFor(() => expect(document.activeElement?.textContent).toBe('News n-2'))
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' })
})

it('does not count what a whole page cannot hold', async () => {
  const { intercept, replace } = growing()
  const { renew } = open(intercept)
  await settled()
  replace(Array.from({ length: 20 }, (_, index) => newer(`n-${index}`)))
  await renew()
  await screen.findByText('More than 20 new posts')
})

it('stands once above the newest post of the visit before, and says when that was', async () => {
  open()
  await settled()
  const [line, ...more] = screen.getAllByText(/^You were here/)
  expect(more).toEqual([])
  expect(line?.textContent).toMatch(/^You were here .*19:55$/)
  expect(line?.closest('[data-index]')?.querySelector('article')?.dataset['post']).toBe('p-1039')
})

it('says nothing above the newest post, which was there already', async () => {
  open(({ url }) =>
    url.includes('filter=latest')
      ? Response.json({ ...page, position: { postId: 'p-1042', at: '2026-11-19T18:55:00Z' } })
      : undefined,
  )
  await screen.findAllByRole('article')
  await screen.findByText('14')
  expect(screen.queryByText(/^You were here/)).toBeNull()
})

it('keeps the newest post as the place where the person stopped, once it has been seen for a moment', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { portal } = open()
  await settled()
  const saved = () => portal.requests.filter(({ path }) => path.endsWith('/feed-positions/dashboard'))
  expect(saved()).toEqual([])
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  await waitFor(() => expect(saved()).toMatchObject([{ method: 'PUT', body: JSON.stringify({ postId: 'p-1042' }) }]))
})

it('draws a post that had been read before it came in fewer lines, and one that is read meanwhile as it was', async () => {
  const { intercept } = growing()
  const { queryClient } = open((request) =>
    request.url.includes('filter=latest')
      ? Response.json({ ...page, posts: page.posts.map((post, index) => ({ ...post, read: index === 1 })) })
      : intercept?.(request),
  )
  await settled()
  const cards = screen.getAllByRole('article')
  expect(cards.map((card) => within(card).queryByRole('button', { name: /^Like/ }) === null).slice(0, 2)).toEqual([
    false,
    true,
  ])
  act(() => {
    queryClient.setQueryData<{ pages: Schemas['PostPage'][] }>(
      ['posts', 'list', { filter: 'latest' }],
      (data) =>
        data && {
          ...data,
          pages: data.pages.map((one) => ({ ...one, posts: one.posts.map((post) => ({ ...post, read: true })) })),
        },
    )
  })
  await waitFor(() => expect(screen.queryByText('Unread', { selector: 'article *' })).toBeNull())
  expect(within(cards[0] as HTMLElement).queryByRole('button', { name: /^Like/ })).not.toBeNull()
})

it('says how many posts are unread beside their filter, and one less when one was read', async () => {
  const { queryClient } = open()
  await screen.findByRole('radio', { name: 'Unread 14' })
  await screen.findByText(/^You were here/)
  await act(() => queryClient.fetchQuery(postQueries.detail('p-1042')))
  await screen.findByRole('radio', { name: 'Unread 13' })
})

it('leads to the editor, and says why not who belongs to no community', async () => {
  const { queryClient } = open()
  const teaser = screen.getByRole('link', { name: 'Share something with your communities' })
  expect(teaser.getAttribute('href')).toBe('/post/create')
  act(() => queryClient.setQueryData(['communities', 'own'], { communities: [] }))
  await screen.findByText('Join a community to write posts there.')
  expect(screen.queryByRole('link', { name: 'Share something with your communities' })).toBeNull()
})
