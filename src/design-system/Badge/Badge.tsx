import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import styles from './Badge.module.css'

export type BadgeProps = ComponentProps<'span'> & {
  /**
   * `alert` counts what waits (3), `accent` says what is special (New), `outline` a plain fact (v3), `neutral` a count.
   */
  tone?: 'alert' | 'accent' | 'outline' | 'neutral'
}

/** A word or a number on something else. Give it words for screen readers where the number alone says too little. */
export function Badge({ tone = 'accent', className, ...rest }: BadgeProps) {
  return <span {...rest} data-tone={tone} className={clsx(styles.root, className)} />
}
