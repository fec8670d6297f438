import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { examples } from '@/api/examples.gen'
import { openPortal, type OpenOptions, problem } from '@/shared/testing/open-portal'
import { DashboardFeed } from './DashboardFeed'

/** jsdom lays nothing out: every card is as high as this, and the window is 768 px high. */
const cardHeight = 240

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(cardHeight)
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, -window.scrollY))
  vi.spyOn(window, 'scrollTo').mockImplementation(((options: ScrollToOptions) =>
    scrollTo(options.top ?? 0)) as typeof window.scrollTo)
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function scrollTo(top: number) {
  vi.stubGlobal('scrollY', top)
  window.dispatchEvent(new Event('scroll'))
}

const open = (options: OpenOptions = {}) =>
  openPortal(
    {
      '/': <DashboardFeed firstName="Giulia" waiting={examples.getNavigationCounts.default} />,
      '/post/:postId': <p>A post</p>,
    },
    options,
  )

const posts = () => screen.findAllByRole('article')
const listRequests = ({ portal }: ReturnType<typeof open>) =>
  portal.requests.filter(({ path }) => path.includes('/communication/posts?')).map(({ path }) => path)

describe('the feed', () => {
  it('greets by name and says what waits', async () => {
    open()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^Good (morning|afternoon|evening), Giulia$/)
    expect(
      (await screen.findByRole('link', { name: '12 things are waiting for you, 2 are overdue.' })).getAttribute('href'),
    ).toBe('/my-space/workflows')
    await posts()
  })

  it('shows skeletons until the posts are there', async () => {
    open()
    screen.getByText('Loading posts')
    await posts()
    expect(screen.queryByText('Loading posts')).toBeNull()
  })

  it('shows a post with its author, title, state, files and hashtags', async () => {
    open()
    const card = await screen.findByRole('article', { name: /Line 4 stop on Tuesday/ })
    within(card).getByText('Marco Bianchi')
    within(card).getByText('In review')
    within(card).getByText('report-line4.pdf')
    within(card).getByText('6 photos')
    within(card).getByText('#safety')
    expect(
      within(card)
        .getByRole('link', { name: /^Line 4 stop/ })
        .getAttribute('href'),
    ).toBe('/post/p-1042')
    expect(
      within(card)
        .getByRole('link', { name: /^8 comments on Line 4/ })
        .getAttribute('href'),
    ).toBe('/post/p-1042?entity=comments')
  })

  it('asks with the very address that the boot script uses', async () => {
    const portal = open()
    await posts()
    expect(listRequests(portal)[0]).toBe('/api/internal/v2/communication/posts?filter=latest&pageSize=20')
  })

  it('keeps few cards in the document while it holds many posts', async () => {
    const { queryClient } = open({ seed: 'crowded' })
    await posts()
    for (let page = 0; page < 12; page += 1) {
      scrollTo((page + 1) * 20 * (cardHeight + 16))
      await waitFor(() => {
        const [, data] = queryClient.getQueriesData<{ pages: unknown[] }>({ queryKey: ['posts', 'list'] })[0] ?? []
        expect(data?.pages.length).toBeGreaterThan(page + 1)
      })
    }
    expect((await posts()).length).toBeLessThan(20)
  })

  it('does not take an empty page for an empty feed', async () => {
    open({
      intercept: ({ url }) =>
        url.includes('/communication/posts?')
          ? Response.json(url.includes('pageToken') ? examples.listPosts.default : { posts: [], nextPageToken: 'next' })
          : undefined,
    })
    await screen.findByRole('feed')
    scrollTo(1)
    await posts()
  })

  it('says how many posts there are once it knows, and that this was the oldest', async () => {
    const page = { posts: [], nextPageToken: null }
    open({
      address: '/?filter=archive',
      intercept: (request) => (request.url.includes('archive') ? undefined : Response.json(page)),
    })
    const [first] = await posts()
    scrollTo(100_000)
    await screen.findByText('That was the oldest post.')
    expect(first).toBeDefined()
  })
})

describe('filters', () => {
  it('puts the filter into the address and comes back to the one before', async () => {
    const { router } = open()
    await posts()
    await userEvent.click(screen.getByRole('radio', { name: /^Unread/ }))
    await waitFor(() => expect(router.state.location.search).toBe('?filter=unread'))
    await router.navigate(-1)
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Latest' }).checked).toBe(true))
  })

  it('opens with the filter of the address', async () => {
    const portal = open({ address: '/?filter=followed' })
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Followed' }).checked).toBe(true)
    await waitFor(() => expect(listRequests(portal)[0]).toContain('filter=followed'))
  })

  it('says why a list is empty and leads on', async () => {
    const { router } = open({ address: '/?filter=unread', intercept: emptyUnread })
    await screen.findByRole('heading', { name: 'Nothing unread' })
    await userEvent.click(screen.getByRole('button', { name: 'Show the latest posts' }))
    await posts()
    expect(router.state.location.search).toBe('')
  })
})

function emptyUnread(request: Request) {
  return request.url.includes('filter=unread') ? Response.json({ posts: [], nextPageToken: null }) : undefined
}

