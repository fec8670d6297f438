import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { api, unwrap } from '@/api'
import { patchPost } from '@/features/posts'
import { tipRequested } from '@/shared/overlays'
import { archiveMessages } from './messages'

const path = '/internal/v2/communication/posts/{postId}/archive'

/** Moves a post to the archive or brings it back, and offers Undo instead of asking before. */
export function useArchive(postId: string): (archived: boolean) => void {
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  const { mutate, isPending } = useMutation({
    mutationFn: (archived: boolean) => {
      const options = { params: { path: { postId } } }
      return unwrap(archived ? api.PUT(path, options) : api.DELETE(path, options))
    },
    onSuccess: (publication, archived) => {
      patchPost(queryClient, postId, (post) => ({ ...post, publication }))
      // Lists lose or gain it, and what the archive closes is the server's to say.
      for (const queryKey of [['posts'], ['comments'], ['communities'], ['navigation', 'counts']])
        void queryClient.invalidateQueries({ queryKey })
      tip({
        severity: 'success',
        title: archived ? archiveMessages.archived : archiveMessages.unarchived,
        actionCallbacks: [{ label: archiveMessages.undo, onSelect: () => mutate(!archived) }],
      })
    },
    onError: () => tip({ severity: 'error', title: archiveMessages.archiveFailed }),
  })
  return (archived) => {
    if (!isPending) mutate(archived)
  }
}
