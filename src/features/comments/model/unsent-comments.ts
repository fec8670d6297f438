import { combine, createEvent, createStore, sample } from 'effector'

import { workBegun, workEnded } from '@/shared/unsaved-work'
import { keepForPerson, personChanged } from '@/features/session'
import { storage } from '@/shared/storage'

import { messages } from '../messages'
import { $drafts, draftsReplaced } from './drafts'
import { $outbox, outboxReplaced } from './outbox'
import { fromStored, toStored, type UnsentTexts } from './unsent-texts'

/** A screen where comments are written is there. */
export const conversationOpened = createEvent()

const { restored, written } = keepForPerson({
  wanted: conversationOpened,
  $draft: combine({ drafts: $drafts, outbox: $outbox }),
  read: (userId) => fromStored(storage.drafts.read(userId)),
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

// Closing the page asks first while something is unsent.
const ID = 'comments'

/** Whether a text has not been saved by the server. */
const $hasUnsent = combine($drafts, $outbox, (drafts, outbox) =>
  [...drafts, ...outbox.filter(({ phase }) => phase !== 'sent')].some(({ text }) => text.trim() !== ''),
)
const $work = combine({ unsent: $hasUnsent, kept: $unsentKept })

sample({
  clock: $work,
  filter: ({ unsent }) => unsent,
  fn: ({ kept }) => ({ id: ID, what: messages.unsentComment, kept }),
  target: workBegun,
})
sample({ clock: $work, filter: ({ unsent }) => !unsent, fn: () => ID, target: workEnded })

function saveTexts(userId: string, texts: UnsentTexts): boolean {
  const stored = toStored(texts)
  storage.drafts.write(userId, stored)
  return JSON.stringify(storage.drafts.read(userId)) === JSON.stringify(stored)
}
