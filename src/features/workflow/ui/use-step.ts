import { useUnit } from 'effector-react'
import { useNavigate } from 'react-router-dom'
import type { Schemas } from '@/api'
import { useDayTime } from '@/shared/day-time'
import { tipRequested } from '@/shared/overlays'
import { paths } from '@/shared/routes'
import { movedMeanwhile, refusalWords } from '../api/refusal'
import { type TransitionToTake, useTransition } from '../api/use-transition'
import { messages } from '../messages'

export type Step = {
  postId: string
  /** Of the post as it is shown where the step is offered. */
  occToken: string
  transition: Schemas['NextTransition']
} & Pick<TransitionToTake, 'onTaken' | 'quiet'>

/** A step that one press takes: at once where it asks for nothing, else in its form. A tip says why it was refused. */
export function useStep({ postId, occToken, transition, onTaken, quiet }: Step) {
  const { exact } = useDayTime()
  const navigate = useNavigate()
  const tip = useUnit(tipRequested)
  const { take, isPending } = useTransition({
    postId,
    transitionId: transition.id,
    onTaken,
    quiet,
    onRefused: (error) => {
      const last = movedMeanwhile(error)?.lastRecord
      if (!last) return tip({ severity: 'error', title: refusalWords(error) })
      const { by, toState, at } = last
      const translateParams = { name: by.fullName, state: toState.name, time: exact(new Date(at)) }
      tip({ severity: 'warn', title: messages.movedBy, translateParams })
    },
  })

  function press() {
    if (transition.opensForm) void navigate(paths.postTransition(postId, transition.id))
    else take({ occToken })
  }

  return { press, isPending }
}

/** An option of a post as a step that can be pressed. */
export function stepOf({ transition, allowed }: Schemas['TransitionOption']): Schemas['NextTransition'] {
  const { id, name, form, undoable } = transition
  return { id, name, opensForm: form !== null || !undoable || !allowed }
}
