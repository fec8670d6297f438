import type { Schemas } from '@/api'
import type { StatusChipProps } from '@/design-system/StatusChip'
import type { MessageDescriptor } from '@/shared/i18n'
import { messages } from '../messages'

/** Where people stand, in the order in which an answer goes through it. */
export const feedbackStates = ['requested', 'submitted', 'returned', 'accepted', 'withdrawn'] as const

/** Whom the list shows: everybody, or who stands somewhere. */
export type FeedbackFilter = 'all' | (typeof feedbackStates)[number]

/** Whom the list shows, as the address names it. */
export function filterOf(state: string): FeedbackFilter {
  return feedbackStates.find((one) => one === state) ?? 'all'
}

type Look = { label: MessageDescriptor; color: NonNullable<StatusChipProps['color']> }

/** How a state is called and coloured; one of a newer server is not among them. */
export const stateLooks: Readonly<Record<string, Look | undefined>> = {
  requested: { label: messages.requested, color: 'neutral' },
  draft: { label: messages.draft, color: 'neutral' },
  submitted: { label: messages.submitted, color: 'info' },
  returned: { label: messages.returned, color: 'warn' },
  accepted: { label: messages.accepted, color: 'success' },
  withdrawn: { label: messages.withdrawn, color: 'neutral' },
}

/** The verdicts that can be given. */
export const verdicts = ['agree', 'changes', 'disagree'] as const

export type Verdict = (typeof verdicts)[number]

const verdictWords: Readonly<Record<string, MessageDescriptor | undefined>> = {
  agree: messages.agree,
  changes: messages.changes,
  disagree: messages.disagree,
}

/** What a verdict is called; one of a newer server as it calls it. */
export function verdictInWords(verdict: string, formatMessage: (message: MessageDescriptor) => string): string {
  const words = verdictWords[verdict]
  return words ? formatMessage(words) : verdict
}

/** What a person writes of an answer; its files are kept by the server as they arrive. */
export type Written = { text: string; verdict: Verdict | null }

/** Whether something that was kept is an answer. */
export function isWritten(kept: unknown): kept is Written {
  return typeof kept === 'object' && kept !== null && 'text' in kept && 'verdict' in kept
}

/** The verdict that the server keeps, where it is one that can be given here. */
export function knownVerdict({ answer }: Pick<Schemas['FeedbackTask'], 'answer'>): Verdict | null {
  return verdicts.find((one) => one === answer?.verdict) ?? null
}
