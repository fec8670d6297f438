import type { Schemas } from '../schemas.ts'
import type { AttachmentState } from './data.ts'

/** A question about a post that people were asked; the task of each of them names it. */
export type FeedbackRequestState = {
  id: string
  postId: string
  question: string
  verdicts: boolean
  filesAllowed: boolean
  dueAt: number | null
  allDay: boolean
  timeZone: string
  createdBy: string
  createdAt: number
  closed: boolean
  /** How often it was changed. */
  changes: number
}

export type FeedbackStep = 'requested' | 'draft' | 'submitted' | 'returned' | 'accepted' | 'withdrawn'

/** What makes a task one of feedback. */
export type FeedbackPart = {
  requestId: string
  step: FeedbackStep
  content: Schemas['Delta'] | null
  verdict: string | null
  attachments: AttachmentState[]
  note: string | null
  changedAt: number
}

/** The part of a task whose recipient has done nothing yet. */
export function feedbackPart(requestId: string, changedAt: number): FeedbackPart {
  return { requestId, step: 'requested', content: null, verdict: null, attachments: [], note: null, changedAt }
}
