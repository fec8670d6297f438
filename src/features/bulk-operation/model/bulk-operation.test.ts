import { allSettled, createWatch, fork } from 'effector'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '@/api'
import { examples } from '@/api/examples.gen'
import { $session, sessionFound, signedOut, type User } from '@/features/session'
import { errorMet } from '@/shared/common-errors'
import { BULK_POLL_MS } from '@/shared/constants'
import { pageVisibilityChanged } from '@/shared/page-visibility'
import { cancelled, confirmed, confirmRequested, type Confirm } from '@/shared/overlays'
import { tabMessageReceived, broadcastFx } from '@/shared/tabs'
import { abortFx, fetchLastUnreadFx, markReadFx, type OperationCall } from '../api/effects'
import type { News } from './banner'
import type { Operation } from './operation'
import {
  $banner,
  bannerMounted,
  cancelClicked,
  closeClicked,
  expandedChanged,
  pollRequested,
  operationStarted,
  reportOpened,
} from './bulk-operation'
import './other-tabs'
import { pollLeader } from './poll'

const { inProgress, completed, aborted } = examples.getBulkTransition
const user = examples.getSession.employee.user as User

const apiError = (kind: 'conflict' | 'problem', status: number) =>
  new ApiError({ kind, code: 'x', status, requestId: null })
const by = ({ id: userId }: User, { operationId }: Operation): OperationCall => ({ userId, epoch: 0, operationId })
const later = (beats: number) => vi.advanceTimersByTimeAsync(beats * BULK_POLL_MS)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.clearAllTimers()
  vi.useRealTimers()
})

function deferred<T>() {
  let resolve: (value: T) => void = () => undefined
  const promise = new Promise<T>((keep) => (resolve = keep))
  return { promise, resolve }
}

type Portal = { answer?: Operation | null; leading?: boolean }

/** The banner with a server that answers what it is told to. */
async function portal({ answer = inProgress, leading = true }: Portal = {}) {
  const server: { answer: Operation | null | Error } = { answer }
  const ask = vi.fn(() => (server.answer instanceof Error ? Promise.reject(server.answer) : server.answer))
  const abort = vi.fn((_call: OperationCall): Promise<Operation> => Promise.resolve(aborted))
  const read = vi.fn((_call: OperationCall): Promise<void> => Promise.resolve())
  const tell = vi.fn()
  const scope = fork({
    values: [[$session, { phase: 'signed-in', user }]],
    handlers: [
      [fetchLastUnreadFx, ask],
      [abortFx, abort],
      [markReadFx, read],
      [broadcastFx, tell],
    ],
  })
  const questions: Confirm[] = []
  const errors: unknown[] = []
  createWatch({ unit: confirmRequested, scope, fn: (question) => questions.push(question) })
  createWatch({ unit: errorMet, scope, fn: ({ error }) => errors.push(error) })
  await allSettled(bannerMounted, { scope })
  await allSettled(pollLeader.leadershipChanged, { scope, params: leading })
  const receive = (news: News, userId = user.id) =>
    allSettled(tabMessageReceived, {
      scope,
      params: { from: 'b', type: 'bulkOperation', payload: { userId, ...news } },
    })
  return { scope, server, ask, abort, read, tell, questions, errors, receive, banner: () => scope.getState($banner) }
}

it('asks once at the start, and shows nothing where there is nothing', async () => {
  const { scope, ask, banner } = await portal({ answer: null })
  await later(5)
  await allSettled(bannerMounted, { scope })
  expect(ask).toHaveBeenCalledTimes(1)
  expect(banner()).toEqual({ phase: 'absent' })
})

it('does not ask again when more becomes known of the person', async () => {
  const { scope, ask } = await portal({ answer: null })
  await allSettled(sessionFound, { scope, params: { ...user } })
  expect(ask).toHaveBeenCalledTimes(1)
})

it('expands when an operation appears, and again when it finishes after it was collapsed', async () => {
  const { scope, server, banner } = await portal()
  expect(banner()).toMatchObject({ phase: 'running', expanded: true })
  await allSettled(expandedChanged, { scope, params: false })
  await later(1)
  expect(banner()).toMatchObject({ phase: 'running', expanded: false })
  server.answer = completed
  await later(1)
  expect(banner()).toMatchObject({ phase: 'finished', expanded: true })
})

it('asks every two seconds while it runs, and no more after it has finished', async () => {
  const { server, ask } = await portal()
  await vi.advanceTimersByTimeAsync(BULK_POLL_MS - 1)
  expect(ask).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(ask).toHaveBeenCalledTimes(2)
  await later(3)
  expect(ask).toHaveBeenCalledTimes(5)
  server.answer = completed
  await later(4)
  expect(ask).toHaveBeenCalledTimes(6)
})

