import { useQueryClient } from '@tanstack/react-query'
import type { Schemas } from '@/api'
import { navigationQueries } from '@/features/navigation'
import { useUndo } from '@/features/workflow'
import type { SteadyRows } from './use-steady-rows'
import type { Decided } from './WaitingActions'

type Item = Schemas['WaitingItem']

/** Takes a step back that was taken in a row; the row waits again once the server lists it, with the token of now. */
export function useUndoDecision({ id, post }: Item, steady: SteadyRows<Item, Decided>) {
  const queryClient = useQueryClient()
  const undo = useUndo(post.id)
  async function takeBack(recordId: string) {
    await undo(recordId)
    await queryClient.invalidateQueries({ queryKey: navigationQueries.counts().queryKey })
    steady.resume(id)
  }
  return (recordId: string | null) => (recordId === null ? undefined : () => void takeBack(recordId))
}
