import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import styles from './ShowAt.module.css'

export type ShowAtProps = ComponentProps<'span'> & {
  /** `small` is below 768 px, `medium-up` from there, `wide` from 1200 px. */
  window: 'small' | 'medium-up' | 'wide'
}

/** Shows its content in windows of that width only. For what is cheap; what is not should not be rendered at all. */
export function ShowAt({ window, className, ...rest }: ShowAtProps) {
  return <span {...rest} data-window={window} className={clsx(styles.root, className)} />
}
