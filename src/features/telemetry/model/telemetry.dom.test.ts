import { allSettled, createWatch, fork } from 'effector'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { examples } from '@/api/examples.gen'
import { sessionFound, signedOut, type User } from '@/features/session'
import { storage } from '@/shared/storage'
import { tipRequested, type Tip } from '@/shared/overlays'
import { sendTelemetryTo, track } from '@/shared/telemetry'
import { telemetryOffered } from './telemetry'

const giulia = examples.getSession.default.user as User
const facts = { build: '1.0.0', plantId: 'plant-1', plantBaseUrl: 'https://plant.example/', analyticsClientId: 'a-1' }

beforeEach(() => localStorage.clear())
afterEach(() => sendTelemetryTo(null))

async function portal({ offered = true } = {}) {
  const telemetry = vi.fn()
  const scope = fork()
  const tips: Tip[] = []
  createWatch({ unit: tipRequested, scope, fn: (tip) => tips.push(tip) })
  await allSettled(sessionFound, { scope, params: giulia })
  if (offered) await allSettled(telemetryOffered, { scope, params: { telemetry, facts } })
  const answer = async (which: 0 | 1) => {
    tips[0]?.actionCallbacks?.[which]?.onSelect()
    await allSettled(scope)
  }
  return { scope, telemetry, tips, answer }
}

it('counts nothing and asks nothing where the installation has no service', async () => {
  const { telemetry, tips } = await portal({ offered: false })
  track('screen-opened')
  expect(tips).toEqual([])
  expect(telemetry).not.toHaveBeenCalled()
})

it('counts nothing before the person has agreed, and tells the installation and the build from then on', async () => {
  const { telemetry, tips, answer } = await portal()
  track('screen-opened', { screen: 'dashboard' })
  expect(tips).toHaveLength(1)
  expect(telemetry).not.toHaveBeenCalled()
  await answer(0)
  track('screen-opened', { screen: 'post' })
  expect(telemetry.mock.calls).toEqual([[{ name: 'screen-opened', properties: { screen: 'post' } }, facts]])
})

it('takes a no for a no, and does not ask again', async () => {
  const first = await portal()
  await first.answer(1)
  track('screen-opened')
  expect(first.telemetry).not.toHaveBeenCalled()
  const next = await portal()
  expect(next.tips).toEqual([])
})

it('goes on counting after a reload, and ends with the person', async () => {
  storage.telemetryConsent.write(giulia.id, 'given')
  const { scope, telemetry, tips } = await portal()
  expect(tips).toEqual([])
  track('screen-opened')
  expect(telemetry).toHaveBeenCalledTimes(1)
  await allSettled(signedOut, { scope })
  track('screen-opened')
  expect(telemetry).toHaveBeenCalledTimes(1)
})
