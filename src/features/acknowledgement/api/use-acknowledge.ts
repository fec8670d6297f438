import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { isApiError, type Schemas } from '@/api'
import { patchPost } from '@/features/posts'
import { type Tip, tipRequested } from '@/shared/overlays'
import { messages } from '../messages'
import { acknowledge, acknowledgementQueries } from './acknowledgement-calls'

/**
 * Records an acknowledgement and shows it in the feed and in the post. `onEnd` is told that there is nothing left to
 * ask: it was recorded, or the text has changed meanwhile, or nothing is asked any more.
 */
export function useAcknowledge(postId: string, onEnd: () => void) {
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  return useMutation({
    mutationFn: (revision: number) => acknowledge(postId, revision),
    onSuccess: (mine) => {
      showMine(queryClient, postId, mine)
      void queryClient.invalidateQueries({ queryKey: ['navigation', 'counts'] })
      tip({ severity: 'success', title: messages.acknowledged })
      onEnd()
    },
    onError: (error) => {
      const why = whyNot(error)
      if (!why) return
      tip(why)
      void queryClient.invalidateQueries({ queryKey: ['posts', 'detail', postId] })
      onEnd()
    },
  })
}

/** The same once Undo is over, where the person may have gone on: a tip says what went wrong. */
export function useLateAcknowledge(): (postId: string, revision: number) => Promise<void> {
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  return async (postId, revision) => {
    try {
      showMine(queryClient, postId, await acknowledge(postId, revision))
    } catch (error) {
      tip(whyNot(error) ?? { severity: 'error', title: messages.failed })
    }
  }
}

/** Why there is nothing left to acknowledge; null where it failed and can be tried again. */
function whyNot(error: unknown): Tip | null {
  const code = isApiError(error) ? error.code : undefined
  if (code === 'revision-outdated')
    return { severity: 'warn', title: messages.outdated, message: messages.outdatedText, closeBehavior: 'manual' }
  return code === 'acknowledgement-closed' ? { severity: 'info', title: messages.closed } : null
}

function showMine(queryClient: QueryClient, postId: string, mine: Schemas['Acknowledgement']): void {
  patchPost(queryClient, postId, withMine(mine))
  void queryClient.invalidateQueries({ queryKey: acknowledgementQueries.all(postId) })
  void queryClient.invalidateQueries({ queryKey: ['posts', 'detail', postId] })
}

function withMine(mine: Schemas['Acknowledgement']) {
  return <P extends Schemas['PostSummary']>(post: P): P =>
    post.acknowledgement ? { ...post, acknowledgement: { ...post.acknowledgement, mine } } : post
}
