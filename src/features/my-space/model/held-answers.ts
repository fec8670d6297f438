import { createEvent, createStore } from 'effector'
import type { Schemas } from '@/api'
import { signedOut } from '@/features/session'

/** What the person said to what a post asks, which the server has not heard of yet. */
export type HeldAnswer = {
  kind: 'acknowledgement' | 'invitation'
  /** To an invitation. */
  response?: Schemas['InvitationAnswer']['response']
}

/** One question: a post may ask two things. */
export type Question = { postId: string; kind: HeldAnswer['kind'] }

type Held = HeldAnswer & { undo: () => void }

// What happens
/** The person has answered. */
export const answerHeld = createEvent<{ postId: string; held: Held }>()
/** The server has heard of it, or the person took it back: what the server says of it holds again. */
export const answerSettled = createEvent<Question>()

// What is
/** Answers that can be taken back, wherever they were given. */
export const $heldAnswers = createStore<ReadonlyMap<string, Held>>(new Map(), { serialize: 'ignore' })
  .on(answerHeld, (answers, { postId, held }) => new Map(answers).set(keyOf({ postId, kind: held.kind }), held))
  .on(answerSettled, (answers, question) => new Map([...answers].filter(([key]) => key !== keyOf(question))))
  .reset(signedOut)

/** What is held of a question. */
export function heldOf(answers: ReadonlyMap<string, Held>, question: Question): Held | undefined {
  return answers.get(keyOf(question))
}

function keyOf({ postId, kind }: Question): string {
  return `${kind} ${postId}`
}
