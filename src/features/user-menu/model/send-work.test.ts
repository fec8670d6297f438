import { allSettled, createWatch, fork } from 'effector'
import { expect, it, vi } from 'vitest'
import { signOutRequested } from '@/features/session'
import { type Confirm, confirmed, confirmRequested } from '@/shared/overlays'
import { type UnsavedWork, workBegun } from '@/shared/unsaved-work'
import { messages } from '../messages'
import { $unsent, sendAgainClicked } from './send-work'
import { signOutClicked } from './sign-out'

/** A person who chose to sign out while a post is not saved, and agreed. */
async function signingOut(send: NonNullable<UnsavedWork['send']>) {
  const scope = fork({ handlers: [] })
  const asked: Confirm[] = []
  const left = vi.fn()
  createWatch({ unit: confirmRequested, scope, fn: (question) => asked.push(question) })
  createWatch({ unit: signOutRequested, scope, fn: left })
  await allSettled(workBegun, { scope, params: { id: 'post-editor', what: 'A post', kept: true, send } })
  await allSettled(signOutClicked, { scope })
  const agree = () => allSettled(confirmed, { scope, params: asked.at(-1) as Confirm })
  return { scope, asked, left, agree }
}

it('sends what is not saved before it signs out, and asks no second question', async () => {
  const send = vi.fn(() => Promise.resolve(true))
  const { asked, left, agree } = await signingOut(send)
  expect(asked[0]).toMatchObject({ description: messages.confirmSignOutText })
  await agree()
  expect(send).toHaveBeenCalledOnce()
  expect(left).toHaveBeenCalledOnce()
  expect(asked).toHaveLength(1)
})

it('names what could not be sent, and signs out once it is sent or given up', async () => {
  let online = false
  const { scope, asked, left, agree } = await signingOut(() => Promise.resolve(online))
  await agree()
  expect(left).not.toHaveBeenCalled()
  expect(asked[1]).toMatchObject({ title: messages.unsentTitle, confirmLabel: messages.deleteAndSignOut })
  expect(scope.getState($unsent).map(({ what }) => what)).toEqual(['A post'])
  online = true
  await allSettled(sendAgainClicked, { scope })
  expect(left).toHaveBeenCalledOnce()

  const other = await signingOut(() => Promise.reject(new Error('offline')))
  await other.agree()
  await other.agree()
  expect(other.left).toHaveBeenCalledOnce()
})

it('waits ten seconds and no longer', async () => {
  vi.useFakeTimers()
  const { asked, agree } = await signingOut(() => new Promise(() => {}))
  const settled = agree()
  await vi.advanceTimersByTimeAsync(9_999)
  expect(asked).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  await settled
  expect(asked).toHaveLength(2)
  vi.useRealTimers()
})
