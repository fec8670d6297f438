import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/api'

const all = '/internal/v2/communication/collections'
const one = `${all}/{collectionId}` as const

/** The person's collections, those shared with them, and what is in one. */
export const collectionQueries = {
  all: ['collections'] as const,
  list: queryOptions({
    queryKey: ['collections', 'list'] as const,
    queryFn: ({ signal }) => unwrap(api.GET(all, { signal })),
  }),
  posts: (collectionId: string) =>
    infiniteQueryOptions({
      queryKey: ['collections', 'posts', collectionId] as const,
      queryFn: ({ pageParam, signal }) =>
        unwrap(
          api.GET(`${one}/posts`, {
            params: {
              path: { collectionId },
              query: { pageSize: 50, ...(pageParam !== null && { pageToken: pageParam }) },
            },
            signal,
          }),
        ),
      initialPageParam: null as string | null,
      getNextPageParam: (page) => page.nextPageToken,
    }),
}

export function createCollection(body: Schemas['CollectionFields'], key: string): Promise<Schemas['Collection']> {
  return unwrap(api.POST(all, { params: { header: { 'Idempotency-Key': key } }, body }))
}

export function updateCollection(id: string, body: Schemas['CollectionChange']): Promise<Schemas['Collection']> {
  return unwrap(api.PUT(one, { params: { path: { collectionId: id } }, body }))
}

export async function deleteCollection(collectionId: string): Promise<void> {
  await unwrap(api.DELETE(one, { params: { path: { collectionId } } }))
}

export function reorderCollection(id: string, body: Schemas['CollectionMove']): Promise<Schemas['Collection']> {
  return unwrap(api.PUT(`${one}/order`, { params: { path: { collectionId: id } }, body }))
}

export function addPost(collectionId: string, postId: string): Promise<Schemas['Collection']> {
  return unwrap(api.PUT(`${one}/posts/{postId}`, { params: { path: { collectionId, postId } } }))
}

export function removePost(collectionId: string, postId: string): Promise<Schemas['Collection']> {
  return unwrap(api.DELETE(`${one}/posts/{postId}`, { params: { path: { collectionId, postId } } }))
}
