import type { MessageDescriptor, Phrase } from '@/shared/i18n'

/** What may stand inside a message: names, figures, instants. */
export type MessageValues = Readonly<Record<string, string | number | Date>>

/**
 * Something a person will read. A message, alone or with its values, is worded when it is drawn, so that a language
 * switch redraws what is already on the screen; a plain string is content without translation (what somebody wrote).
 */
export type MessageText = string | Phrase | MessageDescriptor<never>

/** Rich text as it travels in the contract: a Quill delta. */
export type RichText = { readonly ops: readonly Readonly<Record<string, unknown>>[] }

/** True for a delta, false for a message. */
export function isRichText(text: MessageText | RichText): text is RichText {
  return typeof text === 'object' && 'ops' in text
}
