import { QueryClient } from '@tanstack/react-query'
import { allSettled, createWatch, fork, type Scope } from 'effector'
import { describe, expect, it, vi } from 'vitest'

import { $queryClient, ApiError } from '@/api'
import { examples } from '@/api/examples.gen'

import { sendCommentFx } from '../api/send-comment'
import { $drafts, draftChanged, sendClicked } from './drafts'
import { $outbox, commentsReceived, commentSent, conversationClosed, sendAgainClicked, editClicked } from './outbox'

const place = { postId: 'p-1042', replyToCommentId: null }
const comment = examples.createComment.written
const lost = new ApiError({ kind: 'timeout', code: 'timeout', status: 0, requestId: null })

async function write(scope: Scope, text: string) {
  await allSettled(draftChanged, { scope, params: { ...place, text } })
  await allSettled(sendClicked, { scope, params: { ...place, people: [] } })
}

function scopeWith(send: (letter: unknown) => unknown) {
  const queryClient = new QueryClient()
  const invalidateQueries = vi.spyOn(queryClient, 'invalidateQueries')
  const scope = fork({
    values: [[$queryClient, queryClient]],
    handlers: [[sendCommentFx, send as never]],
  })
  return { scope, invalidateQueries }
}

describe('sending a comment', () => {
  it('empties the field at once and shows the text as on its way', async () => {
    const { scope } = scopeWith(() => new Promise(() => {}))
    await allSettled(draftChanged, { scope, params: { ...place, text: 'Agreed' } })
    void allSettled(sendClicked, { scope, params: { ...place, people: [] } })
    expect(scope.getState($drafts)).toEqual([])
    expect(scope.getState($outbox)).toMatchObject([{ text: 'Agreed', phase: 'sending' }])
  })

  it('asks the server once, however often the button is pressed', async () => {
    const send = vi.fn(() => comment)
    const { scope } = scopeWith(send)
    await allSettled(draftChanged, { scope, params: { ...place, text: 'Agreed' } })
    void allSettled(sendClicked, { scope, params: { ...place, people: [] } })
    await allSettled(sendClicked, { scope, params: { ...place, people: [] } })
    expect(send).toHaveBeenCalledOnce()
  })

  it('sends nothing that is empty or too long', async () => {
    const send = vi.fn()
    const { scope } = scopeWith(send)
    await write(scope, '   \n')
    await write(scope, 'a'.repeat(10_001))
    expect(send).not.toHaveBeenCalled()
    expect(scope.getState($drafts)).toHaveLength(1)
  })

  it('says that the conversation went stale when the comment has arrived, and keeps it in sight until then', async () => {
    const { scope, invalidateQueries } = scopeWith(() => comment)
    const sent = vi.fn()
    createWatch({ unit: commentSent, scope, fn: sent })
    await write(scope, 'Agreed')
    expect(sent).toHaveBeenCalledWith({ postId: 'p-1042', comment })
    expect(invalidateQueries).toHaveBeenCalledWith({ queryKey: ['comments', 'list', 'p-1042'] })
    expect(scope.getState($outbox)).toMatchObject([{ phase: 'sent', comment }])
    await allSettled(conversationClosed, { scope, params: { postId: 'p-1042' } })
    expect(scope.getState($outbox)).toEqual([])
  })
})

describe('a comment that did not arrive', () => {
  it('keeps its text and says why', async () => {
    const { scope } = scopeWith(() => Promise.reject(lost))
    await write(scope, 'Agreed')
    expect(scope.getState($outbox)).toMatchObject([{ text: 'Agreed', phase: 'failed', failure: { kind: 'timeout' } }])
  })

  it('is sent again under the same key, so that the server can know it', async () => {
    const send = vi.fn().mockRejectedValueOnce(lost).mockResolvedValueOnce(comment)
    const { scope } = scopeWith(send)
    await write(scope, 'Agreed')
    const [entry] = scope.getState($outbox)
    const clientKey = entry?.clientKey ?? ''
    await allSettled(sendAgainClicked, { scope, params: { clientKey } })
    expect(send.mock.calls.map(([letter]) => (letter as { clientKey: string }).clientKey)).toEqual([
      clientKey,
      clientKey,
    ])
    expect(scope.getState($outbox)).toMatchObject([{ phase: 'sent' }])
  })

  it('counts as arrived when the server shows it, and is neither sent again nor given back', async () => {
    const send = vi.fn(() => Promise.reject(lost))
    const { scope } = scopeWith(send)
    await write(scope, 'Agreed')
    await write(scope, 'And more')
    const clientKey = scope.getState($outbox)[0]?.clientKey ?? ''
    const shown = { ...comment, clientKey }
    await allSettled(commentsReceived, { scope, params: [...examples.listComments.conversation.comments, shown] })
    expect(scope.getState($outbox)).toMatchObject([
      { phase: 'sent', comment: shown },
      { text: 'And more', phase: 'failed' },
    ])
    await allSettled(sendAgainClicked, { scope, params: { clientKey } })
    await allSettled(editClicked, { scope, params: { clientKey } })
    expect(send).toHaveBeenCalledTimes(2)
    expect(scope.getState($drafts)).toEqual([])
  })

  it('has arrived also when its answer fails after the server showed it', async () => {
    let fail = (_: Error) => {}
    const { scope } = scopeWith(() => new Promise((_, reject) => (fail = reject)))
    await allSettled(draftChanged, { scope, params: { ...place, text: 'Agreed' } })
    const settled = allSettled(sendClicked, { scope, params: { ...place, people: [] } })
    const clientKey = scope.getState($outbox)[0]?.clientKey ?? ''
    void allSettled(commentsReceived, { scope, params: [{ ...comment, clientKey }] })
    fail(lost)
    await settled
    expect(scope.getState($outbox)).toMatchObject([{ phase: 'sent' }])
  })

  it('is not sent again while it is on its way', async () => {
    const send = vi.fn(() => new Promise(() => {}))
    const { scope } = scopeWith(send)
    await allSettled(draftChanged, { scope, params: { ...place, text: 'Agreed' } })
    void allSettled(sendClicked, { scope, params: { ...place, people: [] } })
    const [entry] = scope.getState($outbox)
    void allSettled(sendAgainClicked, { scope, params: { clientKey: entry?.clientKey ?? '' } })
    expect(send).toHaveBeenCalledOnce()
  })

  it('goes back into the field in front of what was begun since, as another comment', async () => {
    const { scope } = scopeWith(() => Promise.reject(lost))
    await write(scope, 'First thought')
    const [entry] = scope.getState($outbox)
    await allSettled(draftChanged, { scope, params: { ...place, text: 'Second thought' } })
    await allSettled(editClicked, { scope, params: { clientKey: entry?.clientKey ?? '' } })
    expect(scope.getState($outbox)).toEqual([])
    const [draft] = scope.getState($drafts)
    expect(draft?.text).toBe('First thought\nSecond thought')
    expect(draft?.clientKey).not.toBe(entry?.clientKey)
  })
})

it('keeps the drafts of the post and of each reply apart', async () => {
  const { scope } = scopeWith(() => comment)
  await allSettled(draftChanged, { scope, params: { ...place, text: 'For all' } })
  await allSettled(draftChanged, { scope, params: { postId: 'p-1042', replyToCommentId: 'cm-1', text: 'For Marco' } })
  await allSettled(draftChanged, { scope, params: { postId: 'p-7', replyToCommentId: null, text: 'Elsewhere' } })
  await allSettled(draftChanged, { scope, params: { ...place, text: '' } })
  expect(scope.getState($drafts).map(({ text }) => text)).toEqual(['For Marco', 'Elsewhere'])
})
