import { createEffect } from 'effector'
import { api, unwrap } from '@/api'
import { type AiContext, communitiesOf } from '../model/context'
import type { Rating } from '../model/feedback'
import type { FeedbackDetail } from '../model/chat'

export type Request = {
  /** The chat that gets the answer. */
  context: AiContext
  requestId: string
  question: string
  sessionId: string | null
  /** Sent again, after the portal's session had ended at the first try. */
  retried?: true
}

/** Longer than for other calls: models are slow, and people can stop the question. The proxy allows no more. */
const ANSWER_TIMEOUT_S = 120

/** Requests in flight by their id. */
const inFlight = new Map<string, AbortController>()

/** Asks the assistant. The answer is not streamed. */
export const askFx = createEffect(async ({ context, requestId, question, sessionId }: Request) => {
  const controller = new AbortController()
  inFlight.set(requestId, controller)
  try {
    return await unwrap(
      api.POST('/internal/v2/ai/chat/rag/message', {
        params: { header: { Prefer: `wait=${ANSWER_TIMEOUT_S}` } },
        body: { question, communityIds: communitiesOf(context), ...(sessionId !== null && { sessionId }) },
        signal: controller.signal,
      }),
    )
  } finally {
    inFlight.delete(requestId)
  }
})

/** Aborts these requests. */
export const abortFx = createEffect((requestIds: readonly string[]) => {
  for (const requestId of requestIds) inFlight.get(requestId)?.abort()
})

/** Rates an answer, or removes the rating. */
export const rateFx = createEffect(({ messageId, like }: Rating & { context: AiContext }) =>
  postFeedback(messageId, { like }),
)

/** Sends the details of a rating. */
export const sendDetailFx = createEffect(
  ({ messageId, like, feedbacks, text }: FeedbackDetail & { context: AiContext; messageId: string; like: boolean }) => {
    const trimmed = text.trim()
    return postFeedback(messageId, { like, feedbacks: [...feedbacks], ...(trimmed !== '' && { text: trimmed }) })
  },
)

function postFeedback(id: string, body: { like: boolean | null; feedbacks?: string[]; text?: string }) {
  return unwrap(api.POST('/internal/v2/ai/messages/{id}/feedback', { params: { path: { id } }, body }))
}
