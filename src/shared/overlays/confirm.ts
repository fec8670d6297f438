import { createEvent } from 'effector'
import type { ReactNode } from 'react'
import type { MessageText, MessageValues } from './message-text'

/** A question that has to be answered before something happens. */
export type Confirm = {
  /** Identifies the question in its answer: `bulk.abort`. */
  subject: string
  title: MessageText
  description?: MessageText
  /** More than a sentence, where the question needs it: shown under the description. */
  template?: ReactNode
  confirmLabel: MessageText
  cancelLabel: MessageText
  /** Values for the descriptors above. */
  values?: MessageValues
  /** `destructive` for what cannot be taken back. */
  tone?: 'neutral' | 'destructive'
  /** Handed back with the answer. */
  payload?: unknown
}

/** Asks the person; the answer comes as `confirmed` or `cancelled` with the same request. */
export const confirmRequested = createEvent<Confirm>()

/** The person agreed to this request. */
export const confirmed = createEvent<Confirm>()

/** The person refused, closed the dialog, or was signed out before answering. */
export const cancelled = createEvent<Confirm>()
