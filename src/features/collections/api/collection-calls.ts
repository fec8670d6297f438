import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/api'

const all = '/internal/v2/communication/collections'
const one = `${all}/{collectionId}` as const

type Collection = Schemas['Collection']

/** The person's collections, those that others share with them, and what is in one. */
export const collectionQueries = {
  all: ['collections'] as const,
  list: queryOptions({
    queryKey: ['collections', 'list'] as const,
    queryFn: ({ signal }) => unwrap(api.GET(all, { signal })),
  }),
  posts: (collectionId: string) =>
    infiniteQueryOptions({
      queryKey: ['collections', 'posts', collectionId] as const,
      queryFn: ({ pageParam, signal }) => {
        const query = { pageSize: 50, ...pageParam }
        return unwrap(api.GET(`${one}/posts`, { params: { path: { collectionId }, query }, signal }))
      },
      initialPageParam: {} as { pageToken?: string },
      getNextPageParam: ({ nextPageToken: pageToken }) => (pageToken === null ? undefined : { pageToken }),
    }),
}

/** Takes over what the server says of a collection, wherever it is shown. */
export function showCollection(queryClient: QueryClient, collection: Collection): void {
  queryClient.setQueryData(
    collectionQueries.list.queryKey,
    (list) =>
      list && { collections: list.collections.map((other) => (other.id === collection.id ? collection : other)) },
  )
  queryClient.setQueryData(
    collectionQueries.posts(collection.id).queryKey,
    (data) => data && { ...data, pages: data.pages.map((page) => ({ ...page, collection })) },
  )
}

/** Keeps nothing of a collection that is deleted. */
export function forgetCollection(queryClient: QueryClient, collectionId: string): void {
  queryClient.setQueryData(
    collectionQueries.list.queryKey,
    (list) => list && { collections: list.collections.filter(({ id }) => id !== collectionId) },
  )
  queryClient.removeQueries({ queryKey: collectionQueries.posts(collectionId).queryKey })
}

/** Shows what is loaded of a collection in another order, or less of it. */
export function showOrder(
  queryClient: QueryClient,
  collectionId: string,
  ordered: (posts: readonly Schemas['PostSummary'][]) => Schemas['PostSummary'][],
): void {
  queryClient.setQueryData(collectionQueries.posts(collectionId).queryKey, (data) => {
    if (!data) return data
    const posts = ordered(data.pages.flatMap((page) => page.posts))
    const pages = data.pages.map((page) => ({ ...page, posts: posts.splice(0, page.posts.length) }))
    return { ...data, pages }
  })
}

/** Makes a collection; repeated with the same key it makes one only. */
export function createCollection(body: Schemas['CollectionFields'], key: string): Promise<Collection> {
  return unwrap(api.POST(all, { params: { header: { 'Idempotency-Key': key } }, body }))
}

/** Changes what a collection is called and who may read it. */
export function updateCollection(collectionId: string, body: Schemas['CollectionChange']): Promise<Collection> {
  return unwrap(api.PUT(one, { params: { path: { collectionId } }, body }))
}

/** Deletes a collection; the page may be left meanwhile. */
export function deleteCollection(collectionId: string): Promise<unknown> {
  return unwrap(api.DELETE(one, { params: { path: { collectionId } }, keepalive: true }))
}

/** Moves a post within a collection. */
export function reorderCollection(collectionId: string, body: Schemas['CollectionMove']): Promise<Collection> {
  return unwrap(api.PUT(`${one}/order`, { params: { path: { collectionId } }, body }))
}

/** Puts a post at the end of a collection. */
export function addPost(collectionId: string, postId: string): Promise<Collection> {
  return unwrap(api.PUT(`${one}/posts/{postId}`, { params: { path: { collectionId, postId } } }))
}

/** Takes a post out of a collection; the page may be left meanwhile. */
export function removePost(collectionId: string, postId: string): Promise<Collection> {
  return unwrap(api.DELETE(`${one}/posts/{postId}`, { params: { path: { collectionId, postId } }, keepalive: true }))
}
