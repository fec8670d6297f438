import type { Schemas } from '@/api'

/** Why there is no answer, as far as a person can do something about it. */
export type AnswerError = 'too-many-requests' | 'cannot-access-info' | 'generic-error'

type MessageBase = {
  id: string
  /** ISO 8601. */
  timestamp: string
}

export type Question = MessageBase & { role: 'user'; messageType: 'standard'; content: string }

export type Answer = MessageBase & {
  role: 'model'
  messageType: 'standard'
  /** Markdown. */
  content: string
  references: readonly Schemas['AiReference'][]
  /** Its words have begun to appear one by one, which they do once. */
  alreadyAnimated: boolean
  /** The person's rating; undefined while there is none. */
  feedbackLike?: boolean | undefined
}

export type Failure = MessageBase & { role: 'model'; messageType: AnswerError }

/** A message in a chat with the assistant. */
export type AiMessage = Question | Answer | Failure

/** Details of a rating: ids of the chosen reasons, and a text. */
export type FeedbackDetail = { feedbacks: readonly string[]; text: string }

/** The rating of an answer. One request at a time, so that they reach the server in order. */
export type Feedback =
  | { phase: 'none' }
  /** The rating is shown and in flight; `before` is restored if the server refuses it. */
  | { phase: 'rating'; messageId: string; before: Answer['feedbackLike'] }
  /** The server has the rating, and details can be added. */
  | { phase: 'detail'; messageId: string; like: boolean }
  | { phase: 'sending'; messageId: string; like: boolean }
  | { phase: 'thanks'; messageId: string }

/** The chat of one context. */
export type Chat = {
  /** Oldest first. */
  messages: readonly AiMessage[]
  /** The assistant's session; null until its first answer. */
  sessionId: string | null
  /** `expired`: the assistant has forgotten the chat, and only a new one can follow. */
  asking: { phase: 'ready' } | { phase: 'waiting'; requestId: string } | { phase: 'expired' }
  feedback: Feedback
  /** Drafts of the feedback form by the answer's id. */
  details: Readonly<Record<string, FeedbackDetail>>
}

/** A question that is sent now. Null `content`: the last one again. */
export type AskedQuestion = { requestId: string; timestamp: string; content: string | null }

export const emptyChat: Chat = {
  messages: [],
  sessionId: null,
  asking: { phase: 'ready' },
  feedback: { phase: 'none' },
  details: {},
}

/** Nothing can be sent while an answer is awaited or after the chat has expired; blanks are no question. */
export function canAsk({ asking }: Chat, content: string): boolean {
  return asking.phase === 'ready' && content.trim() !== ''
}

/** The last question can be sent again when it has failed or was stopped. */
export function canAskAgain({ asking, messages }: Chat): boolean {
  const last = messages.at(-1)
  return asking.phase === 'ready' && last !== undefined && !isAnswer(last)
}

/** The question is sent. One that is asked again is shown once, without its earlier error. */
export function ask(chat: Chat, { requestId, timestamp, content }: AskedQuestion): Chat {
  const asking = { phase: 'waiting', requestId } as const
  if (content === null)
    return { ...chat, asking, messages: chat.messages.filter((message) => !isLastFailure(chat, message)) }
  const question: Question = { role: 'user', messageType: 'standard', id: requestId, timestamp, content }
  return { ...chat, asking, messages: [...chat.messages, question] }
}

/** The text of the last question. */
export function lastQuestion({ messages }: Chat): string {
  return messages.findLast((message) => message.role === 'user')?.content ?? ''
}

/** An answer to a request that is not awaited any more is dropped. */
export function receiveAnswer(chat: Chat, requestId: string, { answer, sessionId }: Schemas['RagAnswer']): Chat {
  if (!isAwaiting(chat, requestId)) return chat
  const message: Answer = {
    role: 'model',
    messageType: 'standard',
    id: answer.id,
    timestamp: answer.creationTimestamp,
    content: answer.message,
    references: answer.references,
    alreadyAnimated: false,
  }
  return { ...chat, sessionId, asking: { phase: 'ready' }, messages: [...chat.messages, message] }
}

/** The request failed. Dropped too when it is not awaited any more. */
export function fail(chat: Chat, requestId: string, why: AnswerError | 'expired', timestamp: string): Chat {
  if (!isAwaiting(chat, requestId)) return chat
  if (why === 'expired') return { ...chat, asking: { phase: 'expired' } }
  const failure: Failure = { role: 'model', messageType: why, id: `${requestId}-failed`, timestamp }
  return { ...chat, asking: { phase: 'ready' }, messages: [...chat.messages, failure] }
}

/** The request is not awaited any more; the question stays. */
export function stop(chat: Chat): Chat {
  return chat.asking.phase === 'waiting' ? { ...chat, asking: { phase: 'ready' } } : chat
}

/** The answer was animated once; from now on it is shown whole. */
export function markAnimated(chat: Chat, messageId: string): Chat {
  return changeAnswer(chat, messageId, (answer) => ({ ...answer, alreadyAnimated: true }))
}

/** Tells whether this is the request that the chat waits for. */
export function isAwaiting({ asking }: Chat, requestId: string): boolean {
  return asking.phase === 'waiting' && asking.requestId === requestId
}

/** Tells an answer from questions and errors. */
export function isAnswer(message: AiMessage): message is Answer {
  return message.role === 'model' && message.messageType === 'standard'
}

/** Changes one answer, where the chat has it. */
export function changeAnswer(chat: Chat, messageId: string, change: (answer: Answer) => Answer): Chat {
  const has = chat.messages.some((message) => message.id === messageId && isAnswer(message))
  if (!has) return chat
  return {
    ...chat,
    messages: chat.messages.map((message) =>
      message.id === messageId && isAnswer(message) ? change(message) : message,
    ),
  }
}

function isLastFailure({ messages }: Chat, message: AiMessage): boolean {
  return message === messages.at(-1) && message.role === 'model' && !isAnswer(message)
}
