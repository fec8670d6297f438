import { createEvent, createStore } from 'effector'
import { overlaysDismissed } from './open'
import type { MessageText, MessageValues } from './message-text'

/** Something without which nothing can be done is on its way. */
export type Loading = {
  /** Tells two of them apart: `table`. */
  subject: string
  /** What is under way, without dots: "Opening the table". */
  label: MessageText
  /** Says more when it takes long. Without it a general sentence stands there. */
  laterLabel?: MessageText
  /** Values for the descriptors above. */
  values?: MessageValues
  /** Offers a button that emits `loadingCancelled`. */
  cancellable?: boolean
}

/** Covers the page until `loadingEnded` with the same subject. The caller decides about a delay before it. */
export const loadingBegan = createEvent<Loading>()

/** This subject has loaded or failed. */
export const loadingEnded = createEvent<string>()

/** The person does not want to wait for this subject any more. */
export const loadingCancelled = createEvent<string>()

/** What the page waits for, the oldest first. */
export const $loading = createStore<readonly Loading[]>([], { serialize: 'ignore' })
  .on(loadingBegan, (loading, begun) => [...loading.filter(({ subject }) => subject !== begun.subject), begun])
  .on([loadingEnded, loadingCancelled], (loading, ended) => loading.filter(({ subject }) => subject !== ended))
  .reset(overlaysDismissed)
