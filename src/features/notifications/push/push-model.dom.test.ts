import { scopeBind, type EventCallable } from 'effector'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { appContextChanged, type AppContext } from '@/shared/app-context'
import type { PushPermission } from '@/shared/browser-push'
import { createPortalIntl } from '@/shared/i18n'
import { storage } from '@/shared/storage'
import { checkFocusFx as checkTabFocusFx } from '@/shared/tabs/focused-tab'
import { $panelOpen, unavailablePageFound } from '../bell'
import '../model'
import { later, setUpFakeTime } from '../testing/fake-time'
import { twoTabs, type TestPortal } from '../testing/test-portal'
import { $consentPhase, askPermissionFx, readPermissionFx, turnOffClicked, turnOnClicked } from './consent-model'
import { pushDataOf, type PushData } from './push-data'
import { closePushesFx, checkFocusFx, focusTimeout, pushClicked, showPushFx, startPushesFx } from './push-model'
import { maxPushesAtOnce } from './queue'

setUpFakeTime()

/** Two tabs of one browser, which shows pushes; nobody looks at either of them until told otherwise. */
async function browser(count = 3, permission: PushPermission = 'granted') {
  const world = { permission, says: 'granted' as PushPermission, asked: 0, front: [false, false] }
  const shown = new Map<string, string>()
  const history: string[] = []
  const gone: string[] = []
  const tabs = twoTabs(count, (tab) => [
    [readPermissionFx, () => world.permission],
    [askPermissionFx, () => ((world.asked += 1), (world.permission = world.says))],
    [startPushesFx, () => undefined],
    [checkFocusFx, () => world.front[tab] ?? false],
    [checkTabFocusFx, () => world.front[tab] ?? false],
    [
      showPushFx,
      ({ entry, userId }: { entry: { id: string }; userId: string }) => {
        if (world.permission !== 'granted') throw new Error('not allowed')
        history.push(entry.id)
        shown.set(entry.id, userId)
      },
    ],
    [
      closePushesFx,
      ({ userId, isRead }: { userId: string | null; isRead: (id: string) => boolean }) => {
        for (const [id, owner] of shown) if (owner !== userId || isRead(id)) shown.delete(id)
      },
    ],
  ])
  const both = [tabs.first, tabs.second] as const
  const around: AppContext = { intl: createPortalIntl('en', {}, 'Europe/Rome'), go: (address) => gone.push(address) }
  for (const { scope } of both) scopeBind(appContextChanged, { scope })(around)
  const rest = async () => {
    for (let round = 0; round < 4; round += 1) {
      await later(0)
      await tabs.settle()
    }
  }
  const lead = async (tab: 0 | 1) => {
    both[1 - tab]?.lead(false)
    both[tab].lead(true)
    await rest()
    both[tab].receiveChange()
    await rest()
  }
  await lead(0)
  const click = async (tab: TestPortal, event: EventCallable<void>) => {
    scopeBind(event, { scope: tab.scope })()
    await rest()
  }
  /** Something comes, the leading tab hears of it, and the time for answers passes. */
  const arrive = async (tab: TestPortal, ...entries: { pushEnabled?: boolean }[]) => {
    for (const entry of entries) tabs.server.arrive(entry)
    tab.receiveChange()
    await rest()
    await later(focusTimeout)
    await rest()
  }
  return {
    ...tabs,
    world,
    shown,
    history,
    gone,
    rest,
    lead,
    arrive,
    phase: (tab: TestPortal) => tab.scope.getState($consentPhase),
    turnOn: (tab: TestPortal) => click(tab, turnOnClicked),
    turnOff: (tab: TestPortal) => click(tab, turnOffClicked),
  }
}

