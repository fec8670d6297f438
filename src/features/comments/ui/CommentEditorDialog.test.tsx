import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allSettled } from 'effector'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { examples } from '@/api/examples.gen'
import { openPortal } from '@/shared/testing/open-portal'
import { $drafts, draftAt, draftChanged } from '../model/drafts'
import { CommentEditorDialog } from './CommentEditorDialog'

const [comment] = examples.listComments.conversation.comments
const postId = 'p-1042'

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.unstubAllGlobals())

function open(replyToCommentId?: string) {
  const closed = vi.fn()
  const place = { postId, replyToCommentId: replyToCommentId ?? null }
  const request = { overlay: 'commentEditor' as const, postId, ...(replyToCommentId && { replyToCommentId }) }
  const portal = openPortal({ '/': <CommentEditorDialog request={request} onClose={closed} /> })
  return {
    ...portal,
    closed,
    begin: (text: string) => allSettled(draftChanged, { scope: portal.scope, params: { ...place, text } }),
    draft: () => draftAt(portal.scope.getState($drafts), place)?.text,
    sent: () =>
      portal.portal.requests
        .filter(({ method, path }) => method === 'POST' && path.endsWith('/comments'))
        .map(({ body }) => JSON.parse(body) as object),
  }
}

it('goes on with the text of the field, at its end, and leaves it there when it closes', async () => {
  const { begin, draft, closed } = open()
  await begin('Half a sentence')
  const dialog = within(await screen.findByRole('dialog', { name: 'Write a comment' }))
  const field = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Write a comment' })
  await waitFor(() => expect(field.value).toBe('Half a sentence'))
  expect(document.activeElement).toBe(field)
  await userEvent.type(field, ', and the rest')
  await userEvent.click(dialog.getByRole('button', { name: 'Back to conversation' }))
  expect(closed).toHaveBeenCalledOnce()
  expect(draft()).toBe('Half a sentence, and the rest')
})

it('sends a reply to where it belongs, by the keys too, and closes', async () => {
  const { begin, sent, closed } = open(comment?.id)
  await begin('Agreed')
  await screen.findByRole('dialog', { name: `Reply to ${comment?.author.fullName}` })
  await userEvent.type(screen.getByRole('textbox'), '{Control>}{Enter}{/Control}')
  await waitFor(() => expect(sent()).toMatchObject([{ replyToCommentId: comment?.id }]))
  expect(closed).toHaveBeenCalledOnce()
})

it('sends nothing where nothing is written', async () => {
  const { sent, closed } = open()
  const send = await screen.findByRole('button', { name: 'Send' })
  expect(send.getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(send)
  expect(sent()).toEqual([])
  expect(closed).not.toHaveBeenCalled()
})
