import { Button, type ButtonProps } from '@/design-system/Button'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { type Step, useStep } from './use-step'
import styles from './Workflow.module.css'

export type TransitionButtonProps = Step &
  Pick<ButtonProps, 'variant' | 'aria-label'> & {
    /** The step is being taken by other means. */
    busy?: boolean
  }

/** Takes a step of a post, and offers Undo in a tip; a step that asks for something opens its form. */
export function TransitionButton({
  variant,
  busy = false,
  'aria-label': label,
  ...step
}: TransitionButtonProps) {
  const { formatMessage, formatName } = useIntl()
  const { press, isPending } = useStep(step)
  return (
    <Button
      size="sm"
      variant={variant}
      aria-label={label}
      busy={busy || isPending}
      busyLabel={formatMessage(messages.sending)}
      className={styles.step}
      onClick={press}
    >
      {formatName(step.transition.name)}
    </Button>
  )
}
