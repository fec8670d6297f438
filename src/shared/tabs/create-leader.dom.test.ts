import { allSettled, fork } from 'effector'
import { beforeEach, expect, it, vi } from 'vitest'
import { createLeader } from './create-leader'
import { tabsJoined } from './tabs-model'

const { candidates, withdraw, listeners } = vi.hoisted(() => ({
  candidates: [] as string[],
  withdraw: vi.fn(),
  listeners: [] as ((on: boolean) => void)[],
}))
vi.mock('./tabs', () => ({
  tabs: () => ({
    onMessage: () => undefined,
    onLeadership: () => undefined,
    runFor: (role: string, listener: (on: boolean) => void) => {
      candidates.push(role)
      listeners.push(listener)
      return withdraw
    },
  }),
}))

beforeEach(() => {
  candidates.length = 0
  listeners.length = 0
  withdraw.mockReset()
})

async function tab({ joined = true } = {}) {
  const scope = fork()
  const leader = createLeader('chat')
  if (joined) await allSettled(tabsJoined, { scope })
  return {
    can: (able: boolean) => allSettled(leader.eligibleChanged, { scope, params: able }),
    leading: () => scope.getState(leader.$leading),
  }
}

it('is run for as long as the tab is eligible, and led when the tabs elect it', async () => {
  const { can, leading } = await tab()
  await can(true)
  await vi.waitFor(() => expect(candidates).toEqual(['chat']))
  expect(leading()).toBe(false)
  listeners[0]?.(true)
  expect(leading()).toBe(true)
  await can(false)
  expect(withdraw).toHaveBeenCalledOnce()
})

it('is withdrawn before the election when the tab is not eligible any more', async () => {
  const { can, leading } = await tab()
  void can(true)
  await can(false)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect([candidates, leading()]).toEqual([[], false])
})

it('is not run for in a tab that has not joined the others', async () => {
  const { can } = await tab({ joined: false })
  await can(true)
  expect(candidates).toEqual([])
})
