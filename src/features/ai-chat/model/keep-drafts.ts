import { createEvent, sample } from 'effector'
import { keepForPerson } from '@/features/session'
import { lateStorage } from '@/shared/late-storage'
import { $drafts, type Drafts, draftsRestored } from './drafts'

/** The field is there: a question can be typed. */
export const draftsWanted = createEvent()

const { restored } = keepForPerson({
  wanted: draftsWanted,
  $draft: $drafts,
  read: (userId): Drafts => lateStorage.questions.read(userId) ?? {},
  write: (userId, drafts) => lateStorage.questions.write(userId, withoutEmpty(drafts)),
})
sample({ clock: restored, target: draftsRestored })

function withoutEmpty(drafts: Drafts): Record<string, string> {
  const all = Object.entries(drafts as Record<string, string>)
  return Object.fromEntries(all.filter(([, text]) => text.trim() !== ''))
}
