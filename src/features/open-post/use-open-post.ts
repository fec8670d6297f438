import { type Query, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

import { concernsThePage, isApiError } from '@/api'
import { postKeys } from '@/features/post-cache'
import { postQueries } from '@/features/posts'

/**
 * The post that a page is about; one that is missing or closed is thrown to the nearest boundary. A part of it that is
 * refused, as its comments, may mean that the right to read the post is gone: the post is asked for anew, and its own
 * answer decides whether it stays.
 */
export function useOpenPost(postId: string) {
  const queryClient = useQueryClient()
  useEffect(() => {
    const cache = queryClient.getQueryCache()
    return cache.subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'error' || !mayConcernThePost(event.action.error)) return
      const post = cache.find({ queryKey: postKeys.detail(postId) })
      if (post && post !== event.query && event.query.queryKey.includes(postId)) void askAnew(post)
    })
  }, [queryClient, postId])
  return useQuery({ ...postQueries.detail(postId), throwOnError: concernsThePage })
}

function mayConcernThePost(error: unknown): boolean {
  return isApiError(error) && (error.kind === 'forbidden' || error.code === 'post-not-found')
}

/** Asks once, however many parts are refused together. */
async function askAnew(post: Query): Promise<void> {
  if (post.state.data === undefined) return
  post.invalidate()
  const ask = () => post.fetch(undefined, { cancelRefetch: false }).catch(() => undefined)
  await ask()
  // The page that goes with the part takes its question along.
  if (post.state.data !== undefined && post.state.isInvalidated && post.getObserversCount() === 0) await ask()
}
