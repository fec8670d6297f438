import { createEffect } from 'effector'

import { api, isApiError, unwrap } from '@/api'

/** Deletes a comment; one that is gone already counts as deleted. */
export const deleteCommentFx = createEffect(async ({ commentId }: { postId: string; commentId: string }) => {
  const params = { path: { commentId } }
  await unwrap(api.DELETE('/internal/v2/communication/comments/{commentId}', { params })).catch((error: unknown) => {
    if (!isApiError(error) || error.kind !== 'not-found') throw error
  })
})
