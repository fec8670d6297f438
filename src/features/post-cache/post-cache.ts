import { type InfiniteData, matchQuery, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query'

import type { Schemas } from '@/api'

type PostSummary = Schemas['PostSummary']
type Pages = InfiniteData<Schemas['PostPage'], string | null>

/** An idempotent change: it sets the present values and returns the same post when they are set already. */
export type PostPatch = <P extends PostSummary>(post: P) => P

/**
 * Makes the change wherever the post is kept, in its detail and in every list, so that they never disagree. A detail
 * that is on its way may have been answered before the change; it is therefore made once more after it.
 */
export function patchPost(queryClient: QueryClient, postId: string, patch: PostPatch): void {
  const queryKey = postKeys.detail(postId)
  const apply = () => {
    queryClient.setQueryData<Schemas['Post']>(queryKey, (post) => post && patch(post), keepAge(queryClient, queryKey))
    patchLists(queryClient, postId, patch)
  }
  apply()
  const detail = queryClient.getQueryCache().find({ queryKey })
  if (detail?.state.fetchStatus === 'fetching') detail.promise?.then(apply, () => undefined)
}

/**
 * Makes the change in the lists. A list that is just fetching its next page puts its older copy of the pages back when
 * that arrives; the change is therefore made once more after it.
 */
export function patchLists(queryClient: QueryClient, postId: string, patch: PostPatch): void {
  for (const { queryKey, state, promise } of queryClient.getQueryCache().findAll({ queryKey: postKeys.lists })) {
    const apply = () => {
      queryClient.setQueryData<Pages>(
        queryKey,
        (data) => data && patchPages(data, postId, patch),
        keepAge(queryClient, queryKey),
      )
    }
    apply()
    if (state.fetchStatus === 'fetching') promise?.then(apply, apply)
  }
}

/**
 * Forgets all that is kept of a post that the person can read no longer. Its own query is left to tell why, and what is
 * spared belongs to a page that goes on with it, as the editor with the text of the person.
 */
export function forgetPost(queryClient: QueryClient, postId: string, ...spared: QueryKey[]): void {
  for (const query of queryClient.getQueryCache().findAll({ queryKey: postKeys.lists })) {
    const without = () => queryClient.setQueryData<Pages>(query.queryKey, (data) => data && withoutPost(data, postId))
    without()
    if (query.state.fetchStatus === 'fetching') query.promise?.then(without, without)
  }
  const own = queryClient.getQueryCache().find({ queryKey: postKeys.detail(postId) })
  own?.setState({ data: undefined, dataUpdatedAt: 0, status: 'pending' })
  const isSpared = (query: Query) => query === own || spared.some((queryKey) => matchQuery({ queryKey }, query))
  queryClient.removeQueries({ predicate: (query) => !isSpared(query) && query.queryKey.includes(postId) })
  // Elsewhere it stands among others, as in a collection: what is on the screen is asked for anew.
  const predicate = (query: Query) =>
    !isSpared(query) && JSON.stringify(query.state.data ?? null).includes(JSON.stringify(postId))
  queryClient.removeQueries({ predicate, type: 'inactive' })
  void queryClient.invalidateQueries({ predicate, type: 'active' })
  forgetWritten(queryClient)
}

/** What a write was answered with is kept for minutes as well: a publication, for one, with the whole post. */
function forgetWritten(queryClient: QueryClient): void {
  const mutations = queryClient.getMutationCache()
  for (const mutation of mutations.getAll()) if (mutation.state.status !== 'pending') mutations.remove(mutation)
}

/** The post as some list knows it: enough for the head of its page while the rest is on its way. */
export function findSummary(queryClient: QueryClient, postId: string): PostSummary | undefined {
  for (const [, data] of queryClient.getQueriesData<Pages>({ queryKey: postKeys.lists })) {
    for (const page of data?.pages ?? []) {
      const post = page.posts.find(({ id }) => id === postId)
      if (post) return post
    }
  }
  return undefined
}

/** The post as it is known best. */
export function findPost(queryClient: QueryClient, postId: string): PostSummary | undefined {
  return queryClient.getQueryData<Schemas['Post']>(postKeys.detail(postId)) ?? findSummary(queryClient, postId)
}

/** A change of our own does not make the rest of the list any younger. */
function keepAge(queryClient: QueryClient, queryKey: readonly unknown[]): { updatedAt?: number } {
  const updatedAt = queryClient.getQueryState(queryKey)?.dataUpdatedAt
  return updatedAt === undefined ? {} : { updatedAt }
}

function withoutPost(data: Pages, postId: string): Pages {
  const has = ({ posts }: Schemas['PostPage']) => posts.some(({ id }) => id === postId)
  if (!data.pages.some(has)) return data
  return { ...data, pages: data.pages.map((page) => (has(page) ? pageWithout(page, postId) : page)) }
}

/** What the page says of its newest post, and of the place where the person stopped, names it no more either. */
function pageWithout(page: Schemas['PostPage'], postId: string): Schemas['PostPage'] {
  const posts = page.posts.filter(({ id }) => id !== postId)
  return {
    ...page,
    posts,
    ...(page.newestId === postId && { newestId: posts[0]?.id ?? null }),
    ...(page.position?.postId === postId && { position: null }),
  }
}

function patchPages(data: Pages, postId: string, patch: PostPatch): Pages {
  let changed = false
  const pages = data.pages.map((page) => {
    const index = page.posts.findIndex(({ id }) => id === postId)
    const post = page.posts[index]
    const patched = post && patch(post)
    if (!patched || patched === post) return page
    changed = true
    return { ...page, posts: page.posts.with(index, patched) }
  })
  return changed ? { ...data, pages } : data
}

/** Where posts are kept in the cache. */
export const postKeys = {
  all: ['posts'] as const,
  lists: ['posts', 'list'] as const,
  /** First pages as they are now, beside the lists that are shown. */
  newest: ['posts', 'newest'] as const,
  detail: (postId: string) => ['posts', 'detail', postId] as const,
  /** What searches have found. */
  found: ['search'] as const,
}
