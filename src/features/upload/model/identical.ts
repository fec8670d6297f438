import { createEvent, createStore, sample } from 'effector'
import { signedOut } from '@/features/session'
import { compareFx } from '../api/effects'
import type { Uploads } from './run'
import type { Source } from './upload'
import { $state, comparisonOf, identicalFound } from './uploads'

/** Files beyond this size are not compared: their bytes would have to be fetched first. */
export const LARGEST_COMPARED = 20 * 1024 * 1024

/** A file that may be the very one that its post has. */
export type Comparison = { id: string; url: string; file: Source }

/** Files with a name that their post knows and the size of what it has under it. */
export function comparisonsIn({ uploads, runs }: Uploads): Comparison[] {
  return uploads.flatMap(({ key, runId, choice, file }) => {
    if (choice.kind !== 'question' || file.size > LARGEST_COMPARED) return []
    const files = runs.find(({ id }) => id === runId)?.files?.files ?? []
    const known = files.find(({ attachmentId }) => attachmentId === choice.attachmentId)
    if (known?.url === undefined || known.sizeBytes !== file.size) return []
    return [{ id: comparisonOf(key, choice), url: known.url, file }]
  })
}

const comparisonBegun = createEvent<Comparison>()
const $begun = createStore<ReadonlySet<string>>(new Set(), { serialize: 'ignore' })
  .on(comparisonBegun, (begun, { id }) => new Set([...begun, id]))
  .reset(signedOut)
const $due = $state.map(comparisonsIn)

// Each is compared once. Where that fails nothing is said: the question stands as it did.
sample({
  clock: [$due, compareFx.finally],
  source: { due: $due, begun: $begun },
  filter: ({ due, begun }) => due.some(({ id }) => !begun.has(id)),
  fn: ({ due, begun }) => due.find(({ id }) => !begun.has(id)) as Comparison,
  target: comparisonBegun,
})
sample({ clock: comparisonBegun, target: compareFx })
sample({
  clock: compareFx.done,
  filter: ({ result }) => result,
  fn: ({ params }) => params.id,
  target: identicalFound,
})
