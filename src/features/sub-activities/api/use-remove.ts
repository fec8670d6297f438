import { useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { isApiError, type Schemas } from '@/api'
import { holdAct } from '@/features/held-acts'
import { tipRequested } from '@/shared/overlays'
import { messages } from '../messages'
import { subActivityRemoved, subActivityRestored } from '../model/removed'
import { failureOf, renewSubActivities, subActivityCalls } from './sub-activity-queries'

type SubActivity = Schemas['SubActivity']

/** Removes a sub-activity: the list shows it no more at once, the server hears of it once Undo is over. */
export function useRemove(postId: string): (one: SubActivity) => void {
  const queryClient = useQueryClient()
  const { removed, restored, tip } = useUnit({
    removed: subActivityRemoved,
    restored: subActivityRestored,
    tip: tipRequested,
  })

  async function send(one: SubActivity) {
    try {
      await subActivityCalls.remove(postId, one)
    } catch (error) {
      // Gone already is what was wanted.
      if (!isApiError(error) || error.kind !== 'not-found') {
        restored(one.id)
        tip({ severity: 'error', title: failureOf(error) })
      }
    }
    renewSubActivities(queryClient, postId)
  }

  return (one) => {
    removed(one.id)
    const act = holdAct(() => send(one))
    const undo = () => void (act.undo() && restored(one.id))
    tip({
      severity: 'success',
      title: messages.removed,
      translateParams: { title: one.title },
      actionCallbacks: [{ label: messages.undo, onSelect: undo }],
    })
  }
}
