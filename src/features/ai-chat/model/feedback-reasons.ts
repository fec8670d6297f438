import { messageFeedbackFeedbacks, type MessageFeedbackFeedback } from '@/api'
import type { MessageDescriptor } from '@/shared/i18n'
import { messages } from '../messages'

type Reason = { id: MessageFeedbackFeedback; words: MessageDescriptor }

/** Every reason that the contract names; one that is missing here does not compile. */
const reasons: Record<MessageFeedbackFeedback, { like: boolean; words: MessageDescriptor }> = {
  accurate: { like: true, words: messages.accurate },
  complete: { like: true, words: messages.complete },
  'easy-to-read': { like: true, words: messages.easyToRead },
  'good-sources': { like: true, words: messages.goodSources },
  wrong: { like: false, words: messages.wrong },
  incomplete: { like: false, words: messages.incomplete },
  'out-of-date': { like: false, words: messages.outOfDate },
  'off-topic': { like: false, words: messages.offTopic },
  'poor-sources': { like: false, words: messages.poorSources },
}

/** Reasons that one can choose for an opinion, by the ids that the contract knows. */
export function reasonsFor(like: boolean): readonly Reason[] {
  return messageFeedbackFeedbacks.flatMap((id) => (reasons[id].like === like ? [{ id, words: reasons[id].words }] : []))
}
