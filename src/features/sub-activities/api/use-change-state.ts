import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { currentOf, isApiError, type Schemas } from '@/api'
import { usePostponed } from '@/features/tasks'
import { tipRequested } from '@/shared/overlays'
import { messages } from '../messages'
import { failureOf, renewSubActivities, showSubActivity, subActivityCalls } from './sub-activity-queries'

type SubActivity = Schemas['SubActivity']

/** Which one is put into which state; of an end that is taken back nothing more can be undone. */
type Change = { one: SubActivity; stateId: string; undone?: boolean }

/** Says how far a sub-activity is. What ends it can be undone; without a network it waits and is sent later. */
export function useChangeState(postId: string, one: SubActivity) {
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  const { waiting, postpone, giveUp } = usePostponed(one.id, messages.waitingChange)
  const { mutate, isPending } = useMutation({
    mutationFn: send,
    onSuccess: (now, change) => done(now, change),
    onError(error, change) {
      if (!isOffline(error)) return tell(error)
      postpone(change.stateId, () => sendLater(change))
      tip({ severity: 'info', title: messages.postponed })
    },
  })

  function send({ one: { id, occToken }, stateId }: Change): Promise<SubActivity> {
    return subActivityCalls.change(postId, id, { occToken, stateId })
  }

  function done(now: SubActivity, { one: before, undone = false }: Change) {
    showSubActivity(queryClient, postId, now)
    if (undone) return tip({ severity: 'success', title: messages.reopened })
    if (before.actualEnd !== null || now.actualEnd === null) return
    const undo = () => mutate({ one: now, stateId: before.state.id, undone: true })
    tip({
      severity: 'success',
      title: messages.ended,
      translateParams: { title: now.title, state: now.state.name },
      actionCallbacks: [{ label: messages.undo, onSelect: undo }],
    })
  }

  function tell(error: unknown) {
    const current = currentOf(error) as SubActivity | null
    if (current) showSubActivity(queryClient, postId, current)
    else renewSubActivities(queryClient, postId)
    tip({ severity: current ? 'warn' : 'error', title: failureOf(error) })
  }

  /** Sends what has waited for the network; true when nothing of it is left to send. */
  async function sendLater(change: Change): Promise<boolean> {
    try {
      done(await send(change), change)
    } catch (error) {
      if (isOffline(error)) return false
      tell(error)
    }
    return true
  }

  return { busy: isPending, waiting, giveUp, changeTo: (stateId: string) => mutate({ one, stateId }) }
}

function isOffline(error: unknown): boolean {
  return isApiError(error) && error.kind === 'offline'
}
