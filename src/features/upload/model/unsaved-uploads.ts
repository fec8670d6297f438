import { createEffect, createStore, sample } from 'effector'
import { phrase } from '@/shared/i18n'
import { workBegun, workEnded, type UnsavedWork } from '@/shared/unsaved-work'
import { messages } from '../messages'
import { isUnfinished } from './upload'
import { $uploads } from './uploads'

/** Files that would be lost with the page. */
const $unsaved = $uploads.map((uploads) =>
  uploads
    .filter(isUnfinished)
    .map(({ key, name }): UnsavedWork => ({ id: `upload:${key}`, what: phrase(messages.work, { name }), kept: false })),
)

type Change = { begun: readonly UnsavedWork[]; ended: readonly string[]; known: readonly string[] }

/** Ids that unsaved-work knows of. */
const $announcedIds = createStore<readonly string[]>([])

const changed = sample({ clock: $unsaved.updates, source: $announcedIds, fn: changeOf })
$announcedIds.on(changed, (_, { known }) => known)

const announceFx = createEffect(({ begun, ended }: Change) => {
  begun.forEach((work) => workBegun(work))
  ended.forEach((id) => workEnded(id))
})
sample({ clock: changed, filter: ({ begun, ended }) => begun.length + ended.length > 0, target: announceFx })

function changeOf(known: readonly string[], works: readonly UnsavedWork[]): Change {
  const ids = works.map(({ id }) => id)
  return {
    known: ids,
    begun: works.filter(({ id }) => !known.includes(id)),
    ended: known.filter((id) => !ids.includes(id)),
  }
}
