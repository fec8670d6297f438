import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { firstScreenReady } from '@/shared/loadable'

/** Questions that have had no answer yet: a screen that waits for one is not ready. */
const unanswered = { predicate: ({ state }: { state: { data: unknown } }) => state.data === undefined }

/**
 * Draws nothing and stands behind the screens: when its effects run, theirs have asked. Says once that the first screen
 * can be used.
 */
export function FirstScreenMark() {
  const queryClient = useQueryClient()

  useEffect(() => {
    const check = () => {
      if (queryClient.isFetching(unanswered) > 0) return
      stop()
      firstScreenReady()
    }
    const stop = queryClient.getQueryCache().subscribe(check)
    check()
    return stop
  }, [queryClient])

  return null
}
