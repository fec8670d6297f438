import { allSettled, createWatch, fork } from 'effector'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '@/api'
import { examples } from '@/api/examples.gen'
import { $user, sessionFound, signedIn, signedOut, type User } from '@/features/session'
import { broadcastFx } from '@/shared/tabs'
import { tipRequested, type Tip } from '@/shared/overlays'
import { fetchCapabilitiesFx } from './capabilities'
import { capabilitiesWanted } from './capabilities'

const giulia = examples.getSession.default.user as User
const may = { resellerAdmin: false, manageUsers: true }

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => vi.restoreAllMocks())

function portal(answer: () => unknown = () => may) {
  const fetchCapabilities = vi.fn(answer as () => typeof may)
  const scope = fork({
    handlers: [
      [fetchCapabilitiesFx, fetchCapabilities],
      [broadcastFx, () => undefined],
    ],
  })
  const tips: Tip[] = []
  createWatch({ unit: tipRequested, scope, fn: (tip) => tips.push(tip) })
  return { scope, fetchCapabilities, tips, capabilities: () => scope.getState($user)?.capabilities }
}

it('asks after signing in, and at a start that finds somebody', async () => {
  const { scope, fetchCapabilities, capabilities } = portal()
  await allSettled(signedIn, { scope, params: giulia })
  expect(capabilities()).toEqual(may)
  await allSettled(capabilitiesWanted, { scope })
  expect(fetchCapabilities).toHaveBeenCalledTimes(2)
})

it('asks nothing while nobody is signed in', async () => {
  const { scope, fetchCapabilities } = portal()
  await allSettled(sessionFound, { scope, params: null })
  await allSettled(capabilitiesWanted, { scope })
  expect(fetchCapabilities).not.toHaveBeenCalled()
})

it('goes on with the least rights when the answer does not come, and says so', async () => {
  const { scope, tips, capabilities } = portal(() =>
    Promise.reject(new ApiError({ kind: 'problem', code: 'internal-error', status: 500, requestId: null })),
  )
  await allSettled(signedIn, { scope, params: { ...giulia, capabilities: may } })
  expect(capabilities()).toEqual({ resellerAdmin: false, manageUsers: false })
  expect(tips).toMatchObject([{ severity: 'error' }])
})

it('gives nobody what was asked for somebody who has left', async () => {
  let answer = (_: unknown) => undefined as void
  const { scope } = portal(() => new Promise((resolve) => (answer = resolve)))
  void allSettled(signedIn, { scope, params: giulia })
  void allSettled(signedOut, { scope })
  answer(may)
  await allSettled(scope)
  expect(scope.getState($user)).toBeNull()
})
