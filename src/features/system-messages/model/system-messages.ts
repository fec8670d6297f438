import { attach, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import type { Schemas } from '@/api'
import { $user, signedIn, signedOut, type User } from '@/features/session'
import { reportError } from '@/shared/errors'
import { tipRequested } from '@/shared/overlays'
import { lateStorage } from '@/shared/late-storage'
import { fetchMessagesFx } from '../api/effects'
import { messages } from '../messages'

type SystemMessage = Schemas['SystemMessage']

// What happens
/** There is a place for messages from now on: whoever is signed in gets theirs. */
export const messagesWanted = createEvent()
/** The person has read this message, and never wants to see it again. */
export const messageAcknowledged = createEvent<SystemMessage>()

// What is
/** Messages that the person has not acknowledged, oldest first; the first one is on the screen. */
export const $unacknowledged = createStore<readonly SystemMessage[]>([])

const acknowledgedFx = createEffect(({ id }: User) => lateStorage.systemMessages.read(id) ?? [])
const acknowledgeFx = attach({
  source: $user,
  effect: (user, { id }: SystemMessage) => {
    if (!user) return
    const before = lateStorage.systemMessages.read(user.id) ?? []
    lateStorage.systemMessages.write(user.id, [...before.filter((known) => known !== id), id])
  },
})
const newMessagesFx = createEffect(async (user: User) => {
  const items = await fetchMessagesFx()
  const acknowledged = await acknowledgedFx(user)
  return items.filter(({ id }) => !acknowledged.includes(id))
})
const showFx = createEffect((message: SystemMessage) => {
  const acknowledge = scopeBind(messageAcknowledged, { safe: true })
  scopeBind(tipRequested, { safe: true })({
    severity: 'system',
    message: message.text,
    actionCallbacks: [{ label: messages.acknowledge, onSelect: () => acknowledge(message) }],
  })
})
const reportFx = createEffect((error: Error) => void reportError(error, 'system messages'))

// What follows
sample({ clock: [messagesWanted, signedIn], source: $user, filter: Boolean, target: newMessagesFx })

/** Messages of somebody who has left meanwhile are nobody's. */
const arrived = sample({
  clock: newMessagesFx.done,
  source: $user,
  filter: (user, { params }) => user?.id === params.id,
  fn: (_, { result }) => result,
})

$unacknowledged
  .on(arrived, (_, fresh) => fresh)
  .on(messageAcknowledged, (waiting, { id }) => waiting.filter((message) => message.id !== id))
  .reset(signedOut)

sample({ clock: messageAcknowledged, target: acknowledgeFx })
sample({
  clock: [arrived, messageAcknowledged],
  source: $unacknowledged,
  filter: (waiting) => waiting.length > 0,
  fn: ([first]) => first as SystemMessage,
  target: showFx,
})

// Without them the portal goes on; the next start asks again.
sample({ clock: newMessagesFx.failData, target: reportFx })
