import { createEffect } from 'effector'
import { type ListedDraft, listDeviceDrafts } from '@/shared/device-drafts'
import { phrase } from '@/shared/i18n'
import type { UnsavedWork } from '@/shared/unsaved-work'
import { keptMessages } from '../messages'
import { inTime } from './send-work'

/** How long the question before signing out waits for what this device keeps, in milliseconds. */
const PATIENCE = 1_000

/** All that this device keeps of what a person has begun to write. Never rejects, and settles soon. */
export const listDraftsFx = createEffect((userId: string | null) =>
  userId === null ? Promise.resolve([]) : inTime(() => listDeviceDrafts(userId), PATIENCE, []),
)

/** The drafts that do not belong to work in an open editor, as work of their own. */
export function keptBeside(works: readonly UnsavedWork[], drafts: readonly ListedDraft[]): readonly UnsavedWork[] {
  const open = works.map(({ deviceDraft }) => deviceDraft)
  return drafts
    .filter(({ address }) => !open.includes(address))
    .map((draft) => ({ id: `draft ${draft.address}`, what: whatOf(draft), kept: true }))
}

function whatOf({ about: { kind, title } }: ListedDraft): UnsavedWork['what'] {
  if (kind === 'comment') return keptMessages.comment
  if (kind === 'form') return keptMessages.form
  return title.trim() === '' ? keptMessages.untitled : phrase(keptMessages.post, { title })
}
