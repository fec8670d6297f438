import { allSettled, createWatch, fork } from 'effector'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '@/api'
import { reportErrorsTo } from '../errors'
import { tipRequested, type Tip } from '../overlays'
import { errorMet, type MetError } from './error-met'
import { messages } from './messages'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  reportErrorsTo(() => undefined)
})

async function meet(...errors: MetError[]) {
  const scope = fork()
  const tips: Tip[] = []
  const reporter = vi.fn()
  reportErrorsTo(reporter)
  createWatch({ unit: tipRequested, scope, fn: (tip) => tips.push(tip) })
  for (const params of errors) await allSettled(errorMet, { scope, params })
  return { tips, reporter }
}

const lost = new ApiError({ kind: 'offline', code: 'offline', status: 0, requestId: null })

it('tells an error once, however often it comes within half a second, and passes each on', async () => {
  const met = { error: new Error('refused'), context: 'capabilities' }
  const { tips, reporter } = await meet(met, met)
  expect(tips).toEqual([{ severity: 'error', title: messages.failed, message: messages.failedWhy }])
  expect(reporter.mock.calls.map(([{ repeat }]) => repeat)).toEqual([false, true])
})

it('says of a lost network that it is lost', async () => {
  const { tips } = await meet({ error: lost, context: 'the hashtag dialog' })
  expect(tips).toMatchObject([{ title: messages.offline }])
})

it('says what the feature has to say, and nothing where the feature says it itself', async () => {
  const { tips, reporter } = await meet(
    { error: lost, context: 'following a hashtag', tip: { title: 'Not followed' } },
    { error: lost, context: 'the carousel', tip: null },
  )
  expect(tips).toEqual([{ severity: 'error', title: 'Not followed' }])
  expect(reporter).toHaveBeenCalledTimes(2)
})
