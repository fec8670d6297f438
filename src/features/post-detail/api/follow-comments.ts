import { attach, sample } from 'effector'

import { $queryClient, invalidateFx } from '@/api'
import { commentDeleted, commentRefused, commentRestored, commentSent } from '@/features/comments'
import { findPost, patchPost, postQueries, withCommentsCount } from '@/features/posts'

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

// Whether the post can still be read, or is only closed for comments, says the post itself.
sample({ clock: commentRefused, fn: ({ postId }) => postQueries.detail(postId).queryKey, target: invalidateFx })
