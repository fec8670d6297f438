import { allSettled, fork } from 'effector'
import { beforeEach, expect, it } from 'vitest'

import { examples } from '@/api/examples.gen'
import { $session, signedOut } from '@/features/session'
import { storage } from '@/shared/storage'

import { sendCommentFx } from '../api/send-comment'
import { $drafts, draftChanged, sendClicked } from './drafts'
import { conversationOpened } from './unsent-comments'
import { $outbox } from './outbox'

const { user } = examples.getSession.employee
const place = { postId: 'p-1042', replyToCommentId: null }

async function openPortal(send: () => unknown = () => new Promise(() => {})) {
  if (!user) throw new Error('The example has somebody signed in.')
  const scope = fork({ values: [[$session, { phase: 'signed-in', user }]], handlers: [[sendCommentFx, send as never]] })
  await allSettled(conversationOpened, { scope })
  return scope
}

beforeEach(() => sessionStorage.clear())

it('brings back after a reload what was being written', async () => {
  const before = await openPortal()
  await allSettled(draftChanged, { scope: before, params: { ...place, text: 'Half a sen' } })
  const after = await openPortal()
  expect(after.getState($drafts)).toMatchObject([{ ...place, text: 'Half a sen' }])
})

it('brings back a comment whose answer never came, to be sent again under its key', async () => {
  const before = await openPortal()
  await allSettled(draftChanged, { scope: before, params: { ...place, text: 'Agreed' } })
  void allSettled(sendClicked, { scope: before, params: { ...place, people: [{ id: 'u-1', name: 'Marco Bianchi' }] } })
  const [sending] = before.getState($outbox)
  const after = await openPortal()
  expect(after.getState($outbox)).toEqual([
    { ...sending, phase: 'failed', failure: { kind: 'interrupted', code: null } },
  ])
})

it('forgets what has arrived', async () => {
  const before = await openPortal(() => examples.createComment.written)
  await allSettled(draftChanged, { scope: before, params: { ...place, text: 'Agreed' } })
  await allSettled(sendClicked, { scope: before, params: { ...place, people: [] } })
  const after = await openPortal()
  expect(after.getState($outbox)).toEqual([])
  expect(after.getState($drafts)).toEqual([])
})

it('leaves nothing behind when somebody signs out', async () => {
  const scope = await openPortal()
  await allSettled(draftChanged, { scope, params: { ...place, text: 'Half a sen' } })
  await allSettled(signedOut, { scope })
  expect(scope.getState($drafts)).toEqual([])
  expect(sessionStorage.length).toBe(0)
})

it('leaves out what it cannot read, and keeps the rest', async () => {
  const good = { ...place, text: 'Good', clientKey: 'key-12345' }
  storage.drafts.write(user?.id ?? '', {
    drafts: [7, { ...good, text: 7 }, good],
    letters: [good, null],
    more: 'x',
  })
  const scope = await openPortal()
  expect(scope.getState($drafts)).toEqual([good])
  expect(scope.getState($outbox)).toEqual([])
})
