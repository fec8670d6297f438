import type { Schemas } from '@/api'
import type { Feedback, FeedbackDetail } from './feedback'

/** Why there is no answer, as far as a person can do something about it. */
export type AnswerError = 'too-many-requests' | 'cannot-access-info' | 'generic-error'

type Said = {
  id: string
  /** ISO 8601. */
  timestamp: string
}

export type Question = Said & { role: 'user'; messageType: 'standard'; content: string }

export type Answer = Said & {
  role: 'model'
  messageType: 'standard'
  /** Markdown. */
  content: string
  references: readonly Schemas['AiReference'][]
  /** Its words have begun to appear one by one, which they do once. */
  alreadyAnimated: boolean
  /** What the person thinks of it; undefined as long as they have not said so, or took it back. */
  feedbackLike?: boolean | undefined
}

export type Failure = Said & { role: 'model'; messageType: AnswerError }

/** Something that was said in a chat with the assistant. */
export type AiMessage = Question | Answer | Failure

/** The chat of one context. */
export type Chat = {
  /** Oldest first. */
  messages: readonly AiMessage[]
  /** By which the assistant knows what was said before; null until its first answer. */
  sessionId: string | null
  /** `expired`: the assistant has forgotten the chat, and only a new one can follow. */
  asking: { phase: 'ready' } | { phase: 'waiting'; requestId: string } | { phase: 'expired' }
  feedback: Feedback
  /** What was chosen and written about answers and not sent, by the answer's id: a form that was left has it when it is back. */
  details: Readonly<Record<string, FeedbackDetail>>
}

/** A question that leaves now. Without `content` it is the last one again. */
export type Begun = { requestId: string; timestamp: string; content: string | null }

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

/** The last question can be sent again when an error stands in its answer's place, or when nobody waited for it. */
export function canAskAgain({ asking, messages }: Chat): boolean {
  const last = messages.at(-1)
  return asking.phase === 'ready' && last !== undefined && !isAnswer(last)
}

/** The question leaves. One that is asked again stands there once, without the error that had answered it. */
export function begin(chat: Chat, { requestId, timestamp, content }: Begun): Chat {
  const asking = { phase: 'waiting', requestId } as const
  if (content === null)
    return { ...chat, asking, messages: chat.messages.filter((message) => !isLastFailure(chat, message)) }
  const question: Question = { role: 'user', messageType: 'standard', id: requestId, timestamp, content }
  return { ...chat, asking, messages: [...chat.messages, question] }
}

/** The words of the question that waits for its answer or has found none. */
export function lastQuestion({ messages }: Chat): string {
  return messages.findLast((message) => message.role === 'user')?.content ?? ''
}

/** An answer that nobody waits for any more is dropped. */
export function land(chat: Chat, requestId: string, { answer, sessionId }: Schemas['RagAnswer']): Chat {
  if (!waitsFor(chat, requestId)) return chat
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

/** There will be no answer; neither is an error shown that nobody waits for. */
export function fail(chat: Chat, requestId: string, why: AnswerError | 'expired', timestamp: string): Chat {
  if (!waitsFor(chat, requestId)) return chat
  if (why === 'expired') return { ...chat, asking: { phase: 'expired' } }
  const failure: Failure = { role: 'model', messageType: why, id: `${requestId}-failed`, timestamp }
  return { ...chat, asking: { phase: 'ready' }, messages: [...chat.messages, failure] }
}

/** Nobody waits any more; the question stays. */
export function stop(chat: Chat): Chat {
  return chat.asking.phase === 'waiting' ? { ...chat, asking: { phase: 'ready' } } : chat
}

/** The answer is on the screen: from now on it is shown whole. */
export function markAnimated(chat: Chat, messageId: string): Chat {
  return changeAnswer(chat, messageId, (answer) => ({ ...answer, alreadyAnimated: true }))
}

/** Tells whether this is the request that the chat waits for. */
export function waitsFor({ asking }: Chat, requestId: string): boolean {
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
