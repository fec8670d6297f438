import { createEffect } from 'effector'

import { api, type Schemas, unwrap } from '@/api'

import { textToDelta } from '../model/text-to-delta'
import type { Letter } from '../model/outbox'

/** Writes the comment. Sending the same letter again is safe: the server knows it by its `clientKey`. */
export const sendCommentFx = createEffect<Letter, Schemas['Comment']>(
  ({ postId, text, people, replyToCommentId, clientKey }) =>
    unwrap(
      api.POST('/internal/v2/communication/posts/{postId}/comments', {
        params: { path: { postId } },
        body: { content: textToDelta(text, people), clientKey, ...(replyToCommentId !== null && { replyToCommentId }) },
      }),
    ),
)
