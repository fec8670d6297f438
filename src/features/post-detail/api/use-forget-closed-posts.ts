import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isApiError } from '@/api'

const detail = ['posts', 'detail'] as const
/** Codes by which a part of a post says that the whole of it is closed or gone. */
const closedCodes = new Set(['community-forbidden', 'post-forbidden', 'post-not-found'])

/**
 * Forgets a post as soon as the server says that the person cannot read it any more, so that nothing of it comes back
 * from the cache. Where only a part of it was asked for, the post itself is asked then.
 */
export function useForgetClosedPosts(): void {
  const queryClient = useQueryClient()
  useEffect(
    () =>
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return
        const { query } = event
        const { error } = event.action
        if (!isApiError(error)) return
        const [first, second, postId] = query.queryKey
        if (first === detail[0] && second === detail[1]) {
          if (error.kind === 'forbidden' || error.kind === 'not-found') forgetPost(queryClient, query, String(postId))
        } else if (closedCodes.has(error.code ?? '')) {
          void queryClient.invalidateQueries({ queryKey: detail, predicate: (one) => namedTogether(one, query) })
        }
      }),
    [queryClient],
  )
}

function forgetPost(queryClient: QueryClient, ofPost: Query, postId: string): void {
  ofPost.setState({ ...ofPost.state, data: undefined, dataUpdatedAt: 0 })
  for (const query of queryClient.getQueryCache().getAll()) {
    if (query === ofPost) continue
    if (names(query.queryKey, postId)) {
      // What is still drawn goes with the page; it need not be asked for once more.
      if (query.isActive()) query.reset()
      else queryClient.getQueryCache().remove(query)
    } else if (names(query.state.data ?? null, postId)) {
      // Lists that name it begin anew.
      if (query.isActive()) void queryClient.resetQueries({ queryKey: query.queryKey, exact: true })
      else queryClient.getQueryCache().remove(query)
    }
  }
}

/** Whether the key of a part names the post. */
function namedTogether({ queryKey: [, , postId] }: Query, part: Query): boolean {
  return names(part.queryKey, String(postId))
}

/** Whether a key or an answer has the id of a post in it, at any depth: the tasks of a post have it in their filter. */
function names(value: unknown, postId: string): boolean {
  return JSON.stringify(value).includes(JSON.stringify(postId))
}
