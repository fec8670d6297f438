import { changeAnswer, type Chat, type Feedback, type FeedbackDetail, isAnswer } from './chat'

/** Like or dislike; null removes the rating. */
export type RatingValue = boolean | null

const emptyDetail: FeedbackDetail = { feedbacks: [], text: '' }

/** A rating as the server gets it. */
export type Rating = { messageId: string; like: RatingValue }

/** The rating of the last message can be changed; an older one can be rated once (AM-36). */
export function canRate({ messages, feedback }: Chat, messageId: string): boolean {
  if (feedback.phase === 'rating' || feedback.phase === 'sending') return false
  const message = messages.find(({ id }) => id === messageId)
  if (!message || !isAnswer(message)) return false
  return message === messages.at(-1) || message.feedbackLike === undefined
}

/** Pressing the same thumb again removes the rating. */
export function ratingOf({ messages }: Chat, messageId: string, like: boolean): Rating {
  const message = messages.find(({ id }) => id === messageId)
  return { messageId, like: message && isAnswer(message) && message.feedbackLike === like ? null : like }
}

/** The rating is shown before the server has it. */
export function rate(chat: Chat, { messageId, like }: Rating): Chat {
  if (!canRate(chat, messageId)) return chat
  const message = chat.messages.find(({ id }) => id === messageId)
  const before = message && isAnswer(message) ? message.feedbackLike : undefined
  const rated = changeAnswer(chat, messageId, (answer) => ({ ...answer, feedbackLike: like ?? undefined }))
  return { ...rated, feedback: { phase: 'rating', messageId, before } }
}

/** The server has the rating: details can be added unless it was removed. */
export function confirmRating(chat: Chat, { messageId, like }: Rating): Chat {
  if (!isInPhase(chat, 'rating', messageId)) return chat
  return { ...chat, feedback: like === null ? { phase: 'none' } : { phase: 'detail', messageId, like } }
}

/** The server refused the rating: the earlier one is restored. */
export function revertRating(chat: Chat, { messageId }: Rating): Chat {
  const { feedback } = chat
  if (feedback.phase !== 'rating' || feedback.messageId !== messageId) return chat
  const restored = changeAnswer(chat, messageId, (answer) => ({ ...answer, feedbackLike: feedback.before }))
  return { ...restored, feedback: { phase: 'none' } }
}

/** The draft of the feedback form of an answer. */
export function detailDraftOf({ details }: Chat, messageId: string): FeedbackDetail {
  return details[messageId] ?? emptyDetail
}

/** Changes the draft of the open form. */
export function writeDetail(chat: Chat, detail: FeedbackDetail): Chat {
  const { feedback } = chat
  return feedback.phase === 'detail' ? { ...chat, details: { ...chat.details, [feedback.messageId]: detail } } : chat
}

/** A form without reasons and text cannot be sent. */
export function canSendDetail({ feedback }: Chat, { feedbacks, text }: FeedbackDetail): boolean {
  return feedback.phase === 'detail' && (feedbacks.length > 0 || text.trim() !== '')
}

/** The details are in flight. */
export function sendDetail(chat: Chat): Chat {
  const { feedback } = chat
  return feedback.phase === 'detail' ? { ...chat, feedback: { ...feedback, phase: 'sending' } } : chat
}

/** The server has the details: the draft is dropped. */
export function thank(chat: Chat, messageId: string): Chat {
  if (!isInPhase(chat, 'sending', messageId)) return chat
  const { [messageId]: _arrived, ...details } = chat.details
  return { ...chat, details, feedback: { phase: 'thanks', messageId } }
}

/** The server refused the details: the form opens again with the draft. */
export function reopenDetail(chat: Chat, messageId: string): Chat {
  const { feedback } = chat
  return feedback.phase === 'sending' && feedback.messageId === messageId
    ? { ...chat, feedback: { ...feedback, phase: 'detail' } }
    : chat
}

/** Closes the form. */
export function closeDetail(chat: Chat): Chat {
  return chat.feedback.phase === 'detail' ? { ...chat, feedback: { phase: 'none' } } : chat
}

/** Ends these thanks; later ones have a timer of their own. */
export function endThanks(chat: Chat, thanks: Feedback): Chat {
  return thanks.phase === 'thanks' && chat.feedback === thanks ? { ...chat, feedback: { phase: 'none' } } : chat
}

function isInPhase({ feedback }: Chat, phase: 'rating' | 'sending', messageId: string): boolean {
  return feedback.phase === phase && feedback.messageId === messageId
}
