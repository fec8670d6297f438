import { allSettled, createWatch, fork, scopeBind } from 'effector'
import { describe, expect, it } from 'vitest'
import { ApiError } from '@/api'
import { examples } from '@/api/examples.gen'
import { $session, sessionFound, signedOut, type User } from '@/features/session'
import { errorMet } from '@/shared/common-errors'
import { confirmed, confirmRequested, type Confirm } from '@/shared/overlays'
import { broadcastFx } from '@/shared/tabs'
import { abortFx, fetchLastUnreadFx, markReadFx, type OperationCall, type LastUnreadQuery } from '../api/effects'
import type { Operation } from './operation'
import { $banner, $pollError, bannerMounted, cancelClicked, closeClicked, operationStarted } from './bulk-operation'
import './other-tabs'

const { inProgress, completed, aborted } = examples.getBulkTransition
const anna = examples.getSession.employee.user as User
const ben: User = { ...anna, id: 'ben' }
const refused = new ApiError({ kind: 'problem', code: 'x', status: 500, requestId: null })

/** A request on its way. */
type Flight<Params, Answer> = Params & { resolve: (answer: Answer) => void; reject: (error: ApiError) => void }

function departures<Params, Answer>() {
  const flights: Flight<Params, Answer>[] = []
  const send = (params: Params) =>
    new Promise<Answer>((resolve, reject) => flights.push({ ...params, resolve, reject }))
  return { flights, send }
}

/** The portal of Anna; every request stays on its way until it is told to arrive. */
function portal() {
  const { flights: questions, send: ask } = departures<LastUnreadQuery, Operation | null>()
  const { flights: aborts, send: abort } = departures<OperationCall, Operation>()
  const { flights: reads, send: read } = departures<OperationCall, void>()
  const sent: object[] = []
  const errors: unknown[] = []
  const scope = fork({
    values: [[$session, { phase: 'signed-in', user: anna }]],
    handlers: [
      [fetchLastUnreadFx, ask],
      [abortFx, abort],
      [markReadFx, read],
      [broadcastFx, (message: object) => void sent.push(message)],
    ],
  })
  createWatch({ unit: errorMet, scope, fn: (error) => errors.push(error) })
  createWatch({ unit: confirmRequested, scope, fn: (question: Confirm) => scopeBind(confirmed, { scope })(question) })
  void allSettled(bannerMounted, { scope })
  return {
    scope,
    questions,
    aborts,
    reads,
    sent,
    errors,
    asked: () => questions.map(({ userId }) => userId),
    banner: () => scope.getState($banner),
    start: (operation: Operation) => void allSettled(operationStarted, { scope, params: operation }),
    cancel: () => void allSettled(cancelClicked, { scope }),
    close: () => void allSettled(closeClicked, { scope }),
    /** Anna leaves and Ben comes. */
    handOver(how: 'with a sign-out' | 'without one' = 'with a sign-out') {
      if (how === 'with a sign-out') void allSettled(signedOut, { scope })
      void allSettled(sessionFound, { scope, params: ben })
    },
    /** Anna leaves and comes back. */
    comeBack() {
      void allSettled(signedOut, { scope })
      void allSettled(sessionFound, { scope, params: anna })
    },
  }
}

/** What has arrived is taken in. */
const arrival = () => new Promise((resolve) => setTimeout(resolve))

it.each(['with a sign-out', 'without one'] as const)(
  'asks at once for the next person %s, and takes no answer to the last one for theirs',
  async (how) => {
    const { questions, sent, asked, banner, handOver } = portal()
    handOver(how)
    expect(asked()).toEqual([anna.id, ben.id])
    questions[0]?.resolve(inProgress)
    await arrival()
    expect(banner().phase).toBe('absent')
    expect(sent).toEqual([])

    questions[1]?.resolve(completed)
    await arrival()
    expect(banner()).toMatchObject({ phase: 'finished', operation: { operationId: completed.operationId } })
    expect(sent).toMatchObject([{ payload: { userId: ben.id } }])
  },
)

it('keeps the answer of the next person when the one to the last person comes after it', async () => {
  const { questions, banner, handOver } = portal()
  handOver()
  questions[1]?.resolve(completed)
  await arrival()
  questions[0]?.resolve(null)
  await arrival()
  expect(banner().phase).toBe('finished')
})

it('tells nobody that a question of the last person was refused, and keeps no trouble of it', async () => {
  const { scope, questions, errors, handOver } = portal()
  handOver()
  questions[0]?.reject(refused)
  await arrival()
  expect(errors).toEqual([])
  expect(scope.getState($pollError)).toBeNull()
})

it('shows the next person nothing of an operation that the last one cancelled', async () => {
  const { start, cancel, aborts, sent, banner, handOver } = portal()
  start(inProgress)
  cancel()
  expect(aborts).toMatchObject([{ userId: anna.id, operationId: inProgress.operationId }])
  handOver()
  sent.length = 0
  aborts[0]?.resolve(aborted)
  await arrival()
  expect(banner().phase).toBe('absent')
  expect(sent).toEqual([])
})

it('tells the next person no error of what the last one did, and asks nothing more because of it', async () => {
  const { start, close, reads, errors, asked, handOver } = portal()
  start(completed)
  close()
  expect(reads).toMatchObject([{ userId: anna.id, operationId: completed.operationId }])
  handOver()
  reads[0]?.reject(refused)
  await arrival()
  expect(errors).toEqual([])
  expect(asked()).toEqual([anna.id, ben.id])
})

it('tells no tab in the name of the next person what the last one acknowledged', async () => {
  const { start, close, reads, sent, asked, handOver } = portal()
  start(completed)
  close()
  handOver()
  sent.length = 0
  reads[0]?.resolve()
  await arrival()
  expect(sent).toEqual([])
  expect(asked()).toEqual([anna.id, ben.id])
})

describe('the same person, signed out and in again', () => {
  it('sees nothing of an answer that was asked for before, whatever they have acknowledged meanwhile', async () => {
    const { start, close, reads, questions, sent, banner, comeBack } = portal()
    start(completed)
    close()
    reads[0]?.resolve()
    await arrival()
    comeBack()
    expect(questions).toHaveLength(2)
    questions[1]?.resolve(null)
    await arrival()
    sent.length = 0

    questions[0]?.resolve(completed)
    await arrival()
    expect(banner().phase).toBe('absent')
    expect(sent).toEqual([])
  })

  it('gets no errors of what was asked or done before', async () => {
    const { scope, start, cancel, questions, aborts, errors, comeBack } = portal()
    start(inProgress)
    cancel()
    comeBack()
    questions[0]?.reject(refused)
    aborts[0]?.reject(refused)
    await arrival()
    expect(errors).toEqual([])
    expect(scope.getState($pollError)).toBeNull()
  })

  it('has what they acknowledge now on its way, whatever becomes of an acknowledging from before', async () => {
    const { start, close, reads, banner, comeBack } = portal()
    start(completed)
    close()
    comeBack()
    start(completed)
    close()
    reads[0]?.reject(refused)
    await arrival()
    expect(banner()).toMatchObject({ phase: 'finished', busy: true })
  })
})
