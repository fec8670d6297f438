import { allSettled } from 'effector'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sessionFound } from '@/features/session'
import { examples } from '@/api/examples.gen'
import { scope } from '@/shared/scope'
import { createPortalRouter } from './router'

const { user } = examples.getSession.employee
let stop: () => void = () => undefined

beforeEach(() => {
  document.head.innerHTML = '<base href="/">'
})
afterEach(() => {
  stop()
  window.history.replaceState(null, '', '/')
})

/** The portal as it is loaded at an address. */
async function loadAt(address: string) {
  window.history.pushState(null, '', address)
  const entries = window.history.length
  const router = createPortalRouter()
  stop = () => router.dispose()
  // The first screen is loaded, which on a busy machine takes its time.
  await vi.waitFor(() => expect(router.state.initialized).toBe(true), { timeout: 12_000 })
  return { router, added: () => window.history.length - entries }
}

it.each([
  ['signed out, at a guarded address', null, '/communities', '/login?from=%2Fcommunities'],
  ['signed out, at an unknown one', null, '/nowhere', '/login?from=%2Fnowhere'],
  ['signed in, at an unknown one', user, '/nowhere', '/error/page-not-found'],
  ['signed in, at the page of a service that is out', user, '/error/out-of-service', '/'],
])('replaces the entry of an address that leads elsewhere: %s', async (_who, person, address, end) => {
  await allSettled(sessionFound, { scope, params: person })
  const { added } = await loadAt(address)
  expect(window.location.pathname + window.location.search).toBe(end)
  expect(added()).toBe(0)
})

it('keeps the page from which a link led elsewhere', async () => {
  await allSettled(sessionFound, { scope, params: null })
  const { router, added } = await loadAt('/login')
  await router.navigate('/error/out-of-service')
  expect(window.location.pathname).toBe('/login')
  expect(added()).toBe(1)
})
