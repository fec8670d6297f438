import { createEffect } from 'effector'

import { api, type Schemas, unwrap } from '@/api'

import { type Person, textToDelta } from '../model/text-to-delta'

/** A comment to send. Its key is made with the draft, so that a second click or a retry does not write it twice. */
export type CommentDraft = {
  clientKey: string
  postId: string
  replyToCommentId: string | null
  text: string
  /** People whose names in the text are mentions. */
  people: readonly Person[]
}

/** Writes the comment. Sending the same comment again is safe: the server knows it by its `clientKey`. */
export const sendCommentFx = createEffect<CommentDraft, Schemas['Comment']>(
  ({ postId, text, people, replyToCommentId, clientKey }) =>
    unwrap(
      api.POST('/internal/v2/communication/posts/{postId}/comments', {
        params: { path: { postId } },
        body: { content: textToDelta(text, people), clientKey, ...(replyToCommentId !== null && { replyToCommentId }) },
      }),
    ),
)
