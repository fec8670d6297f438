import { attach, sample } from 'effector'

import { $queryClient } from '@/api'
import { commentSent } from '@/features/comments'
import { findPost, patchPost, withCommentsCount } from '@/features/posts'

/** A comment of mine makes the number below the post grow, on its page and in the lists. */
const countCommentFx = attach({
  source: $queryClient,
  effect: (queryClient, { postId }: { postId: string }) => {
    const post = queryClient && findPost(queryClient, postId)
    if (post) patchPost(queryClient, postId, withCommentsCount(post.commentsCount + 1))
  },
})

sample({ clock: commentSent, target: countCommentFx })
