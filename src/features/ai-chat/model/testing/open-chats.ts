import { allSettled, type EventCallable, fork } from 'effector'
import { vi } from 'vitest'
import { ApiError, type Schemas } from '@/api'
import { $session, type User } from '@/features/session'
import { abortFx, askFx, rateFx, type Request, sendDetailFx } from '../../api/effects'
import { $chat, $chats, $context, prepareQuestionFx, contextEntered } from '../chats'
import type { AiContext } from '../context'
import '../ratings'

export const community: AiContext = { type: 'community', id: '7' }
export const dashboard: AiContext = { type: 'dashboard', id: null }

/** An answer of the server as small as it can be. */
export function answered(id: string, sessionId = 'session-1'): Schemas['RagAnswer'] {
  return {
    answer: { id, message: `Answer ${id}`, creationTimestamp: '2026-11-20T10:17:08Z', references: [] },
    sessionId,
  }
}

/** A refusal of the server. */
export function refusal(status: number, code = 'refused'): ApiError {
  return new ApiError({
    kind: status === 401 ? 'unauthenticated' : 'problem',
    code,
    status,
    requestId: null,
  })
}

type Call<Params, Done> = { params: Params; resolve: (done: Done) => void; reject: (error: Error) => void }

/** Takes calls and lets the test answer them, in any order. */
function held<Params, Done>() {
  const calls: Call<Params, Done>[] = []
  const handler = (params: Params) =>
    new Promise<Done>((resolve, reject) => {
      calls.push({ params, resolve, reject })
    })
  return { calls, handler }
}

type RatingValue = Parameters<typeof rateFx>[0]
type Detail = Parameters<typeof sendDetailFx>[0]

/** The chats of a signed-in person, with a server whose answers come when the test lets them. */
export function openChats(context: AiContext = null) {
  const questions = held<Request, Schemas['RagAnswer']>()
  const opinions = held<RatingValue, never>()
  const details = held<Detail, never>()
  const abandoned = vi.fn<(ids: readonly string[]) => void>()
  let asked = 0
  const name = (question: { context: AiContext; content: string | null }) => {
    asked += 1
    return { ...question, requestId: `r${asked}`, timestamp: '2026-11-20T10:17:00Z' }
  }
  const scope = fork({
    values: [
      [$session, { phase: 'signed-in', user: { id: 'giulia' } as User }],
      [$context, context],
    ],
    handlers: new Map<unknown, unknown>([
      [askFx, questions.handler],
      [rateFx, opinions.handler],
      [sendDetailFx, details.handler],
      [abortFx, abandoned],
      [prepareQuestionFx, name],
    ]) as never,
  })
  return {
    scope,
    asked: questions.calls,
    opinions: opinions.calls,
    details: details.calls,
    abandoned,
    chat: () => scope.getState($chat),
    chats: () => scope.getState($chats),
    enter: (next: AiContext) => allSettled(contextEntered, { scope, params: next }),
    /** Tells the model that something happened, without waiting for the answers that this test holds. */
    tell<Payload>(event: EventCallable<Payload>, ...[params]: Payload extends void ? [] : [payload: Payload]) {
      void allSettled(event, { scope, params: params as Payload })
    },
  }
}

/** Lets what was answered arrive. */
export async function arrive(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
}
