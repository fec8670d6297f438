import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useParams } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { $beginning, $panelOpening } from '@/features/ai-chat/model/panel'
import { DashboardFeed } from '@/features/posts'
import { openPortal, type OpenOptions, problem } from '@/shared/testing/open-portal'
import { $unsavedWork } from '@/shared/unsaved-work'

import { PostDetailView } from './PostDetailView'

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function Page() {
  const { postId = '', tab } = useParams()
  return <PostDetailView postId={postId} pathTab={tab} />
}

const open = (address: string, options: OpenOptions = {}) =>
  openPortal(
    { '/': <DashboardFeed firstName="Giulia" />, '/post/:postId': <Page />, '/post/:postId/:tab': <Page /> },
    { ...options, address },
  )

const title = () =>
  screen.findByRole('heading', { level: 1, name: 'Line 4 stop on Tuesday: what we found, and what changes' })
const isDetail = (request: Request) => /\/posts\/p-1042$/.test(request.url)

describe('a post', () => {
  it('tells where it stands, who wrote it, when, and what it says', async () => {
    open('/post/p-1042')
    await title()
    screen.getByText('Quality and safety')
    screen.getByText('Post 1042')
    screen.getByText('20 November 2026, 10:12, edited at 11:03')
    expect(screen.getAllByText('In review')).not.toHaveLength(0)
    expect(screen.getByRole('article', { name: /^Line 4 stop/ }).textContent).toContain('0.4 mm')
  })

  it('shows its planning, its workflow, its tasks and then its files beside it', async () => {
    open('/post/p-1042')
    await title()
    const rail = screen.getByRole('complementary')
    await within(rail).findByText('report-line4.pdf')
    within(rail).getByText('v3')
    await within(rail).findByRole('region', { name: 'Tasks' })
    const cards = within(rail)
      .getAllByRole('region')
      .map((card) => card.querySelector('h2')?.textContent)
    expect(cards).toEqual(['Planning', 'Workflow', 'Tasks', 'Attachments'])
  })

  it('opens its pictures large, at the one that was pressed', async () => {
    open('/post/p-1042')
    await title()
    await userEvent.click(screen.getByRole('button', { name: /^Show picture 2 of 6/ }))
    const dialog = await screen.findByRole('dialog', { name: /^Pictures of Line 4 stop/ })
    within(dialog).getByText(/^2 of 6/)
  })

  it('copies its address and says so', async () => {
    const user = userEvent.setup()
    const { tips } = open('/post/p-1042')
    await title()
    await user.click(screen.getByRole('button', { name: 'Copy link' }))
    await waitFor(() => expect(tips).toMatchObject([{ severity: 'success', title: { id: 'copyLink.copied' } }]))
    expect(await navigator.clipboard.readText()).toBe(new URL('post/p-1042', document.baseURI).href)
  })

  it('says so when the browser forbids copying', async () => {
    const user = userEvent.setup()
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    const { tips } = open('/post/p-1042')
    await title()
    await user.click(screen.getByRole('button', { name: 'Copy link' }))
    await waitFor(() => expect(tips).toMatchObject([{ severity: 'warn', title: { id: 'copyLink.refused' } }]))
  })
})

describe('its parts', () => {
  const selected = () => screen.getByRole('tab', { selected: true }).textContent

  it.each([
    ['/post/p-1042', 'Comments8'],
    ['/post/p-1042/comments', 'Comments8'],
    ['/post/p-1042?entity=comments', 'Comments8'],
    ['/post/p-1042/attachments', 'Attachments7'],
    ['/post/p-1042?entity=attachments', 'Attachments7'],
    ['/post/p-1042/workflow', 'Workflow'],
    ['/post/p-1042?entity=workflow', 'Workflow'],
    ['/post/p-1042?entity=subactivities', 'Sub-activities4'],
  ])('opens for %s the tab %s', async (address, expected) => {
    open(address)
    await title()
    expect(selected()).toBe(expected)
  })

  it.each(['/post/p-1015/workflow', '/post/p-1042?entity=invitations'])(
    'says for %s that this part is not there, until one that is there was chosen',
    async (address) => {
      open(address)
      const words = "The section this link points to isn't available here."
      await screen.findByText(words)
      await userEvent.click(screen.getByRole('tab', { name: /Attachments/ }))
      expect(screen.queryByText(words)).toBeNull()
    },
  )

  it('keeps the chosen tab in the address, without filling the history', async () => {
    const { router } = open('/post/p-1042/comments')
    await title()
    await userEvent.click(screen.getByRole('tab', { name: /Attachments/ }))
    expect(router.state.location).toMatchObject({ pathname: '/post/p-1042', search: '?entity=attachments' })
    expect(router.state.historyAction).toBe('REPLACE')
    await within(screen.getByRole('tabpanel')).findByText('report-line4.pdf')
  })

  it('counts a comment of mine at once', async () => {
    open('/post/p-1042')
    await title()
    await userEvent.type(screen.getByRole('textbox', { name: 'Write a comment' }), 'Agreed{Control>}{Enter}{/Control}')
    await waitFor(() => expect(selected()).toBe('Comments9'))
  })
})

