import { allSettled, createWatch, fork } from 'effector'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { $queryClient, api, ApiError, createQueryClient, type Schemas } from '@/api'
import { examples } from '@/api/examples.gen'
import { newVersionTip } from '@/features/tips'
import { tipRequested, type Tip } from '@/shared/overlays'
import { storage } from '@/shared/storage'
import { $leading, tabMessageReceived, broadcastFx } from '@/shared/tabs'
import { askServiceFx } from './service-watch'
import { newBuildFound } from './new-version'
import { $outOfService, callUnavailable } from './service-watch'
import { checkRequested, SHORT_ABSENCE_MS, WATCH_INTERVAL_MS, watchStarted } from './service-watch'

const environment: Schemas['Environment'] = examples.getEnvironment.default
const newer: Schemas['Environment'] = { ...environment, buildInfo: { ...environment.buildInfo, version: '1.0.1' } }
const refused = (status: number) => () =>
  Promise.reject(new ApiError({ kind: status === 503 ? 'unavailable' : 'problem', code: 'x', status, requestId: null }))

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

async function portal(answer: () => Promise<Schemas['Environment']> = () => Promise.resolve(environment)) {
  const queryClient = createQueryClient()
  const [ask, tell] = [vi.fn(answer), vi.fn()]
  const scope = fork({
    values: [
      [$queryClient, queryClient],
      [$leading, true],
    ],
    handlers: [
      [askServiceFx, ask],
      [broadcastFx, tell],
    ],
  })
  const tips: Tip[] = []
  createWatch({ unit: tipRequested, scope, fn: (tip) => tips.push(tip) })
  await allSettled(watchStarted, { scope, params: environment })
  const check = () => allSettled(checkRequested, { scope })
  return { scope, queryClient, ask, tell, tips, check }
}

it('says nothing while the server answers with the build that runs', async () => {
  const { tips, tell, check } = await portal()
  await check()
  expect(tips).toEqual([])
  expect(tell).not.toHaveBeenCalled()
})

it('offers a newer build by the tip with forced reload, once, and tells the other tabs', async () => {
  const { tips, tell, check } = await portal(() => Promise.resolve(newer))
  await check()
  await check()
  expect(tips).toMatchObject([{ ...newVersionTip, closeCallback: expect.any(Function) }])
  expect(tell).toHaveBeenCalledWith({ type: 'newVersion', payload: { build: '1.0.1+4f1c2ab' } })
})

it('offers it again after another tip took its place', async () => {
  const { tips, check } = await portal(() => Promise.resolve(newer))
  await check()
  tips[0]?.closeCallback?.('replaced')
  await check()
  expect(tips).toHaveLength(2)
})

it('believes another tab that found a newer build, without telling it on', async () => {
  const { scope, tips, tell } = await portal()
  const spoke = (build: string) =>
    allSettled(tabMessageReceived, { scope, params: { from: 'other', type: 'newVersion', payload: { build } } })
  await spoke('1.0.0+4f1c2ab')
  expect(tips).toEqual([])
  await spoke('1.0.1+4f1c2ab')
  expect(tips).toHaveLength(1)
  expect(tell).not.toHaveBeenCalled()
})

it('asks for the communities again after a changed build, found while open or at the start', async () => {
  const { scope, queryClient } = await portal()
  const fill = () => queryClient.setQueryData(['communities', 'mine'], [])
  fill()
  await allSettled(newBuildFound, { scope, params: '1.0.1' })
  expect(queryClient.getQueryData(['communities', 'mine'])).toBeUndefined()

  fill()
  queryClient.setQueryData(['posts'], [])
  await allSettled(watchStarted, { scope, params: newer })
  expect(queryClient.getQueryData(['communities', 'mine'])).toBeUndefined()
  expect(queryClient.getQueryData(['posts'])).toEqual([])
  expect(storage.buildInfo.read()).toBe('1.0.1+4f1c2ab')
})

it('keeps the communities when the build is the one of last time', async () => {
  const { scope, queryClient } = await portal()
  queryClient.setQueryData(['communities', 'mine'], [])
  await allSettled(watchStarted, { scope, params: environment })
  expect(queryClient.getQueryData(['communities', 'mine'])).toEqual([])
})

it('asks now and then while it leads the tabs, and when it comes back from long away', async () => {
  const { ask } = await portal()
  await vi.advanceTimersByTimeAsync(WATCH_INTERVAL_MS)
  expect(ask).toHaveBeenCalledTimes(1)

  const show = (state: DocumentVisibilityState) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
    document.dispatchEvent(new Event('visibilitychange'))
  }
  show('hidden')
  await vi.advanceTimersByTimeAsync(SHORT_ABSENCE_MS - 1)
  show('visible')
  expect(ask).toHaveBeenCalledTimes(1)
  show('hidden')
  await vi.advanceTimersByTimeAsync(SHORT_ABSENCE_MS + 1)
  show('visible')
  expect(ask).toHaveBeenCalledTimes(2)
})

it('knows that the service rests when environment info says so, asked because another call met a 503', async () => {
  const { scope, ask } = await portal(refused(503))
  const answer = (status: number) => {
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({}, { status }))
    return api.POST('/core/auth/sign-out').then(() => allSettled(scope))
  }
  await answer(500)
  expect(ask).not.toHaveBeenCalled()
  await answer(503)
  expect(scope.getState($outOfService)).toBe(true)
  await answer(503)
  expect(ask).toHaveBeenCalledTimes(1)
})

it.each([
  ['answers with another error', refused(500)],
  ['answers well', () => Promise.resolve(environment)],
])('takes one call that met a 503 for no more than that when environment info %s', async (_what, answer) => {
  const { scope } = await portal(answer)
  await allSettled(callUnavailable, { scope })
  expect(scope.getState($outOfService)).toBe(false)
})

it('goes on resting when the network is lost meanwhile, and is back with the first good answer', async () => {
  const answers = [refused(503), refused(0), () => Promise.resolve(environment)]
  const { scope, check } = await portal(() => (answers.shift() as () => Promise<Schemas['Environment']>)())
  await check()
  await check()
  expect(scope.getState($outOfService)).toBe(true)
  await check()
  expect(scope.getState($outOfService)).toBe(false)
})
