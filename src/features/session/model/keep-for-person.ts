import { createEffect, createStore, sample, type Event, type Store, type Unit } from 'effector'
import { $userId } from './person'

type Options<Draft, Written> = {
  /** From now on the draft may be written: what was kept is brought back before the first letter is typed. */
  wanted: Unit<unknown>
  $draft: Store<Draft>
  read: (userId: string) => Draft
  write: (userId: string, draft: Draft) => Written
}

type Owner = { userId: string | null; restoredFor: string | null }

/** Keeps a draft of the signed-in person in the browser. Only what was restored before may be written over. */
export function keepForPerson<Draft, Written>({
  wanted,
  $draft,
  read,
  write,
}: Options<Draft, Written>): {
  restored: Event<Draft>
  written: Event<Written>
} {
  const $wanted = createStore(false).on(wanted as Unit<void>, () => true)
  const readFx = createEffect(read)
  const writeFx = createEffect(({ userId, draft }: { userId: string; draft: Draft }) => write(userId, draft))
  /** Whose draft is in memory; signing out clears the storage. */
  const $restoredFor = createStore<string | null>(null)
    .on(readFx.done, (_, { params }) => params)
    .on($userId, (restoredFor, userId) => (userId === null ? null : restoredFor))

  sample({
    clock: [$wanted, $userId],
    source: { wanted: $wanted, userId: $userId, restoredFor: $restoredFor },
    filter: isToBeRestored,
    fn: ({ userId }) => userId,
    target: readFx,
  })
  sample({
    clock: $draft,
    source: { userId: $userId, restoredFor: $restoredFor },
    filter: isRestored,
    fn: ({ userId }, draft) => ({ userId, draft }),
    target: writeFx,
  })
  return { restored: readFx.doneData, written: writeFx.doneData }
}

function isToBeRestored(owner: Owner & { wanted: boolean }): owner is Owner & { wanted: boolean; userId: string } {
  return owner.wanted && owner.userId !== null && owner.userId !== owner.restoredFor
}

function isRestored(owner: Owner): owner is { userId: string; restoredFor: string } {
  return owner.userId !== null && owner.userId === owner.restoredFor
}
