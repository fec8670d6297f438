import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector'
import { $userId, isSignedIn } from '@/features/session'
import { askPushPermission, pushPermission } from '@/shared/browser-push'
import { storage } from '@/shared/storage'
import { broadcastFx, tabMessageReceived } from '@/shared/tabs'
import { modelReady } from '../bell'
import { pageShown, personChanged } from '../lifecycle'
import { backgroundSyncChanged } from '../stream'
import { notificationsLeader } from '../tabs'
import { noConsent, phaseOf, receivePermission, resetChoice, turnOff, turnOn } from './consent'

// What happens
export const turnOnClicked = createEvent()
/** "Not now", the switch, or the end of an explanation. */
export const turnOffClicked = createEvent()
/** The person may have changed the permission in the browser. */
export const permissionCheckWanted = createEvent()

// What is
export const $consent = createStore(noConsent)
export const $consentPhase = $consent.map(phaseOf)
/** This tab is the one that shows pushes. */
export const $pushing = combine(
  { phase: $consentPhase, leading: notificationsLeader.$leading, userId: $userId },
  ({ phase, leading, userId }) => phase === 'on' && leading && userId !== null,
)

// What follows
export const readPermissionFx = createEffect(pushPermission)
export const askPermissionFx = createEffect(askPushPermission)
const readChoiceFx = createEffect((userId: string) => storage.pushChoice.read(userId))
const writeChoiceFx = attach({
  source: { userId: $userId, consent: $consent },
  effect: ({ userId, consent: { choice } }) => {
    if (userId !== null && choice !== null) storage.pushChoice.write(userId, choice)
  },
})

$consent
  .on(personChanged, resetChoice)
  .on(turnOnClicked, turnOn)
  .on(turnOffClicked, turnOff)
  .on(readPermissionFx.doneData, (consent, permission) => ({ ...consent, permission }))
  .on(askPermissionFx.doneData, receivePermission)
  // A browser that fails to ask has not decided anything.
  .on(askPermissionFx.fail, (consent) => ({ ...consent, asking: false }))
  .on(readChoiceFx.doneData, (consent, choice) => ({ ...consent, choice }))

sample({
  clock: [modelReady, pageShown, permissionCheckWanted, askPermissionFx.fail],
  fn: () => undefined,
  target: readPermissionFx,
})
sample({ clock: turnOnClicked, source: $consent, filter: ({ asking }) => asking, target: askPermissionFx })
// The tab that shows pushes needs the list also without a panel.
sample({ clock: $pushing, target: backgroundSyncChanged })

// The choice is the person's in this browser, so all tabs follow it.
const chosen = sample({
  clock: [turnOnClicked, turnOffClicked, askPermissionFx.done],
  source: $consent,
  filter: ({ asking, choice }) => !asking && choice !== null,
})
sample({ clock: chosen, target: writeChoiceFx })
sample({
  clock: writeChoiceFx.done,
  source: $userId,
  filter: isSignedIn,
  fn: (userId) => ({ type: 'pushChosen' as const, payload: { userId } }),
  target: broadcastFx,
})
const chosenInOtherTab = sample({
  clock: tabMessageReceived,
  source: $userId,
  filter: (userId, { type, payload }) => type === 'pushChosen' && 'userId' in payload && payload.userId === userId,
  fn: (userId) => userId,
})
sample({ clock: chosenInOtherTab, fn: () => undefined, target: permissionCheckWanted })
sample({ clock: [chosenInOtherTab, personChanged], filter: isSignedIn, target: readChoiceFx })
