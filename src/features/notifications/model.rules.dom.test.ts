import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { undoTimeout } from './marks/marks-model'
import { $stream, compare, entriesOf, isLoaded } from './stream'
import { later, setUpFakeTime } from './testing/fake-time'
import { withEntries, type TestPortal } from './testing/test-portal'

setUpFakeTime()

type Step = { do: string; index?: number }

const index = fc.nat({ max: 60 })
const step = (does: string, weight: number) => ({ weight, arbitrary: fc.record({ do: fc.constant(does), index }) })
const everythingReceived = [
  step('arrive', 3),
  step('arrive in a crowd', 1),
  step('read elsewhere', 2),
  step('read everything elsewhere', 1),
  step('click', 4),
  step('reach', 3),
  step('deliver', 5),
  ...['open', 'mark all', 'undo', 'more', 'retry', 'only unread', 'all', 'hide', 'show', 'wait', 'wait long'].map(
    (does) => step(does, 1),
  ),
]
const withLosses = [...everythingReceived, step('arrive unheard', 1), step('lose', 1)]

async function take(opened: TestPortal, { do: what, index = 0 }: Step) {
  const { server, network, receiveChange, order } = opened
  const acts: Record<string, () => unknown> = {
    arrive: () => (server.arrive(), receiveChange()),
    'arrive unheard': () => server.arrive(),
    'arrive in a crowd': () => (Array.from({ length: 15 + (index % 10) }, () => server.arrive()), receiveChange()),
    'read elsewhere': () => (server.readSomewhere(index), receiveChange()),
    'read everything elsewhere': () => (server.readEverything(), receiveChange()),
    click: () => opened.click(order()[index % Math.max(1, order().length)] ?? 'nobody'),
    reach: () => network.reachServer(index),
    deliver: () => network.deliver(index),
    lose: () => network.lose(index),
    open: opened.open,
    'mark all': opened.markAll,
    undo: opened.undo,
    more: opened.more,
    retry: opened.retry,
    'only unread': () => opened.onlyUnread(true),
    all: () => opened.onlyUnread(false),
    hide: opened.hide,
    show: opened.show,
    wait: () => later(1_000),
    'wait long': () => later(undoTimeout),
  }
  await acts[what]?.()
  await later(0)
}

/** Holds at every moment, however much is under way. */
function checkAlways({ order, scope, server, counts, isRead }: TestPortal) {
  const { byId } = entriesOf(scope.getState($stream))
  expect(counts.every((count) => count >= 0)).toBe(true)
  expect(new Set(order()).size).toBe(order().length)
  for (const [at, id] of order().entries()) {
    const [above, here] = [byId.get(order()[at - 1] ?? ''), byId.get(id)]
    if (above && here) expect(compare(above, here)).toBeLessThan(0)
  }
  const known = new Map(server.newestFirst().map((one) => [one.id, one]))
  for (const id of order()) {
    expect(known.has(id)).toBe(true)
    // What the server confirmed as read never looks unread again.
    if (byId.get(id)?.read) expect([isRead(id), known.get(id)?.read]).toEqual([true, true])
  }
}

/** Holds when everything has come to rest: the portal and the server say the same. */
async function checkAtRest(opened: TestPortal, receivedEverything: boolean) {
  const { receiveChange, settle, server, unread, order, isRead, scope } = opened
  await later(undoTimeout)
  await settle()
  // What was not received and what got lost is caught up with on the next occasion; everything else is known already.
  if (!receivedEverything) receiveChange()
  await settle()
  const onServer = server.newestFirst()
  const stream = scope.getState($stream)
  expect(unread()).toBe(server.count())
  for (const { id, read } of onServer) if (isRead(id) !== null) expect([id, isRead(id)]).toEqual([id, read])
  if (!isLoaded(stream)) return
  const hidden = (read: boolean) => stream.onlyUnread && read
  const shown = order().filter((id) => !hidden(isRead(id) ?? false))
  const expected = onServer.filter(({ read }) => !hidden(read)).map(({ id }) => id)
  expect(shown).toEqual(stream.phase === 'end' ? expected : expected.slice(0, shown.length))
}

it.each([
  ['when every change is received', everythingReceived],
  ['when answers are lost and changes unheard', withLosses],
])(
  'never drifts from the server %s, in whatever order things happen',
  async (_, possible) => {
    const steps = fc.array(fc.oneof(...possible) as fc.Arbitrary<Step>, { maxLength: 50, size: 'max' })
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: 45 }), steps, async (count, taken) => {
        localStorage.clear()
        const opened = withEntries(count)
        opened.open()
        for (const one of taken) {
          await take(opened, one)
          checkAlways(opened)
        }
        await checkAtRest(opened, possible === everythingReceived)
        vi.clearAllTimers()
      }),
      { numRuns: 300 },
    )
  },
  120_000,
)
