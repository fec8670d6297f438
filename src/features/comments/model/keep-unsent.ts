import { combine, createEvent, createStore, sample } from 'effector'

import { keepForPerson, personChanged } from '@/features/session'
import { lateStorage } from '@/shared/late-storage'

import { $drafts, draftsReplaced } from './drafts'
import { $outbox, outboxReplaced } from './outbox'
import { fromStored, toStored, type UnsentTexts } from './unsent-texts'

/** A screen where comments are written is there. */
export const conversationOpened = createEvent()

const { restored, written } = keepForPerson({
  wanted: conversationOpened,
  $draft: combine({ drafts: $drafts, outbox: $outbox }),
  read: (userId) => fromStored(lateStorage.drafts.read(userId)),
  write: saveTexts,
})
sample({ clock: restored, fn: ({ drafts }) => drafts, target: draftsReplaced })
sample({ clock: restored, fn: ({ outbox }) => outbox, target: outboxReplaced })

/** Whether what is in memory lies in the browser too; a storage that is full or forbidden keeps nothing. */
export const $unsentKept = createStore(true).on(written, (_, kept) => kept)

// Signing out leaves no text behind in memory.
sample({
  clock: personChanged,
  filter: (userId) => userId === null,
  fn: () => [],
  target: [draftsReplaced, outboxReplaced],
})

function saveTexts(userId: string, texts: UnsentTexts): boolean {
  const stored = toStored(texts)
  lateStorage.drafts.write(userId, stored)
  return JSON.stringify(lateStorage.drafts.read(userId)) === JSON.stringify(stored)
}
