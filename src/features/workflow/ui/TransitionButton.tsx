import { Button } from '@/design-system/Button'
import { Icon, WorkflowIcon } from '@/design-system/icons'

import type { WorkflowTransition } from '../model/workflow-view'
import styles from './TransitionButton.module.css'

export type TransitionButtonProps = {
  transition: WorkflowTransition
  onTransition: (transition: WorkflowTransition) => void
}

/** The next step of a post's workflow, in the row of quiet actions below it. */
export function TransitionButton({ transition, onTransition }: TransitionButtonProps) {
  return (
    <Button
      variant="plain"
      size="sm"
      icon={<Icon of={WorkflowIcon} />}
      className={styles.root}
      onClick={() => onTransition(transition)}
    >
      {transition.name}
    </Button>
  )
}
