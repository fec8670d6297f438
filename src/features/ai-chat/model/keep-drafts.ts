import { createEffect, createEvent, createStore, sample } from 'effector'
import { $user } from '@/features/session'
import { lateStorage } from '@/shared/late-storage'
import { $drafts, type Drafts, draftsFound } from './drafts'

type Writer = { writerId: string | null; keptFor: string | null }
type Kept = { writerId: string; drafts: Drafts }

/** The field is there: what was kept is brought back before the first letter is typed. */
export const draftsWanted = createEvent()

// What is
const $writerId = $user.map((user) => user?.id ?? null)
/** Whose questions are in memory. */
const $keptFor = createStore<string | null>(null)
const $wanted = createStore(false).on(draftsWanted, () => true)

// What follows
const findFx = createEffect((writerId: string): Drafts => lateStorage.questions.read(writerId) ?? {})
const keepFx = createEffect(({ writerId, drafts }: Kept) => lateStorage.questions.write(writerId, withoutEmpty(drafts)))

sample({
  clock: [$wanted, $writerId],
  source: { wanted: $wanted, writerId: $writerId, keptFor: $keptFor },
  filter: ({ wanted, writerId, keptFor }) => wanted && writerId !== null && writerId !== keptFor,
  fn: ({ writerId }) => writerId ?? '',
  target: findFx,
})
$keptFor
  .on(findFx.done, (_, { params }) => params)
  // Whoever leaves takes their questions along; the storage is wiped by the session.
  .on($writerId, (keptFor, writerId) => (writerId === null ? null : keptFor))
sample({ clock: findFx.doneData, target: draftsFound })

sample({
  clock: $drafts,
  source: { writerId: $writerId, keptFor: $keptFor, drafts: $drafts },
  filter: isOwn,
  fn: ({ writerId, drafts }) => ({ writerId, drafts }),
  target: keepFx,
})

/** Only what was found before may be written over. */
function isOwn(kept: Writer & { drafts: Drafts }): kept is Writer & Kept {
  return kept.writerId !== null && kept.writerId === kept.keptFor
}

function withoutEmpty(drafts: Drafts): Record<string, string> {
  const all = Object.entries(drafts as Record<string, string>)
  return Object.fromEntries(all.filter(([, text]) => text.trim() !== ''))
}
