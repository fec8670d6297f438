import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useNavigate } from 'react-router-dom'
import { isApiError, type Schemas } from '@/api'
import { communityQueries, navigationQueries } from '@/features/navigation'
import { createPost, draftKeys } from '@/features/post-editor'
import { postQueries } from '@/features/posts'
import { tipRequested } from '@/shared/overlays'
import { paths } from '@/shared/routes'
import { messages } from '../messages'
import type { CopyPart } from '../model/copy-parts'

/** What is copied and where to; the same key makes one copy, however often it is sent. */
export type CopyChoice = { communityId: string; copyParts: CopyPart[]; key: string }

/** Makes the copy of a post and goes on with it in the editor, in place of the question. */
export function useCopyPost({ id, language }: Schemas['Post']) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  return useMutation({
    mutationFn: ({ communityId, copyParts, key }: CopyChoice) =>
      createPost({ communityId, language, copyOfPostId: id, copyParts }, key),
    onSuccess: ({ post }) => {
      for (const queryKey of [draftKeys.all, navigationQueries.counts().queryKey])
        void queryClient.invalidateQueries({ queryKey })
      void navigate(paths.postEdit(post.id), { replace: true })
    },
    onError: (error) => {
      const forbidden = isApiError(error) && error.code === 'posting-forbidden'
      tip({
        severity: 'error',
        title: messages.failed,
        message: forbidden ? messages.postingForbidden : messages.failedText,
      })
      // What was refused is not as it is shown here any more.
      if (isApiError(error) && !error.retryable)
        void queryClient.invalidateQueries({
          queryKey: forbidden ? communityQueries.all : postQueries.detail(id).queryKey,
        })
    },
  })
}
