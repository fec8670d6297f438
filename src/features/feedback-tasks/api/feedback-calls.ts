import { api, isApiError, type Schemas, unwrap } from '@/api'
import type { MessageDescriptor } from '@/shared/i18n'
import { messages } from '../messages'

type Task = Schemas['FeedbackTask']

const ofPost = '/internal/v2/communication/posts/{postId}/feedback-requests'
const ofTask = '/internal/v2/communication/feedback-tasks/{taskId}'
const path = (taskId: string) => ({ params: { path: { taskId } } })

/** Asks people; a repeated key asks nobody twice. */
export function askFeedback(postId: string, key: string, body: Schemas['NewFeedbackRequest']) {
  return unwrap(api.POST(ofPost, { params: { path: { postId }, header: { 'Idempotency-Key': key } }, body }))
}

/** Changes what was asked, and asks more people. */
export function changeRequest(postId: string, requestId: string, body: Schemas['FeedbackRequestChange']) {
  return unwrap(api.PATCH(`${ofPost}/{requestId}`, { params: { path: { postId, requestId } }, body }))
}

/** Reminds everybody who has not answered. */
export function remindAll(postId: string, requestId: string) {
  return unwrap(
    api.POST(`${ofPost}/{requestId}/reminders`, { params: { path: { postId, requestId } }, body: { userIds: null } }),
  )
}

/** Lets nobody answer any more. */
export function closeRequest(postId: string, requestId: string) {
  return unwrap(api.POST(`${ofPost}/{requestId}/close`, { params: { path: { postId, requestId } } }))
}

/** Keeps an answer as far as it is written. */
export function keepAnswer(taskId: string, body: Schemas['FeedbackDraft']): Promise<Task> {
  return unwrap(api.PUT(`${ofTask}/draft`, { ...path(taskId), body }))
}

/** Submits what was kept last. */
export function submitAnswer({ id, occToken }: Task): Promise<Task> {
  return unwrap(api.POST(`${ofTask}/submit`, { ...path(id), body: { occToken } }))
}

/** What who asks does with a task of somebody else. */
export const reviews = {
  accept: ({ id, occToken }: Task) => unwrap(api.POST(`${ofTask}/accept`, { ...path(id), body: { occToken } })),
  withdraw: ({ id, occToken }: Task) => unwrap(api.POST(`${ofTask}/withdraw`, { ...path(id), body: { occToken } })),
  giveBack: ({ id, occToken }: Task, note: string) =>
    unwrap(api.POST(`${ofTask}/return`, { ...path(id), body: { occToken, note } })),
}

/** How a task stands, from the refusal of somebody who was too late; null for every other error. */
export function standingOf(error: unknown): Task | null {
  const late = isApiError(error) && ['occ-conflict', 'already-submitted'].includes(error.code)
  return late ? ((error.problem?.current as Task | undefined) ?? null) : null
}

/** What a failed call says. */
export function failureOf(error: unknown): MessageDescriptor {
  if (!isApiError(error)) return messages.failed
  if (error.kind === 'offline') return messages.offline
  return refusedWords.get(error.code) ?? messages.failed
}

const refusedWords = new Map<string, MessageDescriptor>([
  ['feedback-closed', messages.closedMeanwhile],
  ['occ-conflict', messages.changedMeanwhile],
  ['answer-empty', messages.answerMissing],
  ['answer-too-long', messages.answerTooLong],
  ['too-many-files', messages.tooManyFiles],
  ['reminder-too-early', messages.remindedToday],
  ['feedback-task-not-found', messages.goneTitle],
])
