import { useUnit } from 'effector-react'
import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Schemas } from '@/api'
import { Button, type ButtonProps } from '@/design-system/Button'
import { useDayTime } from '@/shared/day-time'
import { useIntl } from '@/shared/i18n'
import { tipRequested } from '@/shared/overlays'
import { paths } from '@/shared/routes'
import { failureOf, movedMeanwhile, useTransition } from '../api/use-transition'
import { messages } from '../messages'
import styles from './Workflow.module.css'

export type TransitionButtonProps = {
  postId: string
  /** Of the post as this button shows it. */
  occToken: string
  transition: Schemas['NextTransition']
  variant?: ButtonProps['variant']
  /** The step is being taken by other means. */
  busy?: boolean
  onTaken?: ((result: Schemas['TransitionResult']) => void) | undefined
}

/** Takes a step of a post: at once where it asks for nothing, else in its form. */
export function TransitionButton({ variant, busy = false, ...step }: TransitionButtonProps) {
  const { formatMessage } = useIntl()
  const { take, isPending } = useStep(step)
  return (
    <Button
      size="sm"
      variant={variant}
      busy={busy || isPending}
      busyLabel={formatMessage(messages.loading)}
      className={styles.step}
      onClick={take}
    >
      {step.transition.name}
    </Button>
  )
}

/** A step that can be taken, by whatever stands for it. */
export function useStep({ postId, occToken, transition, onTaken }: Omit<TransitionButtonProps, 'variant' | 'busy'>) {
  const { exact } = useDayTime()
  const navigate = useNavigate()
  const tip = useUnit(tipRequested)
  const sent = useRef(false)
  const { mutate, isPending } = useTransition({ postId, transitionId: transition.id })

  function take() {
    if (transition.opensForm) return void navigate(paths.postTransition(postId, transition.id))
    if (sent.current) return
    sent.current = true
    mutate(
      { occToken },
      {
        ...(onTaken && { onSuccess: onTaken }),
        onError: (error) => {
          const last = movedMeanwhile(error)?.lastRecord
          if (!last) return tip({ severity: 'error', title: failureOf(error) })
          const name = last.by.fullName
          const translateParams = { name, state: last.toState.name, time: exact(new Date(last.at)) }
          tip({ severity: 'warn', title: messages.movedBy, translateParams })
        },
        onSettled: () => {
          sent.current = false
        },
      },
    )
  }

  return { take, isPending }
}

/** The step of an option as a button knows it. */
export function buttonOf({ transition, allowed }: Schemas['TransitionOption']): Schemas['NextTransition'] {
  const { id, name, form, undoable } = transition
  return { id, name, opensForm: form !== null || !undoable || !allowed }
}
