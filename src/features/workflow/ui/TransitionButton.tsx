import { Button, type ButtonProps } from '@/design-system/Button'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { type Step, useStep } from './use-step'
import styles from './Workflow.module.css'

export type TransitionButtonProps = Step &
  Pick<ButtonProps, 'variant'> & {
    /** Of the post, where several stand together: it goes into the name of the button. */
    title?: string | undefined
    /** The step is being taken by other means. */
    busy?: boolean
  }

/** Takes a step of a post, and offers Undo in a tip; a step that asks for something opens its form. */
export function TransitionButton({ variant, title, busy = false, ...step }: TransitionButtonProps) {
  const { formatMessage, formatName } = useIntl()
  const { press, isPending } = useStep(step)
  const name = formatName(step.transition.name)
  return (
    <Button
      size="sm"
      variant={variant}
      aria-label={
        title === undefined ? undefined : formatMessage(messages.stepOf, { step: name, title: formatName(title) })
      }
      busy={busy || isPending}
      busyLabel={formatMessage(messages.sending)}
      className={styles.step}
      onClick={press}
    >
      {name}
    </Button>
  )
}
