import { useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { isApiError } from '@/api'
import { holdAct } from '@/features/held-acts'
import { patchPost } from '@/features/posts'
import { tipRequested } from '@/shared/overlays'
import { renewSpace, takeOut } from '../api/space-queries'
import { postTakenOut, takingOutSettled } from '../model/taken-out'
import { messages } from './messages'

/** Takes a post out of the favourites: the list shows it at once, the server hears of it once Undo is over. */
export function useTakeOut(): (postId: string) => void {
  const queryClient = useQueryClient()
  const { tip, taken, settled } = useUnit({ tip: tipRequested, taken: postTakenOut, settled: takingOutSettled })

  async function send(postId: string) {
    try {
      await takeOut(postId)
      patchPost(queryClient, postId, (post) => ({ ...post, bookmarkedByMe: false }))
    } catch (error) {
      // Gone already is what was wanted.
      if (!isApiError(error) || error.kind !== 'not-found') tip({ severity: 'error', title: messages.takeOutFailed })
    }
    await renewSpace(queryClient)
    settled(postId)
  }

  return (postId) => {
    taken(postId)
    const act = holdAct(() => send(postId))
    tip({
      severity: 'success',
      title: messages.takenOut,
      actionCallbacks: [{ label: messages.undo, onSelect: () => void (act.undo() && settled(postId)) }],
    })
  }
}