describe('a push', () => {
  it('is shown by the leading tab for what comes while nobody looks', async () => {
    const { first, turnOn, arrive, history } = await browser()
    await turnOn(first)
    expect(history).toEqual([])
    await arrive(first, {})
    expect(history).toEqual(['n00004'])
  })

  it('is shown for the first entry that ever comes', async () => {
    const { first, turnOn, arrive, history } = await browser(0)
    await turnOn(first)
    await arrive(first, {})
    expect(history).toEqual(['n00001'])
  })

  it('is not shown before somebody has turned pushes on, and not for what came before', async () => {
    const { first, turnOn, arrive, history } = await browser()
    await arrive(first, {})
    expect(history).toEqual([])
    await turnOn(first)
    await arrive(first)
    expect(history).toEqual([])
  })

  it.each([0, 1])('is not shown while tab %i is in front, nor afterwards', async (tab) => {
    const { first, turnOn, arrive, history, world } = await browser()
    await turnOn(first)
    world.front[tab] = true
    await arrive(first, {})
    world.front[tab] = false
    await arrive(first)
    expect(history).toEqual([])
  })

  it('is not shown for an entry that may not push; no word of it means that it may', async () => {
    const { first, turnOn, arrive, history } = await browser()
    await turnOn(first)
    await arrive(first, { pushEnabled: false }, { pushEnabled: true }, {})
    expect(history).toEqual(['n00005', 'n00006'])
  })

  it('is shown for the newest few of many', async () => {
    const { first, turnOn, arrive, history } = await browser()
    await turnOn(first)
    await arrive(first, {}, {}, {}, {}, {})
    expect(history).toEqual(['n00006', 'n00007', 'n00008'])
  })

  it('is shown for the newest few when so much came that the list is fetched anew', async () => {
    const { first, turnOn, arrive, history } = await browser()
    await turnOn(first)
    await arrive(first, ...Array.from({ length: 25 }, () => ({})))
    expect(history).toEqual(['n00026', 'n00027', 'n00028'])
  })

  it('is not shown for what is read before its turn', async () => {
    const { first, turnOn, server, rest, history } = await browser()
    await turnOn(first)
    server.arrive()
    first.receiveChange()
    await rest()
    server.readSomewhere(3)
    first.receiveChange()
    await rest()
    await later(focusTimeout)
    expect(history).toEqual([])
  })

  it('goes when its entry is read, here or on another device', async () => {
    const { first, second, turnOn, arrive, shown, server, rest } = await browser()
    await turnOn(first)
    await arrive(first, {}, {})
    expect(shown.size).toBe(2)
    server.readSomewhere(3)
    first.receiveChange()
    await rest()
    expect([...shown.keys()]).toEqual(['n00005'])
    second.open()
    await rest()
    second.click('n00005')
    await rest()
    expect(shown.size).toBe(0)
  })

  it('goes with the person who signs out, and the next one is asked for themselves', async () => {
    const { first, second, turnOn, arrive, shown, phase, rest, history } = await browser()
    await turnOn(first)
    await arrive(first, {})
    for (const tab of [first, second]) tab.signOut()
    await rest()
    expect(shown.size).toBe(0)
    for (const tab of [first, second]) tab.signIn({ ...first.user, id: 'somebody-else' })
    await rest()
    expect(phase(first)).toBe('offered')
    await arrive(first, {})
    expect(history).toEqual(['n00004'])
  })

  it('is shown by the tab that leads next, and not twice', async () => {
    const { first, second, turnOn, arrive, lead, history } = await browser()
    await turnOn(first)
    await arrive(first, {})
    await lead(1)
    await arrive(second)
    expect(history).toEqual(['n00004'])
    await arrive(second, {})
    expect(history).toEqual(['n00004', 'n00005'])
  })
})

describe('turning on', () => {
  it('asks the browser after the click alone, and holds in all tabs', async () => {
    const { first, second, turnOn, phase, world } = await browser(3, 'default')
    expect([phase(first), world.asked]).toEqual(['offered', 0])
    await turnOn(second)
    expect([phase(first), phase(second), world.asked]).toEqual(['on', 'on', 1])
  })

  it('is remembered for the person, and so is “not now”', async () => {
    const { first, second, turnOn, turnOff, phase } = await browser(3, 'default')
    await turnOff(first)
    expect([phase(first), phase(second), storage.pushChoice.read(first.user.id)]).toEqual(['off', 'off', 'off'])
    await turnOn(first)
    expect(storage.pushChoice.read(first.user.id)).toBe('on')
    expect((await browser()).phase(first)).toBe('on')
  })

  it('shows nothing when the browser refuses', async () => {
    const { first, turnOn, arrive, phase, history, world } = await browser(3, 'default')
    world.says = 'denied'
    await turnOn(first)
    await arrive(first, {})
    expect([phase(first), history]).toEqual(['blocked', []])
  })

  it('notices when the browser forbids pushes later', async () => {
    const { first, turnOn, arrive, phase, world } = await browser()
    await turnOn(first)
    world.permission = 'denied'
    await arrive(first, {})
    expect(phase(first)).toBe('blocked')
  })
})

