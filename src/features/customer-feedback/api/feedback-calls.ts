import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/api'

const all = '/internal/v2/customer-feedback'
const one = `${all}/{feedbackId}` as const

/** The person's feedback, and what was said about one piece of it. */
export const feedbackQueries = {
  all: ['customer-feedback'] as const,
  list: infiniteQueryOptions({
    queryKey: ['customer-feedback', 'list'] as const,
    queryFn: ({ pageParam, signal }) =>
      unwrap(
        api.GET(all, {
          params: { query: { pageSize: 50, ...(pageParam !== null && { pageToken: pageParam }) } },
          signal,
        }),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextPageToken,
  }),
  one: (feedbackId: string) =>
    queryOptions({
      queryKey: ['customer-feedback', 'one', feedbackId] as const,
      queryFn: ({ signal }) => unwrap(api.GET(one, { params: { path: { feedbackId } }, signal })),
    }),
}

export function createFeedback(
  body: Schemas['NewCustomerFeedback'],
  key: string,
): Promise<Schemas['CustomerFeedback']> {
  return unwrap(api.POST(all, { params: { header: { 'Idempotency-Key': key } }, body }))
}

export function sendPicture(picture: Blob): Promise<Schemas['CustomerFeedbackPicture']> {
  return unwrap(
    api.POST(`${all}/pictures`, {
      // The contract's types know no binary; the client sends it as it is.
      body: picture as unknown as string,
      headers: { 'Content-Type': picture.type },
      bodySerializer: (body) => body,
    }),
  )
}

export function replyToFeedback(feedbackId: string, text: string, key: string): Promise<Schemas['CustomerFeedback']> {
  const params = { path: { feedbackId }, header: { 'Idempotency-Key': key } }
  return unwrap(api.POST(`${one}/messages`, { params, body: { text } }))
}

export async function withdrawFeedback(feedbackId: string): Promise<void> {
  await unwrap(api.DELETE(one, { params: { path: { feedbackId } } }))
}
