import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { loadable } from '../loadable'
import type { TabMessage, TabMessages, TabMessageType } from './protocol'

/** A message of any type with its payload, as this tab sends it. */
export type OutgoingTabMessage = {
  [Type in TabMessageType]: { type: Type; payload: TabMessages[Type] }
}[TabMessageType]

// What happens
/** Another tab sent a message. */
export const tabMessageReceived = createEvent<TabMessage>()
/** This tab began or stopped leading. */
export const leadershipChanged = createEvent<boolean>()
/** The application starts; a second call changes nothing. */
export const tabsJoined = createEvent()

// What is
/** One tab of the browser leads: it does what each tab could do for all. */
export const $leading = createStore(false).on(leadershipChanged, (_, leading) => leading)
/** This tab receives the messages of the others, or is about to. */
export const $joined = createStore(false)

// What follows
/** Locks and channels are loaded apart: no screen waits for the other tabs. */
const tabsModule = loadable(() => import('./tabs'))
const loadTabs = async () => (await tabsModule.load()).tabs()

/** Sends a message to all other tabs. */
export const broadcastFx = createEffect(async ({ type, payload }: OutgoingTabMessage) =>
  (await loadTabs()).send(type, payload),
)

const joinFx = createEffect(async () => {
  const received = scopeBind(tabMessageReceived, { safe: true })
  const changed = scopeBind(leadershipChanged, { safe: true })
  const tabs = await loadTabs()
  tabs.onMessage(received)
  tabs.onLeadership(changed)
})

sample({ clock: tabsJoined, source: $joined, filter: (joined) => !joined, target: joinFx })
$joined.on(joinFx, () => true)
