import { useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'

import { api, isApiError, type Schemas, unwrap } from '@/api'
import { holdAct } from '@/features/held-acts'
import { tipRequested } from '@/shared/overlays'

import { messages } from '../messages'
import { commentDeleted, commentRestored } from '../model/deleted-comments'
import { type Conversation, listKeyOf, patchComment } from './comment-queries'

type Comment = Schemas['Comment']

/** Deletes a comment: the screen shows it at once, the server hears of it once Undo is over. */
export function useDeleteComment(conversation: Conversation): (comment: Comment) => void {
  // Below something of a post it is none of the comments that the post counts.
  const postId = conversation.listKey ? null : conversation.postId
  const queryClient = useQueryClient()
  const { deleted, restored, tip } = useUnit({
    deleted: commentDeleted,
    restored: commentRestored,
    tip: tipRequested,
  })

  async function send({ id: commentId, occToken = '' }: Comment) {
    try {
      const params = { path: { commentId }, query: { occToken } }
      await unwrap(api.DELETE('/internal/v2/communication/comments/{commentId}', { params, keepalive: true }))
    } catch (error) {
      if (isApiError(error) && error.kind === 'not-found') return
      const changed = isApiError(error) && error.code === 'occ-conflict'
      restored({ postId, commentId })
      tip({ severity: 'error', title: changed ? messages.deleteChanged : messages.deleteFailed })
      void queryClient.invalidateQueries({ queryKey: listKeyOf(conversation) })
      return
    }
    patchComment(queryClient, { ...conversation, commentId }, (comment) => ({
      ...comment,
      deleted: true,
      content: { ops: [] },
    }))
    conversation.onDeleted?.()
  }

  return (comment) => {
    deleted({ postId, commentId: comment.id })
    const act = holdAct(() => send(comment))
    tip({
      severity: 'success',
      title: messages.deletedTip,
      actionCallbacks: [
        {
          label: messages.undo,
          onSelect: () => {
            if (act.undo()) restored({ postId, commentId: comment.id })
          },
        },
      ],
    })
  }
}