it('asks at once when it comes back to the front', async () => {
  const { scope, ask } = await portal()
  await allSettled(pageVisibilityChanged, { scope, params: false })
  await allSettled(pollLeader.leadershipChanged, { scope, params: false })
  await later(4)
  expect(ask).toHaveBeenCalledTimes(1)
  await allSettled(pageVisibilityChanged, { scope, params: true })
  expect(ask).toHaveBeenCalledTimes(2)
})

it('leaves the asking to the leading tab and receives its answer', async () => {
  const { ask, receive, banner } = await portal({ leading: false })
  await later(4)
  expect(ask).toHaveBeenCalledTimes(1)
  await receive({ operation: completed, shown: completed.operationId })
  expect(banner().phase).toBe('finished')
})

it('sends each answer to the other tabs, and takes none about another person', async () => {
  const { tell, receive, banner } = await portal({ answer: null })
  expect(tell).toHaveBeenCalledWith({
    type: 'bulkOperation',
    payload: { userId: user.id, operation: null, shown: null },
  })
  await receive({ operation: inProgress, shown: null }, 'somebody-else')
  expect(banner().phase).toBe('absent')
})

it('goes away when the operation was acknowledged elsewhere', async () => {
  const { server, banner } = await portal()
  server.answer = null
  await later(1)
  expect(banner().phase).toBe('absent')
})

describe('cancelling', () => {
  it('is asked about first, and a no sends nothing', async () => {
    const { scope, abort, questions, banner } = await portal()
    await allSettled(cancelClicked, { scope })
    expect(questions).toHaveLength(1)
    await allSettled(cancelled, { scope, params: questions[0] as Confirm })
    expect(abort).not.toHaveBeenCalled()
    expect(banner()).toMatchObject({ phase: 'running', busy: false })
  })

  it('makes the banner busy until the server has answered', async () => {
    const { scope, abort, questions, banner } = await portal()
    const { promise, resolve } = deferred<Operation>()
    abort.mockReturnValue(promise)
    await allSettled(cancelClicked, { scope })
    const settled = allSettled(confirmed, { scope, params: questions[0] as Confirm })
    expect(abort).toHaveBeenCalledExactlyOnceWith(by(user, inProgress))
    expect(banner()).toMatchObject({ busy: true })
    resolve(aborted)
    await settled
    expect(banner()).toMatchObject({ phase: 'finished', busy: false, operation: { state: 'aborted' } })
  })

  it('sends nothing when the operation finished under the question', async () => {
    const { scope, server, abort, questions } = await portal()
    await allSettled(cancelClicked, { scope })
    server.answer = completed
    await later(1)
    await allSettled(confirmed, { scope, params: questions[0] as Confirm })
    expect(abort).not.toHaveBeenCalled()
  })

  it('that comes too late asks how it ended, and is no error', async () => {
    const { scope, server, abort, questions, errors, banner } = await portal()
    abort.mockRejectedValue(apiError('conflict', 409))
    server.answer = completed
    await allSettled(cancelClicked, { scope })
    await allSettled(confirmed, { scope, params: questions[0] as Confirm })
    expect(errors).toEqual([])
    expect(banner()).toMatchObject({ phase: 'finished', busy: false })
  })

  it('that the server refuses goes to the common error handler, and can be tried again', async () => {
    const { scope, abort, questions, errors, banner } = await portal()
    abort.mockRejectedValue(apiError('problem', 500))
    await allSettled(cancelClicked, { scope })
    await allSettled(confirmed, { scope, params: questions[0] as Confirm })
    expect(errors).toHaveLength(1)
    expect(banner()).toMatchObject({ phase: 'running', busy: false })
  })
})

