import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { isApiError, type Schemas } from '@/api'
import { patchPost } from '@/features/posts'
import { tipRequested } from '@/shared/overlays'
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
      patchPost(queryClient, postId, withMine(mine))
      void queryClient.invalidateQueries({ queryKey: acknowledgementQueries.all(postId) })
      void queryClient.invalidateQueries({ queryKey: ['posts', 'detail', postId] })
      void queryClient.invalidateQueries({ queryKey: ['navigation', 'counts'] })
      tip({ severity: 'success', title: messages.acknowledged })
      onEnd()
    },
    onError: (error) => {
      const code = isApiError(error) ? error.code : undefined
      if (code === 'revision-outdated') {
        tip({ severity: 'warn', title: messages.outdated, message: messages.outdatedText, closeBehavior: 'manual' })
      } else if (code === 'acknowledgement-closed') tip({ severity: 'info', title: messages.closed })
      else return
      void queryClient.invalidateQueries({ queryKey: ['posts', 'detail', postId] })
      onEnd()
    },
  })
}

function withMine(mine: Schemas['Acknowledgement']) {
  return <P extends Schemas['PostSummary']>(post: P): P =>
    post.acknowledgement ? { ...post, acknowledgement: { ...post.acknowledgement, mine } } : post
}
