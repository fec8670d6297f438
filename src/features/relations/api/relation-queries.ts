import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/api'

const path = '/internal/v2/communication/posts/{postId}/relations'
const all = ['relations'] as const

/** How posts stand to each other, and which post somebody looks for. */
export const relationQueries = {
  list: (postId: string) =>
    queryOptions({
      queryKey: [...all, 'list', postId] as const,
      queryFn: ({ signal }) => unwrap(api.GET(path, { params: { path: { postId } }, signal })),
    }),
  candidates: (postId: string, search: string) =>
    queryOptions({
      queryKey: [...all, 'candidates', postId, search] as const,
      queryFn: ({ signal }) =>
        unwrap(
          api.GET('/internal/v2/communication/post-candidates', { params: { query: { postId, search } }, signal }),
        ),
    }),
}

/** Relates a post to another one. */
export function createRelation(postId: string, body: Schemas['NewRelation'], key: string) {
  return unwrap(api.POST(path, { params: { path: { postId }, header: { 'Idempotency-Key': key } }, body }))
}

/** Takes a relation away. */
export async function removeRelation(postId: string, relationId: string): Promise<void> {
  await unwrap(api.DELETE(`${path}/{relationId}`, { params: { path: { postId, relationId } } }))
}

/** Both posts may show it: the lists of relations, their details, and the feed where one is replaced. */
export function renewRelations(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: all })
  void queryClient.invalidateQueries({ queryKey: ['posts', 'detail'] })
  void queryClient.invalidateQueries({ queryKey: ['posts', 'list'] })
}
