import { attach, sample } from 'effector'

import { $queryClient } from '@/api'
import { commentDeleted, commentSent } from '@/features/comments'
import { findPost, patchPost, withCommentsCount } from '@/features/posts'

/** A comment that I write or delete changes the number below the post, on its page and in the lists. */
const countCommentFx = attach({
  source: $queryClient,
  effect: (queryClient, { postId, by }: { postId: string; by: number }) => {
    const post = queryClient && findPost(queryClient, postId)
    if (post) patchPost(queryClient, postId, withCommentsCount(Math.max(0, post.commentsCount + by)))
  },
})

sample({ clock: commentSent, fn: ({ postId }) => ({ postId, by: 1 }), target: countCommentFx })
sample({ clock: commentDeleted, fn: ({ postId }) => ({ postId, by: -1 }), target: countCommentFx })
