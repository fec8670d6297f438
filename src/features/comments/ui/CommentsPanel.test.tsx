import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createWatch } from 'effector'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { examples } from '@/api/examples.gen'
import { overlayRequested } from '@/shared/overlays'
import { openPortal, type OpenOptions, problem } from '@/shared/testing/open-portal'

import { CommentsPanel, type CommentsPanelProps } from './CommentsPanel'

const page = examples.listComments.conversation
const listOf = (comments: typeof page.comments, nextPageToken: string | null = null) =>
  Response.json({ comments, totalCount: comments.length, nextPageToken })

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.unstubAllGlobals())

function open(props: Partial<CommentsPanelProps> = {}, options: OpenOptions = {}) {
  return openPortal({ '/': <CommentsPanel postId="p-1042" canComment {...props} /> }, options)
}

const field = () => screen.getByRole('textbox', { name: 'Write a comment' })
const isWrite = (request: Request) => request.method === 'POST' && request.url.endsWith('/comments')
const writes = ({ portal }: ReturnType<typeof open>) =>
  portal.requests
    .filter(({ method, path }) => method === 'POST' && path.endsWith('/comments'))
    .map(({ body }) => JSON.parse(body))

describe('the conversation', () => {
  it('shows comments with their answers one step further in', async () => {
    open()
    const first = await screen.findByText(/Did the drift show/)
    const thread = first.closest('li') as HTMLElement
    within(thread.querySelector('ol') as HTMLElement).getByText(/can we add an alert/)
  })

  it('opens the profiles of those who wrote and of those they mention', async () => {
    const { scope } = open()
    const opened: unknown[] = []
    createWatch({ unit: overlayRequested, scope, fn: (request) => opened.push(request) })
    const text = await screen.findByText(/can we add an alert/)
    await userEvent.click(within(text).getByRole('button', { name: 'Giulia Riva' }))
    await userEvent.click(screen.getAllByRole('button', { name: 'Sofia Karras' })[0] as HTMLElement)
    expect(opened).toMatchObject([
      { overlay: 'userProfile', userId: 'giulia-riva', name: 'Giulia Riva' },
      { overlay: 'userProfile', userId: 'sofia-karras', name: 'Sofia Karras' },
    ])
  })

  it('keeps the place of a deleted comment, without its words and without anything to do', async () => {
    const [comment] = page.comments
    const deleted = { ...comment, deleted: true, content: { ops: [] } } as (typeof page.comments)[number]
    open({}, { intercept: (request) => (request.method === 'GET' ? listOf([deleted]) : undefined) })
    const place = await screen.findByText('This comment was deleted.')
    expect(within(place.closest('article') as HTMLElement).queryByRole('button')).toBeNull()
  })

  it('says when nobody has said anything', async () => {
    open({}, { intercept: () => listOf([]) })
    await screen.findByText('Nobody has said anything yet.')
  })

  it('loads further comments when asked to', async () => {
    const [one, two] = page.comments as [(typeof page.comments)[number], (typeof page.comments)[number]]
    open({}, { intercept: (request) => (request.url.includes('pageToken') ? listOf([two]) : listOf([one], 'next')) })
    await userEvent.click(await screen.findByRole('button', { name: 'Show more comments' }))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2))
    expect(screen.queryByRole('button', { name: 'Show more comments' })).toBeNull()
  })

  it('does not take an empty page for an empty conversation', async () => {
    const [one] = page.comments as [(typeof page.comments)[number]]
    open({}, { intercept: (request) => (request.url.includes('pageToken') ? listOf([one]) : listOf([], 'next')) })
    const more = await screen.findByRole('button', { name: 'Show more comments' })
    expect(screen.queryByText('Nobody has said anything yet.')).toBeNull()
    await userEvent.click(more)
    await screen.findByRole('article')
  })

  it('says so when the comments cannot be had, and still lets people write', async () => {
    const { portal } = open({}, { intercept: () => problem(503, 'unavailable') })
    await screen.findByRole('alert')
    expect(field()).toBeDefined()
    portal.intercept = undefined
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByText(/Did the drift show/)
  })

  it('offers no field where comments are closed', async () => {
    open({ canComment: false })
    await screen.findByText(/Did the drift show/)
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.queryByRole('button', { name: /^Reply/ })).toBeNull()
    screen.getByText('This community does not take comments on this post.')
  })
})

