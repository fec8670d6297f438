import { allSettled, fork } from 'effector'
import { beforeEach, expect, it, vi } from 'vitest'
import { createDuty } from './create-duty'
import { tabsJoined } from './tabs-model'

const { stood, left, tell } = vi.hoisted(() => ({
  stood: [] as string[],
  left: vi.fn(),
  tell: [] as ((on: boolean) => void)[],
}))
vi.mock('./tabs', () => ({
  tabs: () => ({
    onMessage: () => undefined,
    onLeadership: () => undefined,
    runFor: (duty: string, listener: (on: boolean) => void) => {
      stood.push(duty)
      tell.push(listener)
      return left
    },
  }),
}))

beforeEach(() => {
  stood.length = 0
  tell.length = 0
  left.mockReset()
})

async function tab({ joined = true } = {}) {
  const scope = fork()
  const duty = createDuty('chat')
  if (joined) await allSettled(tabsJoined, { scope })
  return {
    can: (able: boolean) => allSettled(duty.ableChanged, { scope, params: able }),
    onDuty: () => scope.getState(duty.$onDuty),
  }
}

it('is stood for as long as the tab can do it, and had when the tabs say so', async () => {
  const { can, onDuty } = await tab()
  await can(true)
  await vi.waitFor(() => expect(stood).toEqual(['chat']))
  expect(onDuty()).toBe(false)
  tell[0]?.(true)
  expect(onDuty()).toBe(true)
  await can(false)
  expect(left).toHaveBeenCalledOnce()
})

it('is left before the others could be asked when the tab cannot do it any more', async () => {
  const { can, onDuty } = await tab()
  await can(true)
  await can(false)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect([stood, onDuty()]).toEqual([[], false])
})

it('is nobody’s in a tab that has not joined the others', async () => {
  const { can } = await tab({ joined: false })
  await can(true)
  expect(stood).toEqual([])
})
