import { currentOf, isApiError, type Schemas } from '@/api'
import type { MessageDescriptor } from '@/shared/i18n'
import { messages } from '../messages'

/** There was no network when a step was to be taken, so it never left this device. */
export class NotSent extends Error {
  override name = 'NotSent'
}

/** How a post stands, from the refusal of somebody who was too late; null for every other error. */
export function movedMeanwhile(error: unknown): Schemas['PostWorkflow'] | null {
  return currentOf(error, 'state-changed') as Schemas['PostWorkflow'] | null
}

/** Why a step was not taken. */
export function refusalWords(error: unknown): MessageDescriptor {
  if (error instanceof NotSent) return messages.offline
  if (!isApiError(error)) return messages.failed
  if (error.kind === 'offline' || error.kind === 'timeout') return messages.unanswered
  return byCode.get(error.code) ?? messages.failed
}

const byCode = new Map<string, MessageDescriptor>([
  ['transition-forbidden', messages.forbidden],
  ['post-locked', messages.postLocked],
  ['four-eyes', messages.fourEyes],
  ['tasks-open', messages.tasksOpen],
  ['sub-activities-open', messages.subActivitiesOpen],
  ['post-archived', messages.postArchived],
])
