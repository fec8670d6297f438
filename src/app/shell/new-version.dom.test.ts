import { allSettled, fork, scopeBind } from 'effector'
import { beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => vi.resetModules())

/** A portal whose overlays are there. */
async function portal() {
  const { FILE_GONE } = await import('@/shared/loadable')
  const { $newVersionShown, newVersionOffered } = await import('@/features/service-watch')
  const { tipRequested } = await import('@/shared/overlays')
  const { newVersionIsOffered, offerNewVersion } = await import('./new-version')
  const scope = fork()
  return {
    begin: () => offerNewVersion(scopeBind(newVersionOffered, { scope }), () => scope.getState($newVersionShown)),
    showMessage: () => allSettled(tipRequested, { scope, params: { severity: 'system' } }),
    /** Whether the offer is on the screen after a file is found to be gone. */
    isOfferedWhenFileGoes: () => {
      window.dispatchEvent(new Event(FILE_GONE))
      return newVersionIsOffered()
    },
  }
}

it('is offered at once when a file is gone, as soon as the overlays are there', async () => {
  const { begin, isOfferedWhenFileGoes } = await portal()
  expect(isOfferedWhenFileGoes()).toBe(false)
  begin()
  expect(isOfferedWhenFileGoes()).toBe(true)
})

it('is not offered while a message of the operator keeps the offer away: the screen has to say that it failed', async () => {
  const { begin, showMessage, isOfferedWhenFileGoes } = await portal()
  begin()
  await showMessage()
  expect(isOfferedWhenFileGoes()).toBe(false)
})
