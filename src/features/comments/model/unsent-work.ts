import { combine, sample } from 'effector'
import { workBegun, workEnded } from '@/shared/unsaved-work'
import { messages } from '../messages'
import { $drafts } from './drafts'
import { $unsentKept } from './keep-unsent'
import { $outbox } from './outbox'

const ID = 'comments'

/** Whether something that was written has not arrived. */
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
