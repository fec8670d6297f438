import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

import { concernsThePage, isApiError } from '@/api'
import { postKeys } from '@/features/post-cache'

import { postQueries } from './post-queries'

/**
 * The post that a page is about; one that is missing or closed is thrown to the nearest boundary. A part of it that is
 * refused, as its comments, may mean that the right to read the post is gone: the post is asked for anew, and its own
 * answer decides whether it stays.
 */
export function useOpenPost(postId: string) {
  const queryClient = useQueryClient()
  useEffect(() => {
    const [kind, detail] = postKeys.detail(postId)
    return queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'error' || !mayConcernThePost(event.action.error)) return
      const { queryKey } = event.query
      if (!queryKey.includes(postId) || (queryKey[0] === kind && queryKey[1] === detail)) return
      // Several parts may be refused at once.
      void queryClient.refetchQueries({ queryKey: postKeys.detail(postId), exact: true }, { cancelRefetch: false })
    })
  }, [queryClient, postId])
  return useQuery({ ...postQueries.detail(postId), throwOnError: concernsThePage })
}

function mayConcernThePost(error: unknown): boolean {
  return isApiError(error) && (error.kind === 'forbidden' || error.code === 'post-not-found')
}
