import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { whenOnline } from '../when-online'
import type { TabMessage, TabMessages, TabMessageType } from './messages'

/** What one tab has to say; `Tell` keeps type and payload together. */
export type Tell = { [Type in TabMessageType]: { type: Type; payload: TabMessages[Type] } }[TabMessageType]

// What happens
/** Another tab spoke. */
export const otherTabSpoke = createEvent<TabMessage>()
/** This tab began or stopped leading. */
export const leadershipChanged = createEvent<boolean>()
/** The application starts; asking twice joins once. */
export const tabsJoined = createEvent()

// What is
/** One tab of the browser leads: it does what each tab could do for all. */
export const $leading = createStore(false).on(leadershipChanged, (_, leading) => leading)
/** This tab hears the others, or is about to. */
export const $joined = createStore(false)

// What follows
/** Locks and channels are a file of their own: no screen waits for the other tabs. */
const loadTabs = async () => (await whenOnline(() => import('./tabs'))).tabs()

/** Tells all other tabs. */
export const tellTabsFx = createEffect(async ({ type, payload }: Tell) => (await loadTabs()).tell(type, payload))

const joinFx = createEffect(async () => {
  const spoke = scopeBind(otherTabSpoke, { safe: true })
  const changed = scopeBind(leadershipChanged, { safe: true })
  const tabs = await loadTabs()
  tabs.onMessage(spoke)
  tabs.onLeadership(changed)
})

sample({ clock: tabsJoined, source: $joined, filter: (joined) => !joined, target: joinFx })
$joined.on(joinFx, () => true)
