import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { holdAct } from '@/features/held-acts'
import { communityQueries, navigationQueries } from '@/features/navigation'
import { tipRequested } from '@/shared/overlays'
import { discardDraft, draftKeys } from '../api/draft-calls'
import { messages } from '../messages'
import { draftDiscarded, draftSettled } from './discarded-drafts'

/**
 * Discards a draft: it leaves lists and numbers at once, and the server hears of it once Undo is over. `undo` gives
 * whether that could still be called off.
 */
export function useHeldDiscard(): (postId: string, occToken: string) => { undo: () => boolean } {
  const queryClient = useQueryClient()
  const { tip, discarded, settled } = useUnit({
    tip: tipRequested,
    discarded: draftDiscarded,
    settled: draftSettled,
  })

  async function send(postId: string, occToken: string) {
    try {
      await discardDraft(postId, occToken)
    } catch {
      tip({ severity: 'error', title: messages.discardFailed, message: messages.discardFailedText })
    }
    const stale = [draftKeys.all, navigationQueries.counts().queryKey, communityQueries.all]
    await Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
    settled(postId)
  }

  return (postId, occToken) => {
    discarded(postId)
    countDrafts(queryClient, -1)
    const act = holdAct(() => send(postId, occToken))
    return {
      undo() {
        const undone = act.undo()
        if (undone) {
          settled(postId)
          countDrafts(queryClient, 1)
        }
        return undone
      },
    }
  }
}

/** The number in the menu changes with the list, not with the next answer. */
function countDrafts(queryClient: QueryClient, by: number): void {
  queryClient.setQueryData(
    navigationQueries.counts().queryKey,
    (counts) => counts && { ...counts, drafts: Math.max(0, (counts.drafts ?? 0) + by) },
  )
}
