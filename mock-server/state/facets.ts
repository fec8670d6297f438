import type { Schemas } from '../schemas.ts'
import type { SubActivityState } from './sub-activities.ts'

/** Who does what a post asks for, when, and how urgent it is. */
export type PlanningState = {
  assignee: Schemas['Assignee'] | null
  expectedStartDate: string | null
  expectedEndDate: string | null
  priority: string | null
  /** Counts the changes; the token for the next one is made of it. */
  saves: number
}

/** What readers are asked to confirm, and who has. */
export type AcknowledgementState = {
  statement: string
  dueDate: string | null
  /** Null for all members of the community. */
  subjects: Schemas['Assignee'][] | null
  /** The revision that has to be known. */
  revision: number
  /** What people agreed to, by person. */
  given: Map<string, { revision: number; statement: string; at: number }>
  /** When people were reminded last. */
  reminded: Map<string, number>
}

/** Somebody who is invited to the event of a post. */
export type InvitationState = {
  id: string
  personId: string
  /** The group as whose member the person was invited. */
  viaGroupId: string | null
  kind: string
  duty: string | null
  response: 'pending' | 'accepted' | 'tentative' | 'declined' | 'waiting'
  note: string | null
  respondedAt: number | null
}

/** Who may read and edit a post beside those who could anyway. */
export type VisibilityState = {
  scope: 'community' | 'selected'
  grants: { subject: Schemas['Assignee']; role: 'read' | 'edit' }[]
  /** Counts the changes; the token for the next one is made of it. */
  saves: number
}

/** What one person answers; a draft until it is sent. */
export type AnswerSetState = {
  id: string
  revision: number
  /** As they were kept last. */
  answers: Schemas['Answer'][]
  /** As they were sent last; they count. */
  sent: Schemas['Answer'][] | null
  startedAt: number
  finishedAt: number | null
  /** Counts the changes; the token for the next one is made of it. */
  saves: number
}

/** What a post asks, and what was answered. */
export type SurveyState = {
  opensAt: number | null
  closesAt: number | null
  /** When somebody closed it before its end. */
  closedAt: number | null
  timeZone: string
  /** Null for everyone who reads the post. */
  subjects: Schemas['Assignee'][] | null
  changeable: boolean
  results: string
  resultsFrom: string
  minutes: number
  /** Oldest first. */
  sets: Schemas['QuestionSet'][]
  /** By person. */
  answers: Map<string, AnswerSetState>
  /** When people were reminded last. */
  reminded: Map<string, number>
}

/** What a post is beside its text. */
export type FacetStates = {
  planning?: PlanningState
  acknowledgement?: AcknowledgementState
  survey?: SurveyState
  invitations?: InvitationState[]
  visibility?: VisibilityState
  /** In the order that was given to them. */
  subActivities?: SubActivityState[]
}
