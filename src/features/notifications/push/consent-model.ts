import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector'
import { askPushPermission, pushPermission } from '@/shared/browser-push'
import { lateStorage } from '@/shared/late-storage'
import { tabMessageReceived, broadcastFx } from '@/shared/tabs'
import { modelReady } from '../bell'
import { newsLeader } from '../tabs/leader'
import { pageShown } from '../page'
import { $person, isSomebody, personChanged } from '../lifecycle'
import { answer, forgetChoice, noConsent, phaseOf, wantOff, wantOn } from './consent'

// What happens
export const turnOnClicked = createEvent()
/** "Not now", the switch, or the end of an explanation. */
export const turnOffClicked = createEvent()
/** What the browser says may have changed behind our back. */
export const permissionDoubted = createEvent()

// What is
export const $consent = createStore(noConsent)
export const $consentPhase = $consent.map(phaseOf)
/** This tab is the one that shows pushes. */
export const $pushing = combine(
  { phase: $consentPhase, leading: newsLeader.$leading, person: $person },
  ({ phase, leading, person }) => phase === 'on' && leading && person !== null,
)

// What follows
export const readPermissionFx = createEffect(pushPermission)
export const askPermissionFx = createEffect(askPushPermission)
const readChoiceFx = createEffect((person: string) => lateStorage.pushChoice.read(person))
const writeChoiceFx = attach({
  source: { person: $person, consent: $consent },
  effect: createEffect(({ person, consent: { choice } }: { person: string | null; consent: typeof noConsent }) => {
    if (person !== null && choice !== null) lateStorage.pushChoice.write(person, choice)
  }),
})

$consent
  .on(personChanged, forgetChoice)
  .on(turnOnClicked, wantOn)
  .on(turnOffClicked, wantOff)
  .on([readPermissionFx.doneData], (consent, permission) => ({ ...consent, permission }))
  .on(askPermissionFx.doneData, answer)
  .on(readChoiceFx.doneData, (consent, choice) => ({ ...consent, choice }))

sample({ clock: [modelReady, pageShown, permissionDoubted], target: readPermissionFx })
sample({ clock: turnOnClicked, source: $consent, filter: ({ asking }) => asking, target: askPermissionFx })
// A browser that fails to ask has not said anything.
sample({ clock: askPermissionFx.fail, target: readPermissionFx })
$consent.on(askPermissionFx.fail, (consent) => ({ ...consent, asking: false }))

// The choice is the person's in this browser, so all tabs follow it.
const chosen = sample({
  clock: [turnOnClicked, turnOffClicked, askPermissionFx.done],
  source: $consent,
  filter: ({ asking, choice }) => !asking && choice !== null,
})
sample({ clock: chosen, target: writeChoiceFx })
sample({
  clock: writeChoiceFx.done,
  source: $person,
  filter: isSomebody,
  fn: (userId) => ({ type: 'pushChosen' as const, payload: { userId } }),
  target: broadcastFx,
})
const chosenElsewhere = sample({
  clock: tabMessageReceived,
  source: $person,
  filter: (person, { type, payload }) => type === 'pushChosen' && 'userId' in payload && payload.userId === person,
  fn: (person) => person,
})
sample({ clock: chosenElsewhere, fn: () => undefined, target: permissionDoubted })
sample({ clock: [chosenElsewhere, personChanged], filter: isSomebody, target: readChoiceFx })
