import { createWatch, fork, scopeBind, type EffectParams, type EventCallable } from 'effector'
import { vi } from 'vitest'
import { examples } from '@/api/examples.gen'
import { $session, sessionFound, signedOut, signOutRequested, type User } from '@/features/session'
import { tipRequested } from '@/shared/overlays'
import { pageVisibilityChanged } from '@/shared/page-visibility'
import { broadcastFx, tabMessageReceived, type TabMessage } from '@/shared/tabs'
import { fetchChangesFx, fetchPageFx, fetchUnreadCountFx, sendReadsFx, type ReadBatch } from '../api/effects'
import { $unreadCount, modelReady, panelToggled } from '../bell'
import '../model'
import { $isRead, markAllClicked, readClicked, undoClicked } from '../marks'
import { $stream, entriesOf, loadMoreClicked, onlyUnreadToggled, retryClicked } from '../stream'
import { notificationsLeader } from '../tabs'
import { changeReceived } from '../tabs/realtime'
import { referenceServer } from './reference-server'
import { slowNetwork } from './slow-network'

export const giulia = Object.values(examples.getSession).find(({ user }) => user)?.user as User

/** What a tab sends, before the channel adds the sender. */
type OutgoingMessage = EffectParams<typeof broadcastFx>

/** Handlers that replace those of effects, beside those of the server. */
type Handlers = readonly (readonly [effect: unknown, handler: unknown])[]

export type TestPortal = ReturnType<typeof portal>

/** What all tabs of a browser have in common. Each look at the clock is a later moment. */
export function surroundings() {
  let clock = 0
  return { server: referenceServer(), network: slowNetwork(), now: () => (clock += 1) }
}

/** The model of one tab in a scope of its own, in front of the reference server. Needs fake timers. */
export function portal(
  { server, network, now } = surroundings(),
  broadcast: (message: OutgoingMessage) => void = () => undefined,
  handlers: Handlers = [],
) {
  const sent: { batch: ReadBatch }[] = []
  const counted = { times: 0 }
  const requested: { onlyUnread: boolean; pageToken: string | null }[] = []
  const timed = async (ask: () => number) => {
    const askedAt = now()
    const count = await network.send(ask)
    return { count, askedAt, answeredAt: now() }
  }
  const scope = fork({
    values: [[$session, { phase: 'signed-in', user: giulia }]],
    handlers: new Map<unknown, unknown>([
      [broadcastFx, broadcast],
      [fetchUnreadCountFx, () => ((counted.times += 1), timed(server.count))],
      [
        fetchPageFx,
        (request: { onlyUnread: boolean; pageToken: string | null }) => {
          requested.push(request)
          return network.send(() => server.page(request))
        },
      ],
      [fetchChangesFx, (request: { syncToken: string }) => network.send(() => server.changes(request))],
      [
        sendReadsFx,
        (request: { batch: ReadBatch }) => {
          sent.push(request)
          return timed(() => server.mark(request.batch))
        },
      ],
      ...handlers,
    ]) as never,
  })
  const on = <T>(event: EventCallable<T>) => scopeBind(event, { scope })
  const tips: string[] = []
  createWatch({ unit: tipRequested, scope, fn: ({ severity }) => tips.push(severity) })
  const counts: number[] = []
  createWatch({ unit: $unreadCount, scope, fn: (count) => counts.push(count) })
  on(modelReady)()

  const isRead = (id: string) => {
    const found = entriesOf(scope.getState($stream)).byId.get(id)
    return found ? scope.getState($isRead)(found) : null
  }
  /** Lets every request go through, and those that follow from it. */
  async function settle() {
    for (let round = 0; round < 200; round += 1) {
      while (!network.isQuiet()) {
        network.deliver(0)
        await vi.advanceTimersByTimeAsync(0)
      }
      await vi.advanceTimersByTimeAsync(0)
      if (network.isQuiet()) return
    }
    throw new Error('The portal does not stop requesting')
  }

  return {
    scope,
    server,
    network,
    sent,
    counted,
    requested,
    tips,
    counts,
    isRead,
    settle,
    phase: () => scope.getState($stream).phase,
    order: () => entriesOf(scope.getState($stream)).order,
    unread: () => scope.getState($unreadCount),
    open: on(panelToggled),
    receiveChange: on(changeReceived),
    click: on(readClicked),
    markAll: on(markAllClicked),
    undo: on(undoClicked),
    more: on(loadMoreClicked),
    retry: on(retryClicked),
    onlyUnread: on(onlyUnreadToggled),
    hide: () => on(pageVisibilityChanged)(false),
    show: () => on(pageVisibilityChanged)(true),
    user: giulia,
    receiveTabMessage: on(tabMessageReceived),
    lead: on(notificationsLeader.leadershipChanged),
    /** Signing out in this tab; `signOut` is the end of the session elsewhere. */
    leave: on(signOutRequested),
    signOut: on(signedOut),
    signIn: on(sessionFound),
  }
}

export function withEntries(count: number) {
  const opened = portal()
  for (let index = 0; index < count; index += 1) opened.server.arrive()
  return opened
}

export async function openWith(count: number) {
  const opened = withEntries(count)
  opened.open()
  await opened.settle()
  opened.receiveChange()
  await opened.settle()
  return opened
}

/** Two tabs of one browser that receive each other's messages, later and as copies, as over a channel. */
export function twoTabs(count: number, handlersOf: (tab: 0 | 1) => Handlers = () => []) {
  const shared = surroundings()
  const tabs: TestPortal[] = []
  const from = (index: number) => (message: OutgoingMessage) => {
    const copy = structuredClone({ from: `tab-${index}`, ...message }) as TabMessage
    queueMicrotask(() => tabs[1 - index]?.receiveTabMessage(copy))
  }
  for (let index = 0; index < count; index += 1) shared.server.arrive()
  const [first, second] = [portal(shared, from(0), handlersOf(0)), portal(shared, from(1), handlersOf(1))]
  tabs.push(first, second)
  return { first, second, server: shared.server, network: shared.network, settle: first.settle }
}
