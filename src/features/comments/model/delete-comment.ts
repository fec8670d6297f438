import { attach, createEvent, sample } from 'effector'

import { $queryClient } from '@/api'
import { confirmed, confirmRequested, tipRequested } from '@/shared/overlays'

import { patchComment } from '../api/comment-queries'
import { deleteCommentFx } from '../api/delete-comment'
import { messages } from '../messages'

const SUBJECT = 'comments.delete'

type Target = { postId: string; commentId: string }

// What happens
export const deleteClicked = createEvent<Target>()
/** The server has deleted it. */
export const commentDeleted = createEvent<Target>()

// What follows
const showDeletedFx = attach({
  source: $queryClient,
  effect: (queryClient, target: Target) => {
    if (!queryClient) return
    patchComment(queryClient, target, (comment) => ({
      ...comment,
      deleted: true,
      content: { ops: [] },
      canEdit: false,
      canRemove: false,
    }))
  },
})

sample({
  clock: deleteClicked,
  fn: (payload) => ({
    subject: SUBJECT,
    title: messages.confirmDelete,
    description: messages.confirmDeleteText,
    confirmLabel: messages.delete,
    cancelLabel: messages.cancel,
    tone: 'destructive' as const,
    payload,
  }),
  target: confirmRequested,
})
sample({
  clock: confirmed,
  filter: ({ subject }) => subject === SUBJECT,
  fn: ({ payload }) => payload as Target,
  target: deleteCommentFx,
})
sample({ clock: deleteCommentFx.done, fn: ({ params }) => params, target: [showDeletedFx, commentDeleted] })
sample({
  clock: deleteCommentFx.fail,
  fn: () => ({ severity: 'error' as const, title: messages.deleteFailed }),
  target: tipRequested,
})
