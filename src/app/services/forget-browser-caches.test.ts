import { allSettled, fork } from 'effector'
import { afterEach, expect, it, vi } from 'vitest'
import { signedOut } from '@/features/session'
import './forget-browser-caches'

afterEach(() => vi.unstubAllGlobals())

it('leaves neither kept answers nor databases to the next person', async () => {
  const names = new Set(['answers'])
  vi.stubGlobal('caches', {
    keys: () => Promise.resolve([...names]),
    delete: (name: string) => Promise.resolve(names.delete(name)),
  })
  const deleteDatabase = vi.fn()
  vi.stubGlobal('indexedDB', { databases: () => Promise.resolve([{ name: 'heartbeat' }]), deleteDatabase })
  await allSettled(signedOut, { scope: fork() })
  expect(names.size).toBe(0)
  expect(deleteDatabase).toHaveBeenCalledWith('heartbeat')
})

it('does not mind a browser that has neither', async () => {
  vi.stubGlobal('caches', undefined)
  vi.stubGlobal('indexedDB', undefined)
  await expect(allSettled(signedOut, { scope: fork() })).resolves.toBeUndefined()
})
