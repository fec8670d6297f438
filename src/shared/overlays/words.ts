import type { MessageDescriptor } from '@formatjs/intl'

/** What may stand inside a message: names, figures, instants. */
export type WordValues = Readonly<Record<string, string | number | Date>>

/**
 * Something a person will read. A descriptor is worded when it is drawn, so that a language switch redraws what is
 * already on the screen; a plain string is content that has no translation (what a server or a colleague wrote).
 */
export type Words = string | MessageDescriptor

/** Rich text as it travels in the contract: a Quill delta. */
export type RichText = { readonly ops: readonly Readonly<Record<string, unknown>>[] }

/** True for a delta, false for words. */
export function isRichText(text: Words | RichText): text is RichText {
  return typeof text === 'object' && 'ops' in text
}
