import { messageFeedbackFeedbacks, type MessageFeedbackFeedback } from '@/api/known-values.gen'
import type { MessageDescriptor } from '@/shared/i18n'
import { messages } from '../messages'

type Reason = { id: MessageFeedbackFeedback; label: MessageDescriptor }

/** Every reason that the contract names; one that is missing here does not compile. */
const reasons: Record<MessageFeedbackFeedback, { like: boolean; label: MessageDescriptor }> = {
  accurate: { like: true, label: messages.accurate },
  complete: { like: true, label: messages.complete },
  'easy-to-read': { like: true, label: messages.easyToRead },
  'good-sources': { like: true, label: messages.goodSources },
  wrong: { like: false, label: messages.wrong },
  incomplete: { like: false, label: messages.incomplete },
  'out-of-date': { like: false, label: messages.outOfDate },
  'off-topic': { like: false, label: messages.offTopic },
  'poor-sources': { like: false, label: messages.poorSources },
}

/** Reasons that can be chosen for a like or a dislike. */
export function reasonsFor(like: boolean): readonly Reason[] {
  return messageFeedbackFeedbacks.flatMap((id) => (reasons[id].like === like ? [{ id, label: reasons[id].label }] : []))
}