describe('when the server fails', () => {
  it('says so and tries again when asked to', async () => {
    const { portal } = open({ intercept: () => problem(503, 'unavailable') })
    await screen.findByRole('alert')
    portal.intercept = undefined
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await posts()
  })

  it('asks again on a return to the browser tab, and leaves the failure and the focus until there is an answer', async () => {
    const { portal } = open({ intercept: () => problem(500, 'internal-error') })
    const again = await screen.findByRole('button', { name: 'Try again' })
    again.focus()
    let answer = () => {}
    portal.intercept = () =>
      new Promise<Response>((resolve) => (answer = () => resolve(Response.json({ posts: [], nextPageToken: null }))))
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await waitFor(() => expect(again.getAttribute('aria-disabled')).toBe('true'))
    expect(document.activeElement).toBe(again)
    answer()
    const empty = await screen.findByRole('heading', { name: 'Nothing has been posted yet' })
    expect(document.activeElement?.contains(empty)).toBe(true)
    expect(document.activeElement).not.toBe(document.body)
  })

  it('keeps the posts that are there when they cannot be loaded again, and says so', async () => {
    const { portal, queryClient } = open()
    const { length } = await posts()
    portal.intercept = () => problem(500, 'internal-error')
    act(() => void queryClient.invalidateQueries({ queryKey: ['posts', 'list'] }))
    await screen.findByText('This could not be updated and may be out of date.')
    expect(screen.getAllByRole('article')).toHaveLength(length)
    portal.intercept = undefined
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByText('This could not be updated and may be out of date.')).toBeNull())
  })

  it('keeps the posts that are there when a further page fails', async () => {
    const { portal } = open({
      intercept: (request) => (request.url.includes('pageToken') ? problem(500, 'internal-error') : undefined),
    })
    await posts()
    scrollTo(20 * (cardHeight + 16))
    expect((await screen.findByRole('alert')).textContent).toBe('The next posts could not be loaded.')
    expect(screen.getAllByRole('article').length).toBeGreaterThan(0)
    portal.intercept = undefined
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  })
})

describe('like and bookmark', () => {
  const line4 = async () => within(await screen.findByRole('article', { name: /Line 4 stop/ }))
  const likes = (name: string) => (card: ReturnType<typeof within>) => card.getByRole('button', { name })

  it('shows a like at once, and lets the server confirm it', async () => {
    const { portal } = open()
    const card = await line4()
    await userEvent.click(card.getByRole('button', { name: 'Like, 24 people like this' }))
    expect(card.getByRole('button', { name: 'Like, 25 people like this' }).getAttribute('aria-pressed')).toBe('true')
    await waitFor(() =>
      expect(portal.requests.at(-1)).toMatchObject({
        method: 'PUT',
        path: '/api/internal/v2/communication/posts/p-1042/like',
      }),
    )
  })

  it('takes a refused like back and says so', async () => {
    const { tips } = open({
      intercept: (request) => (request.method === 'PUT' ? problem(403, 'community-forbidden') : undefined),
    })
    const card = await line4()
    await userEvent.click(card.getByRole('button', { name: 'Like, 24 people like this' }))
    await waitFor(() => expect(tips).toMatchObject([{ severity: 'error', title: { id: 'posts.likeFailed' } }]))
    expect(likes('Like, 24 people like this')(card).getAttribute('aria-pressed')).toBe('false')
  })

  it('ends as the last click says, on the screen and on the server, however fast the clicks', async () => {
    const { portal } = open()
    const card = await line4()
    const button = card.getByRole('button', { name: 'Like, 24 people like this' })
    await userEvent.tripleClick(button)
    expect(likes('Like, 25 people like this')(card)).toBeDefined()
    await waitFor(() =>
      expect(portal.requests.filter(({ path }) => path.endsWith('/like')).map(({ method }) => method)).toEqual([
        'PUT',
        'DELETE',
        'PUT',
      ]),
    )
    expect(likes('Like, 25 people like this')(card)).toBeDefined()
  })

  it('keeps a post among the favourites', async () => {
    open()
    const card = await line4()
    const button = card.getByRole('button', { name: 'Keep among my favourites' })
    await userEvent.click(button)
    expect(button.getAttribute('aria-pressed')).toBe('true')
  })
})

describe('finding the way back', () => {
  it('stands where it stood, with the focus on the post that was opened', async () => {
    const { router } = open()
    await posts()
    scrollTo(1500)
    const [card] = await waitFor(() => {
      const visible = screen.getAllByRole('article').slice(4, 5)
      expect(visible).toHaveLength(1)
      return visible as [HTMLElement]
    })
    const title = card.getAttribute('aria-labelledby') && within(card).getAllByRole('link')[0]
    const name = title ? title.textContent : ''
    await userEvent.click(title as HTMLElement)
    await screen.findByText('A post')
    scrollTo(0)
    await router.navigate(-1)
    await waitFor(() => expect(window.scrollY).toBe(1500))
    await waitFor(() => expect(document.activeElement?.textContent).toBe(name))
  })

  it('moves from card to card by Page Down and Page Up', async () => {
    open()
    await posts()
    const titles = screen.getAllByRole('article').map((card) => within(card).getAllByRole('link')[0] as HTMLElement)
    titles[0]?.focus()
    await userEvent.keyboard('{PageDown}')
    expect(document.activeElement).toBe(titles[1])
    await userEvent.keyboard('{PageUp}')
    expect(document.activeElement).toBe(titles[0])
  })
})
