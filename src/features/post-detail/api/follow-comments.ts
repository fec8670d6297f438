import { attach, sample } from 'effector'

import { $queryClient } from '@/api'
import { commentDeleted, commentRestored, commentSent } from '@/features/comments'
import { findPost, patchPost, withCommentsCount } from '@/features/posts'

type Change = { postId: string | null; by: number }

/** A comment of mine changes the number below the post, on its page and in the lists. */
const countCommentFx = attach({
  source: $queryClient,
  effect: (queryClient, { postId, by }: Change) => {
    const post = postId !== null && queryClient && findPost(queryClient, postId)
    if (post) patchPost(queryClient, post.id, withCommentsCount(Math.max(0, post.commentsCount + by)))
  },
})

sample({
  clock: [commentSent, commentRestored],
  fn: ({ postId }): Change => ({ postId, by: 1 }),
  target: countCommentFx,
})
sample({ clock: commentDeleted, fn: ({ postId }): Change => ({ postId, by: -1 }), target: countCommentFx })
