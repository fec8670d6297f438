import { type InfiniteData, InfiniteQueryObserver, QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'

import type { Schemas } from '@/api'
import { examples } from '@/api/examples.gen'

import { findSummary, forgetPost, patchLists, patchPost, postKeys } from '@/features/post-cache'
import { withBookmark, withDetail, withLike, withLikes } from './post-patches'

type Pages = InfiniteData<Schemas['PostPage'], string | null>

const page = examples.listPosts.firstPage
const detail = examples.getPost.detail
const latest = [...postKeys.lists, { filter: 'latest' }]
const unread = [...postKeys.lists, { filter: 'unread' }]

function cacheWith(...keys: (readonly unknown[])[]) {
  const queryClient = new QueryClient()
  for (const key of keys) queryClient.setQueryData<Pages>(key, { pages: [page], pageParams: [null] })
  queryClient.setQueryData(postKeys.detail(detail.id), detail)
  return queryClient
}

const inList = (queryClient: QueryClient, key: readonly unknown[]) =>
  queryClient
    .getQueryData<Pages>(key)
    ?.pages.flatMap(({ posts }) => posts)
    .find(({ id }) => id === detail.id)
const inDetail = (queryClient: QueryClient) => queryClient.getQueryData<Schemas['Post']>(postKeys.detail(detail.id))

it('changes the post in its detail and in every list', () => {
  const queryClient = cacheWith(latest, unread)
  patchPost(queryClient, detail.id, withBookmark(true))
  expect(inDetail(queryClient)?.bookmarkedByMe).toBe(true)
  expect(inList(queryClient, latest)?.bookmarkedByMe).toBe(true)
  expect(inList(queryClient, unread)?.bookmarkedByMe).toBe(true)
})

it('counts a like once, however often it is said', () => {
  const queryClient = cacheWith(latest)
  const before = inList(queryClient, latest)?.likesCount ?? 0
  patchPost(queryClient, detail.id, withLike(true))
  patchPost(queryClient, detail.id, withLike(true))
  expect(inList(queryClient, latest)?.likesCount).toBe(before + 1)
  patchPost(queryClient, detail.id, withLike(false))
  expect(inList(queryClient, latest)?.likesCount).toBe(before)
})

it('takes over what the server says about the likes', () => {
  const queryClient = cacheWith(latest)
  patchPost(queryClient, detail.id, withLikes({ likedByMe: true, likesCount: 99 }))
  expect(inDetail(queryClient)).toMatchObject({ likedByMe: true, likesCount: 99 })
})

it('leaves everything else as it is, so that nothing is drawn again in vain', () => {
  const queryClient = cacheWith(latest)
  const before = queryClient.getQueryData<Pages>(latest)
  patchPost(queryClient, 'another-post', withLike(true))
  expect(queryClient.getQueryData<Pages>(latest)).toBe(before)
})

it('does not make an old list look fresh', () => {
  const queryClient = new QueryClient()
  queryClient.setQueryData<Pages>(latest, { pages: [page], pageParams: [null] }, { updatedAt: 1000 })
  patchPost(queryClient, detail.id, withLike(true))
  expect(queryClient.getQueryState(latest)?.dataUpdatedAt).toBe(1000)
})

it('keeps a click that happens while the next page is on its way', async () => {
  const queryClient = new QueryClient()
  let arrive = (_page: Schemas['PostPage']) => {}
  const observer = new InfiniteQueryObserver(queryClient, {
    queryKey: latest,
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextPageToken }: Schemas['PostPage']) => nextPageToken,
    queryFn: ({ pageParam }) =>
      pageParam === null
        ? { ...page, nextPageToken: 'more' }
        : new Promise<Schemas['PostPage']>((resolve) => {
            arrive = resolve
          }),
  })
  const stop = observer.subscribe(() => {})
  await vi.waitFor(() => expect(observer.getCurrentResult().hasNextPage).toBe(true))
  const next = observer.fetchNextPage()
  patchPost(queryClient, detail.id, withBookmark(true))
  arrive(examples.listPosts.lastPage)
  await next
  expect(queryClient.getQueryData<Pages>(latest)?.pages).toHaveLength(2)
  expect(inList(queryClient, latest)?.bookmarkedByMe).toBe(true)
  stop()
})

