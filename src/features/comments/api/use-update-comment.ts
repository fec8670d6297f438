import { useMutation, useQueryClient } from '@tanstack/react-query'

import { api, currentOf, type Schemas, unwrap } from '@/api'

import { type Conversation, patchComment } from './comment-queries'

type Comment = Schemas['Comment']

/**
 * Changes a comment of the person. Where it was changed elsewhere meanwhile, `current` is how it stands now, and the
 * conversation shows it.
 */
export function useUpdateComment(conversation: Conversation, commentId: string) {
  const queryClient = useQueryClient()
  const show = (changed: Comment) => patchComment(queryClient, { ...conversation, commentId }, () => changed)
  const call = useMutation({
    mutationFn: (body: Schemas['CommentChange']): Promise<Comment> =>
      unwrap(api.PUT('/internal/v2/communication/comments/{commentId}', { params: { path: { commentId } }, body })),
    onSuccess: show,
    onError: (error) => {
      const current = currentComment(error)
      if (current) show(current)
    },
  })
  return { ...call, current: currentComment(call.error) }
}

function currentComment(error: unknown): Comment | null {
  const current = currentOf(error) as Partial<Comment> | null
  return current?.content && current.occToken ? (current as Comment) : null
}
