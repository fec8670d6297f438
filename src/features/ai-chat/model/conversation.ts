import type { Schemas } from '@/api'

/** What a person thinks of an answer. */
export type Opinion = 'like' | 'dislike' | null

/** Why there is no answer, as far as the person can do something about it. */
export type AnswerProblem = 'tooMany' | 'notAllowed' | 'failed'

/** Something that was said in a chat with the assistant. */
export type AssistantMessage =
  | { from: 'person'; id: string; text: string }
  | { from: 'assistant'; id: string; answer: Schemas['AiAnswer']; opinion: Opinion; canRate: boolean }
  | { from: 'nobody'; id: string; problem: AnswerProblem }

/** `expired`: the assistant no longer knows the chat; `unavailable`: the person may not use it. */
export type AssistantPhase = 'ready' | 'thinking' | 'expired' | 'unavailable'
