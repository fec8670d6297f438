import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { api, currentOf, isApiError, type Schemas, unwrap } from '@/api'
import { postQueries } from '@/features/posts'
import { tipRequested } from '@/shared/overlays'
import { messages } from '../messages'
import { type Planned, plannedOf } from '../model/planning-words'

type PostData = Schemas['PostData']

/** What is planned now, and what it takes the place of. */
type Change = { planned: Planned; replaced: PostData | null }

/**
 * Changes the planning of a post and offers Undo, which brings back what was replaced unless somebody has planned it
 * since. Who was too late gets to see in the post how it stands now.
 */
export function useSavePlanning(postId: string) {
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  const { queryKey } = postQueries.detail(postId)

  function show(data: PostData) {
    queryClient.setQueryData(queryKey, (post) => post && { ...post, data })
  }

  async function send({ planned, replaced }: Change) {
    const body = { ...planned, occToken: replaced?.occToken ?? null }
    try {
      const saved = await unwrap(
        api.PATCH('/internal/v2/communication/posts/{postId}/data', { params: { path: { postId } }, body }),
      )
      show(saved)
      // Who may plan it may have changed with the assignee.
      for (const key of [queryKey, ['visibility', postId]]) void queryClient.invalidateQueries({ queryKey: key })
      return saved
    } catch (error) {
      const current = currentOf(error) as PostData | null
      if (current) show(current)
      throw error
    }
  }

  const undo = useMutation({
    mutationFn: send,
    onSuccess: () => tip({ severity: 'success', title: messages.undone }),
    onError: (error) => {
      const refused = isApiError(error) && error.code === 'planning-forbidden'
      tip({ severity: 'error', title: refused ? messages.undoRefused : messages.undoFailed })
    },
  })
  return useMutation({
    mutationFn: send,
    onSuccess: (saved, { replaced }) => {
      const bringBack = () => undo.mutate({ planned: plannedOf(replaced), replaced: saved })
      tip({
        severity: 'success',
        title: messages.saved,
        actionCallbacks: [{ label: messages.undo, onSelect: bringBack }],
      })
    },
  })
}
