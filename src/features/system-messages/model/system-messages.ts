import { attach, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { api, unwrap, type Schemas } from '@/api'
import { $userId, isSignedIn, sessionEpoch, signedIn, signedOut } from '@/features/session'
import { reportError } from '@/shared/errors'
import { tipRequested } from '@/shared/overlays'
import { storage } from '@/shared/storage'
import { messages } from '../messages'

type SystemMessage = Schemas['SystemMessage']

/** Asks for every message of the operator that is in force, oldest first. */
export const fetchMessagesFx = createEffect(async () => {
  const { items } = await unwrap(api.GET('/core/settings/messages', { params: { query: { clientType: 'web' } } }))
  return items
})

// What happens
/** There is a place for messages from now on: the signed-in person gets theirs. */
export const messagesWanted = createEvent()
/** The person has read this message, and never wants to see it again. */
export const messageAcknowledged = createEvent<SystemMessage>()

// What is
/** Messages that the person has not acknowledged, oldest first; the first one is on the screen. */
export const $unacknowledged = createStore<readonly SystemMessage[]>([])

const readAcknowledgedFx = createEffect((userId: string) => storage.systemMessages.read(userId) ?? [])
const acknowledgeFx = attach({
  source: $userId,
  effect: (userId, { id }: SystemMessage) => {
    if (userId === null) return
    const before = storage.systemMessages.read(userId) ?? []
    storage.systemMessages.write(userId, [...before.filter((other) => other !== id), id])
  },
})
const newMessagesFx = createEffect(async ({ userId }: { userId: string; epoch: number }) => {
  const all = await fetchMessagesFx()
  const acknowledged = await readAcknowledgedFx(userId)
  return all.filter(({ id }) => !acknowledged.includes(id))
})
const showFx = createEffect((message: SystemMessage) => {
  const acknowledge = scopeBind(messageAcknowledged, { safe: true })
  scopeBind(tipRequested, { safe: true })({
    severity: 'system',
    title: messages.title,
    message: message.text,
    actionCallbacks: [{ label: messages.acknowledge, onSelect: () => acknowledge(message) }],
  })
})
const reportFx = createEffect((error: Error) => void reportError(error, 'system messages'))

// What follows
sample({
  clock: [messagesWanted, signedIn],
  source: { userId: $userId, epoch: sessionEpoch.$epoch },
  filter: (from): from is { userId: string; epoch: number } => isSignedIn(from.userId),
  target: newMessagesFx,
})

const messagesReceived = sessionEpoch.current(newMessagesFx.done).map(({ result }) => result)

$unacknowledged
  .on(messagesReceived, (_, fresh) => fresh)
  .on(messageAcknowledged, (waiting, { id }) => waiting.filter((message) => message.id !== id))
  .reset(signedOut)

sample({ clock: messageAcknowledged, target: acknowledgeFx })
sample({
  clock: [messagesReceived, messageAcknowledged],
  source: $unacknowledged,
  filter: (waiting) => waiting.length > 0,
  fn: ([first]) => first as SystemMessage,
  target: showFx,
})

// The portal continues without them; the next start requests them again.
sample({ clock: newMessagesFx.failData, target: reportFx })