describe('a click on a push', () => {
  const clicked = async (
    change: (data: PushData) => unknown = (data) => data,
    post: object | null = { id: '7', title: 'Shifts' },
    { navigated = false, gonePath = '' } = {},
  ) => {
    const opened = await browser()
    const { server, second, rest } = opened
    server.arrive({ typeId: 'comment-mention', comment: { id: 'c9', deleted: false }, ...(post && { post }) } as never)
    const [entry] = server.newestFirst()
    if (!entry) throw new Error('There is none')
    await rest()
    if (gonePath) scopeBind(unavailablePageFound, { scope: second.scope })({ userId: second.user.id, path: gonePath })
    scopeBind(pushClicked, { scope: second.scope })({ data: change(pushDataOf(entry, second.user.id)), navigated })
    await rest()
    return { ...opened, panelOpen: second.scope.getState($panelOpen) }
  }

  it('leads where its row leads and marks it read, in a tab that never loaded the list', async () => {
    const { gone, server, panelOpen } = await clicked()
    expect([gone, server.newestFirst()[0]?.read, panelOpen]).toEqual([
      ['/post/7?entity=comments&commentId=c9'],
      true,
      false,
    ])
  })

  it('opens the list where the row leads nowhere', async () => {
    const { gone, server, panelOpen } = await clicked((data) => data, { id: '7', title: 'Shifts', removed: true })
    expect([gone, server.newestFirst()[0]?.read, panelOpen]).toEqual([[], false, true])
  })

  it('stays where the browser has led, and marks it read', async () => {
    const { gone, server, panelOpen } = await clicked(undefined, undefined, { navigated: true })
    expect([gone, server.newestFirst()[0]?.read, panelOpen]).toEqual([[], true, false])
  })

  it('does not lead to a page again that is gone, but to the list', async () => {
    const { gone, server, panelOpen } = await clicked(undefined, undefined, { gonePath: '/post/7' })
    expect([gone, server.newestFirst()[0]?.read, panelOpen]).toEqual([[], true, true])
  })

  it('says so where the row names no post', async () => {
    const { gone, second } = await clicked((data) => data, null)
    expect([gone, second.tips]).toEqual([[], ['error']])
  })

  it.each([
    ['of somebody else', (data: PushData) => ({ ...data, userId: 'somebody-else' })],
    ['that nobody understands', () => ({ address: './post/7' })],
    ['that leads out of the portal', (data: PushData) => ({ ...data, address: '//evil.example' })],
  ])('%s does nothing', async (_, change) => {
    const { gone, server, panelOpen } = await clicked(change)
    expect([gone, server.newestFirst()[0]?.read, panelOpen]).toEqual([[], false, false])
  })
})

it('shows exactly what the rule says, in whatever order things happen', async () => {
  type Step = { do: string; index: number }
  const step: fc.Arbitrary<Step> = fc.record({
    do: fc.constantFrom(
      'arrive',
      'arrive',
      'arrive',
      'quiet',
      'front',
      'back',
      'lead',
      'on',
      'off',
      'forbid',
      'allow',
      'read',
    ),
    index: fc.nat({ max: 11 }),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14, size: 'max' }), async (steps) => {
      localStorage.clear()
      const { first, second, server, world, arrive, lead, turnOn, turnOff, history, shown, rest } = await browser(2)
      const rule = { wanted: false, leader: 0 as 0 | 1, shown: [] as string[] }
      for (const { do: what, index } of steps) {
        const tab = index % 2 === 0 ? first : second
        const leading = () => (rule.leader === 0 ? first : second)
        if (what === 'arrive' || what === 'quiet') {
          const fresh = Array.from({ length: 1 + (index % 5) }, () => (what === 'quiet' ? { pushEnabled: false } : {}))
          await arrive(leading(), ...fresh)
          const may = rule.wanted && world.permission === 'granted' && !world.front.includes(true) && what === 'arrive'
          const ids = server
            .newestFirst()
            .slice(0, fresh.length)
            .map(({ id }) => id)
          if (may) rule.shown.push(...ids.slice(0, maxPushesAtOnce).toReversed())
        } else if (what === 'front' || what === 'back') world.front[index % 2] = what === 'front'
        else if (what === 'lead') await lead((rule.leader = (1 - rule.leader) as 0 | 1))
        else if (what === 'read') server.readSomewhere(index + server.newestFirst().length - 6)
        else if (what === 'forbid' || what === 'allow') world.permission = what === 'allow' ? 'granted' : 'denied'
        else {
          rule.wanted = what === 'on'
          await (what === 'on' ? turnOn(tab) : turnOff(tab))
        }
        // Both tabs come to the front and go back again for a moment: that is when they notice what the browser says.
        for (const one of [first, second]) one.show()
        leading().receiveChange()
        await rest()
        expect(history).toEqual(rule.shown)
        const known = new Map(server.newestFirst().map((one) => [one.id, one.read]))
        if (rule.wanted && world.permission === 'granted')
          for (const id of shown.keys()) expect([id, known.get(id)]).toEqual([id, false])
      }
      vi.clearAllTimers()
    }),
    { numRuns: 60 },
  )
}, 240_000)