describe('the assistant', () => {
  const askTab = () => screen.queryByRole('tab', { name: 'AI' })

  it('opens with a question about the post begun', async () => {
    const { scope } = open('/post/p-1042/ai')
    await userEvent.click(await screen.findByRole('button', { name: 'Ask about this post' }))
    expect(scope.getState($panelOpening)).toBe('asked')
    expect(scope.getState($beginning)).toBe(
      'About post 1042, “Line 4 stop on Tuesday: what we found, and what changes”: ',
    )
  })

  it.each(['/post/p-1042/ai', '/post/p-1042?entity=ai'])(
    'is no part where it is not installed, at %s too',
    async (address) => {
      open(address, { seed: 'no-assistant' })
      await title()
      expect(askTab()).toBeNull()
      expect(screen.queryByRole('button', { name: 'Ask about this post' })).toBeNull()
      screen.getByText("The section this link points to isn't available here.")
    },
  )
})

describe('coming from the feed', () => {
  it('shows the title at once, while the rest is on its way', async () => {
    // Made before anybody asks: the title is there before the request has found its way to the server.
    let answer = (_response: Response) => {}
    const answered = new Promise<Response>((resolve) => (answer = resolve))
    const { router } = open('/', { intercept: (request) => (isDetail(request) ? answered : undefined) })
    await screen.findAllByRole('article')
    await router.navigate('/post/p-1042')
    await title()
    screen.getByText('Loading the post')
    answer(problem(503, 'unavailable'))
    await screen.findByRole('heading', { name: 'This post could not be loaded' })
  })

  it('agrees with the list about likes and favourites', async () => {
    const { router } = open('/')
    await screen.findAllByRole('article')
    await router.navigate('/post/p-1042')
    await title()
    await userEvent.click(await screen.findByRole('button', { name: 'Like, 24 people like this' }))
    await userEvent.click(screen.getByRole('button', { name: 'Keep among my favourites' }))
    await router.navigate('/')
    const card = within(await screen.findByRole('article', { name: /^Line 4 stop/ }))
    expect(card.getByRole('button', { name: 'Like, 25 people like this' }).getAttribute('aria-pressed')).toBe('true')
    expect(card.getByRole('button', { name: 'Keep among my favourites' }).getAttribute('aria-pressed')).toBe('true')
  })
})

describe('when it cannot be shown', () => {
  it.each([
    [404, 'post-not-found'],
    [403, 'community-forbidden'],
  ])('leaves a %i to the page of errors', async (status, code) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    open('/post/p-1042', { intercept: (request) => (isDetail(request) ? problem(status, code) : undefined) })
    await screen.findByText('The page of this error')
  })

  it.each([
    [404, 'post-not-found'],
    [403, 'community-forbidden'],
  ])('leaves nothing of a post that was open to the screen or the cache after a %i', async (status, code) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { portal, queryClient, router } = open('/')
    await screen.findByRole('article', { name: /^Line 4 stop/ })
    await router.navigate('/post/p-1042')
    await title()
    await screen.findByText('report-line4.pdf')
    await screen.findAllByText('Sofia Karras')
    portal.intercept = (request) =>
      request.url.includes('/posts/p-1042') && request.method === 'GET' ? problem(status, code) : undefined
    void queryClient.invalidateQueries({ queryKey: ['posts', 'detail'] })
    await screen.findByText('The page of this error')
    expect(document.body.textContent).not.toContain('Line 4 stop')
    const kept = queryClient.getQueryCache().getAll()
    expect(JSON.stringify(kept.map(({ state }) => state.data))).not.toMatch(/p-1042|Line 4 stop|0\.4 mm/)
  })

  it.each(['comments', 'attachments'])(
    'asks for the post anew when its %s are refused, and leaves nothing of it',
    async (part) => {
      vi.spyOn(console, 'error').mockImplementation(() => {})
      const { portal, queryClient } = open('/post/p-1042')
      await title()
      await screen.findByText('report-line4.pdf')
      await screen.findAllByText('Sofia Karras')
      portal.intercept = (request) =>
        request.url.includes('/posts/p-1042') && request.method === 'GET'
          ? problem(403, 'community-forbidden')
          : undefined
      void queryClient.invalidateQueries({ queryKey: [part] })
      await screen.findByText('The page of this error')
      const kept = queryClient.getQueryCache().getAll()
      expect(JSON.stringify(kept.map(({ state }) => state.data))).not.toMatch(/p-1042|Line 4 stop|0\.4 mm/)
    },
  )

  it('keeps a post that is still open when a part of it is not', async () => {
    const { portal, queryClient } = open('/post/p-1042')
    await title()
    await screen.findAllByText('Sofia Karras')
    const asked = () => portal.requests.filter(({ path }) => path.endsWith('/posts/p-1042')).length
    const before = asked()
    portal.intercept = ({ url }) => (url.includes('/p-1042/comments') ? problem(403, 'forbidden') : undefined)
    void queryClient.invalidateQueries({ queryKey: ['comments'] })
    await waitFor(() => expect(asked()).toBe(before + 1))
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    await title()
    expect(asked()).toBe(before + 1)
  })

  it('asks for the post anew when a comment is refused, and keeps what was written', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { portal, scope } = open('/post/p-1042')
    await title()
    portal.intercept = ({ url }) => (url.includes('/posts/p-1042') ? problem(403, 'community-forbidden') : undefined)
    await userEvent.type(screen.getByRole('textbox', { name: 'Write a comment' }), 'Agreed{Control>}{Enter}{/Control}')
    await screen.findByText('The page of this error')
    expect(scope.getState($unsavedWork)).toMatchObject([{ id: 'comments', kept: true }])
  })

  it('offers another try after anything else', async () => {
    const { portal } = open('/post/p-1042', {
      intercept: (request) => (isDetail(request) ? problem(500, 'internal-error') : undefined),
    })
    await screen.findByRole('heading', { level: 1, name: 'This post could not be loaded' })
    portal.intercept = undefined
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await title()
  })
})
