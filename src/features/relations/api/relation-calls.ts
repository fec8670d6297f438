import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/api'

const path = '/internal/v2/communication/posts/{postId}/relations'
const all = ['relations'] as const

/** How posts stand to each other. */
export const relationQueries = {
  list: (postId: string) =>
    queryOptions({
      queryKey: [...all, postId] as const,
      queryFn: ({ signal }) => unwrap(api.GET(path, { params: { path: { postId } }, signal })),
    }),
}

/** Relates a post to another one; the same key does it once. */
export function createRelation(
  postId: string,
  body: Schemas['NewRelation'],
  key: string,
): Promise<Schemas['Relation']> {
  return unwrap(api.POST(path, { params: { path: { postId }, header: { 'Idempotency-Key': key } }, body }))
}

/** Takes a relation away; both posts stay. */
export async function removeRelation(postId: string, relationId: string): Promise<void> {
  await unwrap(api.DELETE(`${path}/{relationId}`, { params: { path: { postId, relationId } } }))
}

/** Both posts show it: their lists of relations, their details, and the feed where one is replaced. */
export function renewRelations(queryClient: QueryClient): Promise<unknown> {
  const stale = [all, ['posts', 'detail'], ['posts', 'list']]
  return Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}
