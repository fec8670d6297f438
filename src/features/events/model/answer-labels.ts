import { messages } from '../messages'

/** How an answer to an invitation is called and coloured. */
export const answerLabels = {
  accepted: { label: messages.yes, color: 'success' },
  tentative: { label: messages.maybe, color: 'warn' },
  declined: { label: messages.no, color: 'error' },
  pending: { label: messages.pending, color: 'neutral' },
  waiting: { label: messages.waitingList, color: 'info' },
} as const
