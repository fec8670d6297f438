import { createEvent, createStore, sample } from 'effector'
import { createDelay } from '@/shared/delay'
import type { CountFact, Reads } from '@/shared/tabs'
import { personChanged } from '../lifecycle'
import { $stream, confirmRead, isEmpty } from '../stream'

/** Marks of another tab; `unread` is what it shows while it can undo a mark-all, when no list is needed to know it. */
export type ReadsOfTab = Reads & { unread: number }

/** Marks of a tab from which nothing was received for this long are dropped: it may have crashed. */
const tabTimeout = 30_000

/** Another tab sent what it has marked, and what of it the server confirmed. */
export const readsReceived = createEvent<{
  from: string
  pending: ReadsOfTab
  confirmed: Reads | null
  fact: CountFact | null
}>()

const timeout = createDelay<{ from: string; pending: ReadsOfTab }>()

/** Marks of other tabs that the server has not confirmed, by tab. */
export const $readsOfOtherTabs = createStore<ReadonlyMap<string, ReadsOfTab>>(new Map(), { serialize: 'ignore' })
  .on(personChanged, () => new Map())
  .on(readsReceived, (reads, { from, pending }) => withReads(reads, from, pending))
  .on(timeout.passed, (reads, { from, pending }) =>
    reads.get(from) === pending ? withReads(reads, from, null) : reads,
  )
sample({
  clock: readsReceived,
  filter: ({ pending }) => !isEmpty(pending),
  fn: ({ from, pending }) => ({ ms: tabTimeout, of: { from, pending } }),
  target: timeout.started,
})
$stream.on(readsReceived, (stream, { confirmed }) => (confirmed ? confirmRead(stream, confirmed) : stream))

function withReads(reads: ReadonlyMap<string, ReadsOfTab>, from: string, pending: ReadsOfTab | null) {
  const changed = new Map(reads)
  if (pending && !isEmpty(pending)) changed.set(from, pending)
  else changed.delete(from)
  return changed
}
