import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'

import { VisuallyHidden } from '../VisuallyHidden'
import styles from './Timeline.module.css'

export type TimelineStep = {
  id: string
  title: ReactNode
  /** Who and when, or what it waits for. */
  detail?: ReactNode
  state: 'done' | 'current' | 'upcoming'
}

export type TimelineProps = Omit<ComponentProps<'ol'>, 'children'> & {
  steps: readonly TimelineStep[]
  /** How the state of a step is called, since its dot says it by look alone. */
  stateLabels: Record<TimelineStep['state'], string>
}

/** The steps that something goes through, in order, and where it stands. */
export function Timeline({ steps, stateLabels, className, ...rest }: TimelineProps) {
  return (
    <ol {...rest} className={clsx(styles.root, className)}>
      {steps.map((step) => (
        <li
          key={step.id}
          data-state={step.state}
          aria-current={step.state === 'current' ? 'step' : undefined}
          className={styles.step}
        >
          <p className={styles.title}>
            {step.title} <VisuallyHidden>({stateLabels[step.state]})</VisuallyHidden>
          </p>
          {step.detail !== undefined && <p className={styles.detail}>{step.detail}</p>}
        </li>
      ))}
    </ol>
  )
}
