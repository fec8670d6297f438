import { type Answer, changeAnswer, type Chat, isAnswer } from './chat'

/** What the person thinks of an answer; null takes it back. */
export type Opinion = boolean | null

/** More about an opinion: ids of the reasons that were ticked, and words. */
export type FeedbackDetail = { feedbacks: readonly string[]; text: string }

const nothingSaid: FeedbackDetail = { feedbacks: [], text: '' }

/** Where a chat is in hearing what somebody thinks of an answer. One thing at a time, so that the server hears them in order. */
export type Feedback =
  | { phase: 'none' }
  /** The opinion is shown and on its way; `before` comes back if the server refuses it. */
  | { phase: 'rating'; messageId: string; before: Answer['feedbackLike'] }
  /** The server has the opinion, and more may be said about it. */
  | { phase: 'detail'; messageId: string; like: boolean }
  | { phase: 'sending'; messageId: string; like: boolean }
  | { phase: 'thanks'; messageId: string }

/** What is said about an answer: to the server as it is. */
export type Rating = { messageId: string; like: Opinion }

/** An opinion can be changed on the last message; on an older one it can be given, and then stays (AM-36). */
export function canRate({ messages, feedback }: Chat, messageId: string): boolean {
  if (feedback.phase === 'rating' || feedback.phase === 'sending') return false
  const message = messages.find(({ id }) => id === messageId)
  if (!message || !isAnswer(message)) return false
  return message === messages.at(-1) || message.feedbackLike === undefined
}

/** What a press says: the same again takes it back. */
export function ratingOf({ messages }: Chat, messageId: string, like: boolean): Rating {
  const message = messages.find(({ id }) => id === messageId)
  return { messageId, like: message && isAnswer(message) && message.feedbackLike === like ? null : like }
}

/** The opinion is shown before the server has it. */
export function rate(chat: Chat, { messageId, like }: Rating): Chat {
  if (!canRate(chat, messageId)) return chat
  const message = chat.messages.find(({ id }) => id === messageId)
  const before = message && isAnswer(message) ? message.feedbackLike : undefined
  const rated = changeAnswer(chat, messageId, (answer) => ({ ...answer, feedbackLike: like ?? undefined }))
  return { ...rated, feedback: { phase: 'rating', messageId, before } }
}

/** The server has the opinion: more can be said about one that was given, nothing about one that was taken back. */
export function noteRated(chat: Chat, { messageId, like }: Rating): Chat {
  if (!isUnderWay(chat, 'rating', messageId)) return chat
  return { ...chat, feedback: like === null ? { phase: 'none' } : { phase: 'detail', messageId, like } }
}

/** The server refused the opinion: what was there before comes back. */
export function takeBack(chat: Chat, { messageId }: Rating): Chat {
  const { feedback } = chat
  if (feedback.phase !== 'rating' || feedback.messageId !== messageId) return chat
  const restored = changeAnswer(chat, messageId, (answer) => ({ ...answer, feedbackLike: feedback.before }))
  return { ...restored, feedback: { phase: 'none' } }
}

/** What was begun about an answer; nothing yet at first. */
export function detailBegun({ details }: Chat, messageId: string): FeedbackDetail {
  return details[messageId] ?? nothingSaid
}

/** Somebody chooses and writes in the form that is open. */
export function writeDetail(chat: Chat, detail: FeedbackDetail): Chat {
  const { feedback } = chat
  return feedback.phase === 'detail' ? { ...chat, details: { ...chat.details, [feedback.messageId]: detail } } : chat
}

/** Without reasons and words there is nothing to send. */
export function canSendDetail({ feedback }: Chat, { feedbacks, text }: FeedbackDetail): boolean {
  return feedback.phase === 'detail' && (feedbacks.length > 0 || text.trim() !== '')
}

/** The detail is on its way. */
export function sendDetail(chat: Chat): Chat {
  const { feedback } = chat
  return feedback.phase === 'detail' ? { ...chat, feedback: { ...feedback, phase: 'sending' } } : chat
}

/** The server has the detail: what was written has arrived. */
export function thank(chat: Chat, messageId: string): Chat {
  if (!isUnderWay(chat, 'sending', messageId)) return chat
  const { [messageId]: _arrived, ...details } = chat.details
  return { ...chat, details, feedback: { phase: 'thanks', messageId } }
}

/** The server refused the detail: the form is there again, with what was written. */
export function reopenDetail(chat: Chat, messageId: string): Chat {
  const { feedback } = chat
  return feedback.phase === 'sending' && feedback.messageId === messageId
    ? { ...chat, feedback: { ...feedback, phase: 'detail' } }
    : chat
}

/** Nothing more is said about the answer. */
export function closeDetail(chat: Chat): Chat {
  return chat.feedback.phase === 'detail' ? { ...chat, feedback: { phase: 'none' } } : chat
}

/** The time of these thanks is over; later ones have a time of their own. */
export function endThanks(chat: Chat, thanks: Feedback): Chat {
  return thanks.phase === 'thanks' && chat.feedback === thanks ? { ...chat, feedback: { phase: 'none' } } : chat
}

function isUnderWay({ feedback }: Chat, phase: 'rating' | 'sending', messageId: string): boolean {
  return feedback.phase === phase && feedback.messageId === messageId
}
