import type { ReactNode } from 'react'
import styles from './ShowAt.module.css'

export type ShowAtProps = {
  /** `small` is below 768 px, `medium-up` from there, `wide` from 1200 px. */
  window: 'small' | 'medium-up' | 'wide'
  children: ReactNode
}

/** Shows its content in windows of that width only. For what is cheap; what is not should not be rendered at all. */
export function ShowAt({ window, children }: ShowAtProps) {
  return (
    <span data-window={window} className={styles.root}>
      {children}
    </span>
  )
}
