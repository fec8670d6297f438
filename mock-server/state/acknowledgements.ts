import type { Schemas } from '../schemas.ts'

/** What readers of a post are asked to confirm, and who has. */
export type AcknowledgementState = {
  statement: string
  dueDate: string | null
  /** Null for all members of the community. */
  subjects: Schemas['Assignee'][] | null
  /** The revision that has to be known. */
  revision: number
  /** What people agreed to, by person. */
  given: Map<string, { revision: number; statement: string; at: number }>
  /** When people were reminded last, by person. */
  remindedAt: Map<string, number>
}
