import type { Schemas } from '@/api'

export type FeedbackKind = Schemas['NewCustomerFeedback']['kind']

/** What somebody writes, as it stands in the form. */
export type FeedbackFields = {
  kind: FeedbackKind
  title: string
  text: string
  pictures: readonly Schemas['CustomerFeedbackPicture'][]
  /** Lines of what is sent along that were taken out. */
  left: readonly string[]
  /** One for each piece: a second try with it makes nothing twice. */
  key: string
}

export const limits = { title: 120, text: 4_000, pictures: 3 }

export const kinds: readonly FeedbackKind[] = ['problem', 'idea', 'question', 'praise', 'wrong-profile-data']

/** What is not right yet. */
export type FieldProblem = 'short' | 'missing' | 'too-long'

export function problemsOf({ title, text }: FeedbackFields): { title?: FieldProblem; text?: FieldProblem } {
  return {
    ...(title.trim().length < 3 && { title: 'short' }),
    ...(title.trim().length > limits.title && { title: 'too-long' }),
    ...(text.trim() === '' && { text: 'missing' }),
    ...(text.trim().length > limits.text && { text: 'too-long' }),
  }
}

/** Whether what a device kept is such a form. */
export function isFeedbackFields(kept: unknown): kept is FeedbackFields {
  const { kind, title, text, pictures, left, key } = (kept ?? {}) as Partial<FeedbackFields>
  const texts = [title, text, key].every((one) => typeof one === 'string')
  return texts && kinds.some((one) => one === kind) && Array.isArray(pictures) && Array.isArray(left)
}