describe('writing', () => {
  it('shows the comment as on its way, then as said, and tells those who listen', async () => {
    const portal = open()
    await screen.findByText(/Did the drift show/)
    await userEvent.type(field(), 'I have ordered two spare sensors.')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(screen.getAllByText('I have ordered two spare sensors.').length).toBeGreaterThan(0))
    await waitFor(() => expect(screen.queryByText('Sending')).toBeNull())
    expect((field() as HTMLTextAreaElement).value).toBe('')
    expect(screen.getAllByText('I have ordered two spare sensors.')).toHaveLength(1)
    await screen.findByText('Your comment was sent: I have ordered two spare sensors.')
    expect(writes(portal)).toMatchObject([{ content: { ops: [{ insert: 'I have ordered two spare sensors.\n' }] } }])
  })

  it('sends once when the button is pressed twice', async () => {
    const portal = open()
    await screen.findByText(/Did the drift show/)
    await userEvent.type(field(), 'Agreed')
    await userEvent.dblClick(screen.getByRole('button', { name: 'Send' }))
    await screen.findByText('Your comment was sent: Agreed')
    expect(writes(portal)).toHaveLength(1)
  })

  it('keeps a comment that did not arrive and sends it again under its key', async () => {
    const portal = open({}, { intercept: (request) => (isWrite(request) ? problem(500, 'internal-error') : undefined) })
    await screen.findByText(/Did the drift show/)
    await userEvent.type(field(), 'Agreed')
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    await screen.findByText('Not sent: the server did not take it.')
    portal.portal.intercept = undefined
    await userEvent.click(screen.getByRole('button', { name: 'Send again' }))
    await screen.findByText('Your comment was sent: Agreed')
    const [first, second] = writes(portal)
    expect(second.clientKey).toBe(first.clientKey)
  })

  it('does not offer to send again what can never arrive, but gives the text back', async () => {
    open({}, { intercept: (request) => (isWrite(request) ? problem(403, 'comments-closed') : undefined) })
    await screen.findByText(/Did the drift show/)
    await userEvent.type(field(), 'Agreed')
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    await screen.findByText('Not sent: comments on this post have been closed.')
    expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Change the text' }))
    expect((field() as HTMLTextAreaElement).value).toBe('Agreed')
  })

  it('brings the text back after a reload', async () => {
    const { unmount } = open()
    await screen.findByText(/Did the drift show/)
    await userEvent.type(field(), 'Half a sen')
    unmount()
    open()
    await waitFor(() => expect((field() as HTMLTextAreaElement).value).toBe('Half a sen'))
  })

  it('says how much is too much, and sends nothing then', async () => {
    const portal = open()
    await screen.findByText(/Did the drift show/)
    await userEvent.click(field())
    await userEvent.paste('a'.repeat(10_003))
    screen.getByText('Shorten it by 3 characters to send it.')
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(writes(portal)).toHaveLength(0)
    await userEvent.type(field(), '{Backspace}{Backspace}{Backspace}')
    screen.getByText('0 characters left')
  })
})

describe('answering', () => {
  it('begins with the name of the person, who is then mentioned', async () => {
    const portal = open()
    await screen.findByText(/Did the drift show/)
    await userEvent.click(screen.getAllByRole('button', { name: 'Reply to Sofia Karras' })[0] as HTMLElement)
    const reply = screen.getByRole('textbox', { name: 'Reply to Sofia Karras' }) as HTMLTextAreaElement
    expect(document.activeElement).toBe(reply)
    expect(reply.value).toBe('@Sofia Karras ')
    await userEvent.type(reply, 'yes')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await screen.findByText('Your comment was sent: Sofia Karras yes')
    expect(screen.queryByRole('textbox', { name: 'Reply to Sofia Karras' })).toBeNull()
    const [write] = writes(portal)
    expect(write.content.ops[0]).toEqual({ insert: { mention: { id: 'sofia-karras', name: 'Sofia Karras' } } })
    expect(write.replyToCommentId).toBeDefined()
  })

  it('leaves nothing behind when it is cancelled before a word was written', async () => {
    const { scope } = open()
    await screen.findByText(/Did the drift show/)
    await userEvent.click(screen.getAllByRole('button', { name: 'Reply to Sofia Karras' })[0] as HTMLElement)
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('textbox', { name: 'Reply to Sofia Karras' })).toBeNull()
    const { $drafts } = await import('../model/drafts')
    expect(scope.getState($drafts)).toEqual([])
  })
})

describe('liking', () => {
  it('shows it at once and takes it back when it is refused', async () => {
    const { portal, tips } = open()
    await screen.findByText(/Did the drift show/)
    const [like] = screen.getAllByRole('button', { name: /comment by Sofia Karras/ }) as [HTMLElement]
    await userEvent.click(like)
    expect(like.getAttribute('aria-pressed')).toBe('true')
    await waitFor(() => expect(portal.requests.at(-1)?.method).toBe('PUT'))
    portal.intercept = (request) => (request.method === 'DELETE' ? problem(500, 'internal-error') : undefined)
    await userEvent.click(like)
    await waitFor(() => expect(tips).toMatchObject([{ title: { id: 'comments.unlikeFailed' } }]))
    expect(like.getAttribute('aria-pressed')).toBe('true')
  })
})

describe('a link to one comment', () => {
  it('loads on until the comment is there, marks it and gives it the focus', async () => {
    const [one, two] = page.comments as [(typeof page.comments)[number], (typeof page.comments)[number]]
    open(
      { markedCommentId: two.id },
      { intercept: (request) => (request.url.includes('pageToken') ? listOf([two]) : listOf([one], 'next')) },
    )
    await waitFor(() => expect(document.activeElement?.getAttribute('data-marked')).toBe('true'))
    expect(screen.queryByText('The comment that you were looking for is no longer here.')).toBeNull()
  })

  it('says so when the comment is gone', async () => {
    open({ markedCommentId: 'long-gone' })
    await screen.findByText('The comment that you were looking for is no longer here.')
  })
})