it('keeps a click that happens while the detail is on its way, in the lists too', async () => {
  const queryClient = cacheWith(latest)
  queryClient.removeQueries({ queryKey: postKeys.detail(detail.id) })
  let arrive = () => {}
  const asked = queryClient.fetchQuery({
    queryKey: postKeys.detail(detail.id),
    queryFn: async () => {
      await new Promise<void>((resolve) => (arrive = resolve))
      patchLists(queryClient, detail.id, withDetail(detail))
      return detail
    },
  })
  patchPost(queryClient, detail.id, withLike(true))
  arrive()
  await asked
  await vi.waitFor(() => expect(inDetail(queryClient)?.likedByMe).toBe(true))
  expect(inList(queryClient, latest)?.likedByMe).toBe(true)
})

it('brings the lists up to what the detail says, and knows that it has been read', () => {
  const queryClient = cacheWith(latest)
  const patch = withDetail({ ...detail, title: 'A new title', commentsCount: 12 })
  patchPost(queryClient, detail.id, patch)
  expect(inList(queryClient, latest)).toMatchObject({ title: 'A new title', commentsCount: 12, read: true })
  const settled = queryClient.getQueryData<Pages>(latest)
  patchPost(queryClient, detail.id, patch)
  expect(queryClient.getQueryData<Pages>(latest)).toBe(settled)
})

it('finds what a list knows about a post', () => {
  expect(findSummary(cacheWith(latest), detail.id)?.title).toBe(detail.title)
  expect(findSummary(new QueryClient(), detail.id)).toBeUndefined()
})

it('forgets a post in its lists, in its parts and where it stands among others, and asks anew for what is shown', async () => {
  const queryClient = cacheWith(latest)
  const collection = { pages: [{ posts: [{ id: detail.id, title: detail.title }] }] }
  queryClient.setQueryData(['comments', 'list', detail.id], ['A comment'])
  queryClient.setQueryData(['collections', 'posts', 'left'], collection)
  queryClient.setQueryData(['collections', 'posts', 'shown'], collection)
  queryClient.setQueryData(['communities', 'own'], ['Stabilimento Torino'])
  const ask = vi.fn(() => Promise.resolve({ pages: [] }))
  const stop = new QueryObserver<unknown>(queryClient, {
    queryKey: ['collections', 'posts', 'shown'],
    queryFn: ask,
    staleTime: Infinity,
  }).subscribe(() => {})

  forgetPost(queryClient, detail.id)
  await vi.waitFor(() => expect(ask).toHaveBeenCalledOnce())
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0))
  const kept = queryClient.getQueryCache().getAll()
  expect(JSON.stringify(kept.map(({ state }) => state.data))).not.toContain(detail.title)
  expect(kept.map(({ queryKey }) => queryKey)).toEqual([
    latest,
    postKeys.detail(detail.id),
    ['collections', 'posts', 'shown'],
    ['communities', 'own'],
  ])
  stop()
})

it('forgets what writes were answered with, and leaves those that are on their way', async () => {
  const queryClient = cacheWith()
  const cache = queryClient.getMutationCache()
  await cache.build(queryClient, { mutationFn: () => Promise.resolve(detail) }).execute(undefined)
  let answer = (_said: string) => {}
  const slow = new Promise<string>((resolve) => (answer = resolve))
  const written = cache.build(queryClient, { mutationFn: () => slow }).execute(undefined)

  forgetPost(queryClient, detail.id)
  const states = () => cache.getAll().map(({ state }) => [state.status, state.data])
  expect(states()).toEqual([['pending', undefined]])
  answer('Said')
  await written
  expect(states()).toEqual([['success', 'Said']])
})

it('spares what a page goes on with, and nothing beside it', () => {
  const queryClient = cacheWith()
  const keys = [
    ['drafts', 'opened', detail.id],
    ['drafts', 'list'],
    ['comments', 'list', detail.id],
  ]
  for (const key of keys) queryClient.setQueryData(key, { id: detail.id, title: detail.title })
  forgetPost(queryClient, detail.id, ['drafts', 'opened', detail.id])
  const kept = queryClient.getQueryCache().getAll()
  expect(kept.flatMap(({ queryKey, state }) => (state.data === undefined ? [] : [queryKey]))).toEqual([keys[0]])
})
