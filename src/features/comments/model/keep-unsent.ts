import { createEffect, createEvent, createStore, sample } from 'effector'

import { $user } from '@/features/session'
import { lateStorage } from '@/shared/late-storage'

import { $drafts, draftsReplaced } from './drafts'
import { $outbox, outboxReplaced } from './outbox'
import { fromStored, toStored, type UnsentTexts } from './unsent-texts'

/** A screen where comments are written is there; what was kept is brought back before the first letter is typed. */
export const conversationOpened = createEvent()

const $writerId = $user.map((user) => user?.id ?? null)
/** Whose texts are in memory. */
const $keptFor = createStore<string | null>(null)

const restoreFx = createEffect((writerId: string) => fromStored(lateStorage.drafts.read(writerId)))
const saveFx = createEffect(({ writerId, ...texts }: UnsentTexts & { writerId: string }) => {
  const stored = toStored(texts)
  lateStorage.drafts.write(writerId, stored)
  return JSON.stringify(lateStorage.drafts.read(writerId)) === JSON.stringify(stored)
})
/** Whether what is in memory lies in the browser too; a storage that is full or forbidden keeps nothing. */
export const $unsentKept = createStore(true).on(saveFx.doneData, (_, kept) => kept)

sample({
  clock: [conversationOpened, $writerId],
  source: { writerId: $writerId, keptFor: $keptFor },
  filter: isNewWriter,
  fn: ({ writerId }) => writerId,
  target: restoreFx,
})

$keptFor.on(restoreFx.done, (_, { params }) => params)
sample({ clock: restoreFx.doneData, fn: ({ drafts }) => drafts, target: draftsReplaced })
sample({ clock: restoreFx.doneData, fn: ({ outbox }) => outbox, target: outboxReplaced })

sample({
  clock: [$drafts, $outbox],
  source: { writerId: $writerId, keptFor: $keptFor, drafts: $drafts, outbox: $outbox },
  filter: isKept,
  fn: ({ writerId, drafts, outbox }) => ({ writerId, drafts, outbox }),
  target: saveFx,
})

// Whoever signs out leaves no text behind in memory; the storage is wiped by the session.
const writerLeft = sample({ clock: $writerId, filter: (writerId) => writerId === null, fn: () => [] })
sample({ clock: writerLeft, target: [draftsReplaced, outboxReplaced] })
$keptFor.reset(writerLeft)

type Writer = { writerId: string | null; keptFor: string | null }

function isNewWriter(writer: Writer): writer is { writerId: string; keptFor: string | null } {
  return writer.writerId !== null && writer.writerId !== writer.keptFor
}

/** Only what was restored before may be written over. */
function isKept(kept: Writer & UnsentTexts): kept is UnsentTexts & { writerId: string; keptFor: string } {
  return kept.writerId !== null && kept.writerId === kept.keptFor
}
