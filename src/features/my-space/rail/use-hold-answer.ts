import { useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import type { Schemas } from '@/api'
import { countLess, holdAct } from '@/features/held-acts'
import { navigationQueries } from '@/features/navigation'
import { answerHeld, answerSettled, type HeldAnswer } from '../model/held-answers'

type Counts = Schemas['NavigationCounts']

/** An answer that is to be held, and how the server is told of it. */
export type AnswerToHold = {
  postId: string
  answer: HeldAnswer
  overdue: boolean
  /** False where nothing waited: a person may come to an event without having been asked. */
  counted: boolean
  /** Tells the server, and says itself what goes wrong. */
  send: () => Promise<unknown>
}

/** Holds an answer: numbers and rows follow at once, and the server hears of it once Undo is over. */
export function useHoldAnswer(): (answer: AnswerToHold) => void {
  const queryClient = useQueryClient()
  const { held, settled } = useUnit({ held: answerHeld, settled: answerSettled })
  return ({ postId, answer, overdue, counted, send }) => {
    const { kind } = answer
    const less = counted
      ? countLess<Counts>(queryClient, navigationQueries.counts().queryKey, ({ mySpace, waiting, ...rest }, by) => ({
          ...rest,
          mySpace: mySpace + by,
          ...(waiting && {
            waiting: { ...waiting, [kind]: waiting[kind] + by, overdue: waiting.overdue + (overdue ? by : 0) },
          }),
        }))
      : null
    const act = holdAct(async () => {
      await send()
      less?.end()
      await queryClient.invalidateQueries({ queryKey: navigationQueries.counts().queryKey })
      settled({ postId, kind })
    })
    const undo = () => {
      if (!act.undo()) return
      less?.restore()
      settled({ postId, kind })
    }
    held({ postId, held: { ...answer, undo } })
  }
}
