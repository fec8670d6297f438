import { useMutation, useQueryClient } from '@tanstack/react-query'

import { api, currentOf, type Schemas, unwrap } from '@/api'

import { patchComment } from './comment-queries'

type Comment = Schemas['Comment']

/** What a comment is to say; the token is that of the comment which the person has seen. */
export type CommentChange = { content: Schemas['Delta']; occToken: string }

/** Changes a comment of the person. A conflict gives the comment as it stands now: see `currentComment`. */
export function useUpdateComment(postId: string, commentId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationKey: ['comments', 'update', commentId],
    mutationFn: ({ content, occToken }: CommentChange): Promise<Comment> =>
      unwrap(
        api.PUT('/internal/v2/communication/comments/{commentId}', {
          params: { path: { commentId } },
          body: { content, occToken },
        }),
      ),
    onSuccess: (changed) => patchComment(queryClient, { postId, commentId }, () => changed),
  })
}

/** How a comment stands now, as the refusal of a change says; null where it says nothing of it. */
export function currentComment(error: unknown): Comment | null {
  const current = currentOf(error) as Partial<Comment> | null
  return current?.content && current.occToken ? (current as Comment) : null
}
