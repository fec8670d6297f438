import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'

import { api, type Schemas, unwrap } from '@/api'
import { tipRequested } from '@/shared/overlays'

import { messages } from '../messages'
import { type Conversation, patchComment } from './comment-queries'

type Comment = Schemas['Comment']

/**
 * Likes a comment or takes the like back. The screen shows it at once; a refusal takes it back and says so. Requests
 * about one comment go out in the order of the clicks, and only the last of them corrects the screen.
 */
export function useLikeComment(conversation: Conversation, commentId: string): (on: boolean) => void {
  const queryClient = useQueryClient()
  const requestTip = useUnit(tipRequested)
  const mutationKey = ['comments', 'like', commentId]
  const isLast = () => queryClient.isMutating({ mutationKey }) === 1
  const patch = (change: (comment: Comment) => Comment) =>
    patchComment(queryClient, { ...conversation, commentId }, change)

  const { mutate } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join(':') },
    mutationFn: (on: boolean) => {
      const path = '/internal/v2/communication/comments/{commentId}/like'
      const options = { params: { path: { commentId } } }
      return unwrap(on ? api.PUT(path, options) : api.DELETE(path, options))
    },
    onMutate: (on) => patch((comment) => withLike(comment, on)),
    onSuccess: (likes) => {
      if (isLast()) patch((comment) => ({ ...comment, ...likes }))
    },
    onError: (_error, on) => {
      if (isLast()) patch((comment) => withLike(comment, !on))
      requestTip({ severity: 'error', title: on ? messages.likeFailed : messages.unlikeFailed })
    },
  })
  return mutate
}

function withLike(comment: Comment, likedByMe: boolean): Comment {
  if (comment.likedByMe === likedByMe) return comment
  return { ...comment, likedByMe, likesCount: Math.max(0, comment.likesCount + (likedByMe ? 1 : -1)) }
}
