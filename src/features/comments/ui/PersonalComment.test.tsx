import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { examples } from '@/api/examples.gen'
import { sendHeldActs } from '@/features/held-acts'
import { stopUndo } from '@/features/held-acts/testing/stop-undo'
import { openPortal, type OpenOptions, problem } from '@/shared/testing/open-portal'

import { CommentsPanel } from './CommentsPanel'

const name = 'Edit the comment by Giulia Riva'
const page = examples.listComments.conversation

beforeEach(() => sessionStorage.clear())
beforeEach(stopUndo)
afterEach(() => vi.unstubAllGlobals())

const open = (options: OpenOptions = {}) => openPortal({ '/': <CommentsPanel postId="p-1042" canComment /> }, options)
const own = () => screen.getByText(/An alert at 0.15 mm/)

async function edit() {
  await userEvent.click(await screen.findByRole('button', { name }))
  return screen.getByRole<HTMLTextAreaElement>('textbox', { name })
}

type Portal = ReturnType<typeof open>['portal']
const changes = ({ requests }: Portal) =>
  requests.filter(({ method }) => method === 'PUT').map(({ body }) => JSON.parse(body))

/** What another window of the person does with the comment. */
async function changeElsewhere(text: string) {
  const body = JSON.stringify({ content: { ops: [{ insert: `${text}\n` }] }, occToken: 'occ-cm-808-1' })
  const headers = { 'content-type': 'application/json' }
  const address = 'http://localhost/api/internal/v2/communication/comments/cm-808'
  await fetch(new Request(address, { method: 'PUT', headers, body }))
}

it('can be changed where it stands, by keyboard, and takes the focus afterwards', async () => {
  const { portal } = open()
  const box = await edit()
  expect(box).toBe(document.activeElement)
  expect(box.value).toMatch(/^An alert at 0.15 mm/)
  await userEvent.clear(box)
  await userEvent.type(box, 'By the 30th.{Control>}{Enter}{/Control}')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull())
  expect(changes(portal)).toEqual([{ content: { ops: [{ insert: 'By the 30th.\n' }] }, occToken: 'occ-cm-808-1' }])
  expect(document.activeElement?.textContent).toContain('By the 30th.')
})

it('keeps a change that could not be saved, also over a reload', async () => {
  const refuse = (request: Request) => (request.method === 'PUT' ? problem(500, 'internal-error') : undefined)
  const view = open({ intercept: refuse })
  await userEvent.type(await edit(), ' Or by the 30th.')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Not saved. Your text is still here: try again.')
  view.unmount()
  open()
  const again = await screen.findByRole<HTMLTextAreaElement>('textbox', { name })
  expect(again.value).toMatch(/Or by the 30th\.$/)
})

it('keeps the formats of a comment that has some', async () => {
  const content = { ops: [{ insert: 'By the 30th', attributes: { bold: true } }, { insert: '\n' }] }
  const mine = { ...page.comments[0], content, canEdit: true, occToken: 'occ-cm-1', replyToCommentId: null }
  const listed = Response.json({ comments: [mine], totalCount: 1, nextPageToken: null })
  const { portal } = open({
    intercept: (request) =>
      request.method === 'GET' && request.url.includes('/comments') ? listed.clone() : undefined,
  })
  await userEvent.click(await screen.findByRole('button', { name: /^Edit the comment by/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }, { timeout: 5_000 }))
  await waitFor(() => expect(changes(portal)).toEqual([{ content, occToken: 'occ-cm-1' }]))
})

it('shows what another window made of it, and saves over it only when asked to', async () => {
  const { portal } = open()
  await userEvent.type(await edit(), ' Mine.')
  await changeElsewhere('From the phone.')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  const dialog = await screen.findByRole('dialog', { name: 'This comment has changed' }, { timeout: 5_000 })
  within(dialog).getByText(/From the phone\./)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Keep mine' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(changes(portal).map(({ occToken }) => occToken)).toEqual(['occ-cm-808-1', 'occ-cm-808-1', 'occ-cm-808-2'])
  await screen.findByText(/Mine\.$/)
})

it('is deleted at once, and comes back by Undo as long as the server has not heard of it', async () => {
  const { portal, tips } = open()
  const button = () => within(own().closest('article') as HTMLElement).getByRole('button', { name: /^Delete/ })
  await waitFor(own)
  await userEvent.click(button())
  await screen.findByText('This comment was deleted.')
  tips.at(-1)?.actionCallbacks?.[0]?.onSelect()
  await waitFor(own)
  await userEvent.click(button())
  expect(portal.requests.some(({ method }) => method === 'DELETE')).toBe(false)
  await sendHeldActs()
  expect(portal.requests.filter(({ method }) => method === 'DELETE')).toHaveLength(1)
  expect(screen.queryByText(/An alert at 0.15 mm/)).toBeNull()
})

it('comes back with a reason where the server refuses to delete it', async () => {
  const { tips } = open()
  await waitFor(own)
  await userEvent.click(screen.getByRole('button', { name: 'Delete the comment by Giulia Riva' }))
  await changeElsewhere('From the phone.')
  await sendHeldActs()
  expect(tips.at(-1)).toMatchObject({ severity: 'error', title: { id: 'comments.deleteChanged' } })
  await screen.findByText('From the phone.')
})

it('offers neither for what others wrote', async () => {
  open()
  await screen.findByText(/Did the drift show/)
  expect(screen.getAllByRole('button', { name: /^(Edit|Delete) the comment/ })).toHaveLength(2)
})