describe('acknowledging', () => {
  it('is not possible while the operation runs', async () => {
    const { scope, read } = await portal()
    await allSettled(closeClicked, { scope })
    await allSettled(reportOpened, { scope, params: inProgress.operationId })
    expect(read).not.toHaveBeenCalled()
  })

  it('marks it as read when it is closed, goes away, and tells the other tabs', async () => {
    const { scope, read, tell, banner } = await portal({ answer: completed })
    await allSettled(closeClicked, { scope })
    expect(read).toHaveBeenCalledExactlyOnceWith(by(user, completed))
    expect(banner().phase).toBe('absent')
    expect(tell).toHaveBeenCalledWith({
      type: 'bulkOperation',
      payload: { userId: user.id, operation: null, shown: completed.operationId },
    })
  })

  it('brings an older one that is still unread, here and in the other tabs', async () => {
    const { scope, server, ask, tell, banner } = await portal({ answer: completed })
    const older: Operation = { ...aborted, operationId: 'bulk-0', startedAt: '2026-11-19T08:00:00Z' }
    server.answer = older
    await allSettled(closeClicked, { scope })
    expect(banner()).toMatchObject({ phase: 'finished', expanded: true, operation: { operationId: 'bulk-0' } })
    expect(tell).toHaveBeenLastCalledWith({
      type: 'bulkOperation',
      payload: { userId: user.id, operation: older, shown: null },
    })
    server.answer = null
    await allSettled(closeClicked, { scope })
    expect(banner().phase).toBe('absent')
    await later(5)
    expect(ask).toHaveBeenCalledTimes(3)
  })

  it('asks for an older one after an answer that was on its way, and not for somebody who has left', async () => {
    const { scope, server, ask, read, banner } = await portal({ answer: completed })
    const { promise, resolve } = deferred<Operation | null>()
    ask.mockReturnValueOnce(promise as never)
    void allSettled(pollRequested, { scope })
    void allSettled(closeClicked, { scope })
    await later(0)
    expect([ask.mock.calls.length, banner().phase]).toEqual([2, 'absent'])
    server.answer = { ...aborted, operationId: 'bulk-0' }
    resolve(completed)
    await later(0)
    expect(banner()).toMatchObject({ operation: { operationId: 'bulk-0' } })

    const { promise: acknowledged, resolve: acknowledge } = deferred<void>()
    read.mockReturnValue(acknowledged)
    void allSettled(closeClicked, { scope })
    void allSettled(signedOut, { scope })
    acknowledge()
    await later(1)
    expect(ask).toHaveBeenCalledTimes(3)
  })

  it('happens once, also when the link to the report and the report both say so', async () => {
    const { scope, read } = await portal({ answer: completed })
    const { promise, resolve } = deferred<void>()
    read.mockReturnValue(promise)
    const first = allSettled(reportOpened, { scope, params: completed.operationId })
    void allSettled(reportOpened, { scope, params: completed.operationId })
    resolve()
    await first
    expect(read).toHaveBeenCalledTimes(1)
  })

  it('is done by a report that was there before the server listed the operation', async () => {
    const { scope, read, receive, banner } = await portal({ answer: null })
    await allSettled(reportOpened, { scope, params: completed.operationId })
    expect(read).not.toHaveBeenCalled()
    await receive({ operation: completed, shown: null })
    expect(read).toHaveBeenCalledExactlyOnceWith(by(user, completed))
    expect(banner().phase).toBe('absent')
  })

  it('that a report asks for is asked for once, also when the server refuses it and still tells of the operation', async () => {
    const { scope, read } = await portal({ answer: completed })
    read.mockRejectedValue(apiError('conflict', 409))
    await allSettled(reportOpened, { scope, params: completed.operationId })
    expect(read).toHaveBeenCalledTimes(1)
  })

  it('is not done by the report of another operation', async () => {
    const { scope, read } = await portal({ answer: completed })
    await allSettled(reportOpened, { scope, params: 'bulk-0' })
    expect(read).not.toHaveBeenCalled()
  })

  it('that fails keeps the banner and goes to the common error handler', async () => {
    const { scope, read, errors, banner } = await portal({ answer: completed })
    read.mockRejectedValue(apiError('problem', 500))
    await allSettled(closeClicked, { scope })
    expect(errors).toHaveLength(1)
    expect(banner()).toMatchObject({ phase: 'finished', busy: false })
  })

  it('does not let an answer that was on its way bring it back', async () => {
    const { scope, receive, banner } = await portal({ answer: completed })
    await allSettled(closeClicked, { scope })
    await receive({ operation: completed, shown: completed.operationId })
    expect(banner().phase).toBe('absent')
  })
})

it('shows an operation that was started here, whatever an older question answers', async () => {
  const { scope, banner, receive } = await portal({ answer: null })
  await allSettled(operationStarted, { scope, params: inProgress })
  await receive({ operation: null, shown: null })
  expect(banner()).toMatchObject({ phase: 'running', expanded: true })
})

it('tells the first of several questions in a row that nobody answers, and goes on asking', async () => {
  const { server, ask, errors } = await portal()
  server.answer = apiError('problem', 500)
  await later(3)
  expect(errors).toHaveLength(1)
  expect(ask).toHaveBeenCalledTimes(4)
  server.answer = inProgress
  await later(1)
  server.answer = apiError('problem', 500)
  await later(1)
  expect(errors).toHaveLength(2)
})

it('makes up for a start at which the server did not answer when the tab comes to the front', async () => {
  const { scope, server, banner } = await portal({ answer: apiError('problem', 500) as never })
  expect(banner().phase).toBe('absent')
  server.answer = inProgress
  await allSettled(pageVisibilityChanged, { scope, params: false })
  await allSettled(pageVisibilityChanged, { scope, params: true })
  expect(banner().phase).toBe('running')
})

it('forgets everything when the person leaves', async () => {
  const { scope, ask, banner } = await portal()
  await allSettled(signedOut, { scope })
  await later(3)
  expect(banner().phase).toBe('absent')
  expect(ask).toHaveBeenCalledTimes(1)
})
