import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useParams } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DashboardFeed } from '@/features/posts'
import { openPortal, problem } from '@/shared/testing/open-portal'
import { PostDetailView } from './PostDetailView'
// The chunks are at hand, so that no test waits for a slow machine to load them.
import '../../acknowledgement/ui/AcknowledgeDialog'

beforeEach(() => {
  sessionStorage.clear()
  vi.useFakeTimers({ now: new Date('2026-11-20T10:17:00Z'), toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function Post() {
  const { postId = '' } = useParams()
  return <PostDetailView postId={postId} />
}

const open = (address: string) =>
  openPortal({ '/': <DashboardFeed firstName="Giulia" />, '/post/:postId': <Post /> }, { address })

const isSent = ({ method, path }: { method: string; path: string }) => method === 'PUT' && path.endsWith('/mine')

async function openDialog() {
  await userEvent.click(await screen.findByRole('button', { name: 'Acknowledge' }))
  return screen.findByRole('dialog', { name: 'Acknowledge this post' })
}

async function agree() {
  const dialog = await openDialog()
  await userEvent.click(within(dialog).getByRole('checkbox'))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm' }))
}

describe('acknowledging a post', () => {
  it('is asked first of all beside the post and at the end of its text, with the day', async () => {
    open('/post/p-1035')
    await screen.findByRole('heading', { name: 'Asked of you' })
    const asked = within(screen.getByRole('complementary'))
    expect(asked.getAllByRole('heading')[0]?.textContent).toBe('Asked of you')
    asked.getByRole('button', { name: 'Acknowledge version 1' })
    asked.getByText('3 days left')
    screen.getByText('Acknowledge version 1 by Monday 23 November.')
  })

  it('names the version, the statement and what is recorded, and does nothing without the box', async () => {
    const { portal } = open('/post/p-1035')
    const dialog = within(await openDialog())
    dialog.getByText('Supplier audit: new dates, same scope')
    dialog.getByText(/^Version 1, \d+ November 2026$/)
    dialog.getByRole('checkbox', { name: 'I know the new dates and have told my suppliers.' })
    dialog.getByText(/^Your name, this version and the time are recorded\. Tiago Duarte/)
    const confirm = dialog.getByRole('button', { name: 'Confirm' })
    expect(confirm.getAttribute('aria-disabled')).toBe('true')
    await userEvent.click(confirm)
    expect(portal.requests.some(isSent)).toBe(false)
  })

  it('is recorded once with the version that was read, and asked no more in post, rail and feed', async () => {
    const { portal, router } = open('/')
    const card = () => document.querySelector('[data-post="p-1035"]')
    await waitFor(() => expect(card()?.textContent).toContain('Acknowledge by 23 Nov'))
    await router.navigate('/post/p-1035')
    await agree()
    await screen.findByText('You acknowledged version 1 on 20 November 2026.')
    expect(portal.requests.filter(isSent).map(({ body }) => body)).toEqual(['{"revision":1}'])
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByRole('heading', { name: 'Asked of you' })).toBeNull()
    await router.navigate('/')
    await waitFor(() => expect(card()).not.toBeNull())
    expect(card()?.textContent).not.toContain('Acknowledge')
  })

  it('records nothing when the text changed meanwhile: the dialog closes, says so, and the new text is read', async () => {
    const { portal, tips } = open('/post/p-1035')
    const dialog = within(await openDialog())
    portal.intercept = (request) => (request.method === 'PUT' ? problem(409, 'revision-outdated') : undefined)
    await userEvent.click(dialog.getByRole('checkbox'))
    const before = portal.requests.length
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }))
    await waitFor(() => expect(tips).toMatchObject([{ severity: 'warn', title: { id: 'acknowledgement.outdated' } }]))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() =>
      expect(portal.requests.slice(before).map(({ method, path }) => `${method} ${path.split('/').at(-1)}`)).toContain(
        'GET p-1035',
      ),
    )
    screen.getByRole('button', { name: 'Acknowledge' })
  })

  it('stays open when the server fails, and can be sent again', async () => {
    const { portal } = open('/post/p-1035')
    portal.intercept = (request) => (request.method === 'PUT' ? problem(500, 'internal') : undefined)
    await agree()
    expect((await screen.findByRole('alert')).textContent).toBe('Couldn’t record it. Try again.')
    portal.intercept = undefined
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }))
    await screen.findByText('You acknowledged version 1 on 20 November 2026.')
  })

  it.each([
    ['p-908', /^Version 1 was due on Wednesday 18 November/],
    ['p-966', 'You acknowledged version 1. Version 2 changed something important.'],
  ])('says of %s that it is late or has changed', async (postId, words) => {
    open(`/post/${postId}`)
    await screen.findByText(words)
  })

  it('asks nothing of people whom it does not concern', async () => {
    open('/post/p-1042')
    await screen.findByRole('heading', { level: 1 })
    await screen.findByRole('tablist')
    expect(screen.queryByRole('button', { name: /^Acknowledge/ })).toBeNull()
  })

  it('leads whoever may see it to those who have acknowledged', async () => {
    open('/post/p-967')
    const link = await screen.findByRole('link', { name: /^\d+ of \d+ acknowledged$/ })
    expect(link.getAttribute('href')).toBe('/post/p-967/acknowledgements')
  })
})
