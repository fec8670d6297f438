import { createEffect } from 'effector'
import { api, unwrap } from '@/api'
import { type AiContext, communitiesOf } from '../model/context'
import type { FeedbackDetail, Rating } from '../model/feedback'

export type Request = {
  /** In whose chat the answer lands. */
  context: AiContext
  requestId: string
  question: string
  sessionId: string | null
  /** The session of the portal had ended at the first try, and the person is back. */
  again?: true
}

/**
 * How long a question waits, in seconds: a model may think longer than any other call takes, people can stop waiting themselves, and the server in front
 * keeps no call open for longer.
 */
const ANSWER_TIMEOUT_S = 120

/** Requests whose answers are awaited. */
const underWay = new Map<string, AbortController>()

/** Asks the assistant. The answer comes whole; one that comes in pieces would come in here. */
export const askFx = createEffect(async ({ context, requestId, question, sessionId }: Request) => {
  const controller = new AbortController()
  underWay.set(requestId, controller)
  try {
    return await unwrap(
      api.POST('/internal/v2/ai/chat/rag/message', {
        params: { header: { Prefer: `wait=${ANSWER_TIMEOUT_S}` } },
        body: { question, communityIds: communitiesOf(context), ...(sessionId !== null && { sessionId }) },
        signal: controller.signal,
      }),
    )
  } finally {
    underWay.delete(requestId)
  }
})

/** No longer waits for these answers. */
export const abandonFx = createEffect((requestIds: readonly string[]) => {
  for (const requestId of requestIds) underWay.get(requestId)?.abort()
})

/** Tells the server what the person thinks of an answer, or that they took it back. */
export const rateFx = createEffect(({ messageId, like }: Rating & { context: AiContext }) =>
  unwrapEmpty(messageId, { like }),
)

/** Tells the server more about it. */
export const sendDetailFx = createEffect(
  ({ messageId, like, feedbacks, text }: FeedbackDetail & { context: AiContext; messageId: string; like: boolean }) => {
    const words = text.trim()
    return unwrapEmpty(messageId, { like, feedbacks: [...feedbacks], ...(words !== '' && { text: words }) })
  },
)

function unwrapEmpty(id: string, body: { like: boolean | null; feedbacks?: string[]; text?: string }) {
  return unwrap(api.POST('/internal/v2/ai/messages/{id}/feedback', { params: { path: { id } }, body }))
}
