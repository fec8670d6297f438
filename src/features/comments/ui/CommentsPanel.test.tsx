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
    await screen.findByText('No comments yet.')
  })

  it('loads further comments when asked to', async () => {
    const [one, two] = page.comments as [(typeof page.comments)[number], (typeof page.comments)[number]]
    open({}, { intercept: (request) => (request.url.includes('pageToken') ? listOf([two]) : listOf([one], 'next')) })
    await userEvent.click(await screen.findByRole('button', { name: 'Show more comments' }))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2))
    expect(screen.queryByRole('button', { name: 'Show more comments' })).toBeNull()
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
    screen.getByText('Comments are off for this post in this community.')
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
    await screen.findByText('Comment sent: I have ordered two spare sensors.')
    expect(writes(portal)).toMatchObject([{ content: { ops: [{ insert: 'I have ordered two spare sensors.\n' }] } }])
  })

  it('sends once when the button is pressed twice', async () => {
    const portal = open()
    await screen.findByText(/Did the drift show/)
    await userEvent.type(field(), 'Agreed')
    await userEvent.dblClick(screen.getByRole('button', { name: 'Send' }))
    await screen.findByText('Comment sent: Agreed')
    expect(writes(portal)).toHaveLength(1)
  })

  it('keeps a comment that did not arrive and sends it again under its key', async () => {
    const portal = open({}, { intercept: (request) => (isWrite(request) ? problem(500, 'internal-error') : undefined) })
    await screen.findByText(/Did the drift show/)
    await userEvent.type(field(), 'Agreed')
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    await screen.findByText('Not sent: the server didn’t accept it.')
    portal.portal.intercept = undefined
    await userEvent.click(screen.getByRole('button', { name: 'Send again' }))
    await screen.findByText('Comment sent: Agreed')
    const [first, second] = writes(portal)
    expect(second.clientKey).toBe(first.clientKey)
  })

  it('does not offer to send again what can never arrive, but gives the text back', async () => {
    open({}, { intercept: (request) => (isWrite(request) ? problem(403, 'comments-closed') : undefined) })
    await screen.findByText(/Did the drift show/)
    await userEvent.type(field(), 'Agreed')
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    await screen.findByText('Not sent: comments on this post are now off.')
    expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Edit text' }))
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
    screen.getByText('Shorten by 3 characters to send.')
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
    await screen.findByText('Comment sent: Sofia Karras yes')
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
    const [like] = screen.getAllByRole('button', { name: /Sofia Karras’s comment/ }) as [HTMLElement]
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
    expect(screen.queryByText('This comment is no longer available.')).toBeNull()
  })

  it('says so when the comment is gone', async () => {
    open({ markedCommentId: 'long-gone' })
    await screen.findByText('This comment is no longer available.')
  })
})

describe('one’s own comment', () => {
  const isChange = (request: Request) => request.method === 'PUT'
  const own = () => screen.getByText(/An alert at 0.15 mm/).closest('article') as HTMLElement
  const edit = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Edit the comment by Giulia Riva' }))
    return screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Edit the comment by Giulia Riva' })
  }

  it('can be changed where it stands, by keyboard, and takes the focus afterwards', async () => {
    const portal = open()
    const box = await edit()
    expect(box).toBe(document.activeElement)
    expect(box.value).toMatch(/^An alert at 0.15 mm/)
    await userEvent.clear(box)
    await userEvent.type(box, 'By the 30th.{Control>}{Enter}{/Control}')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull())
    const sent = portal.portal.requests.find(({ method }) => method === 'PUT')
    expect(JSON.parse(sent?.body ?? '')).toEqual({
      content: { ops: [{ insert: 'By the 30th.\n' }] },
      occToken: 'occ-cm-808-1',
    })
    expect(document.activeElement?.textContent).toContain('Giulia Riva')
  })

  it('keeps the change that could not be saved, also over a reload', async () => {
    const view = open({}, { intercept: (request) => (isChange(request) ? problem(500, 'internal-error') : undefined) })
    await userEvent.type(await edit(), ' Or by the 30th.')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('Not saved. Your text is still here: try again.')
    view.unmount()
    open()
    const again = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Edit the comment by Giulia Riva' })
    expect(again.value).toMatch(/Or by the 30th\.$/)
  })

  it('keeps the formats of a comment that has some', async () => {
    const content = { ops: [{ insert: 'By the 30th', attributes: { bold: true } }, { insert: '\n' }] }
    const [comment] = page.comments
    const mine = { ...comment, content, canEdit: true, occToken: 'occ-cm-1', replyToCommentId: null } as typeof comment
    const { portal } = open(
      {},
      {
        intercept: (request) =>
          request.method === 'GET' && request.url.includes('/comments') && mine ? listOf([mine]) : undefined,
      },
    )
    await userEvent.click(await screen.findByRole('button', { name: /^Edit the comment by/ }))
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }, { timeout: 5_000 }))
    await waitFor(() => expect(portal.requests.some(({ method }) => method === 'PUT')).toBe(true))
    const sent = portal.requests.find(({ method }) => method === 'PUT')
    expect(JSON.parse(sent?.body ?? '')).toEqual({ content, occToken: 'occ-cm-1' })
  })

  it('shows what another window made of it, and saves over it only when asked to', async () => {
    const { portal } = open()
    const box = await edit()
    await userEvent.type(box, ' Mine.')
    const body = JSON.stringify({ content: { ops: [{ insert: 'From the phone.\n' }] }, occToken: 'occ-cm-808-1' })
    const headers = { 'content-type': 'application/json' }
    await fetch(
      new Request('http://localhost/api/internal/v2/communication/comments/cm-808', { method: 'PUT', headers, body }),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('From the phone.')
    expect(box.value).toMatch(/Mine\.$/)
    await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull())
    const changes = portal.requests.filter(({ method }) => method === 'PUT').map(({ body }) => JSON.parse(body))
    expect(changes.map(({ occToken }) => occToken)).toEqual(['occ-cm-808-1', 'occ-cm-808-1', 'occ-cm-808-2'])
  })

  it('offers neither for what others wrote', async () => {
    open()
    await screen.findByText(/Did the drift show/)
    expect(screen.getAllByRole('button', { name: /^(Edit|Delete) the comment/ })).toHaveLength(2)
    within(own()).getByRole('button', { name: /^Delete/ })
  })
})
