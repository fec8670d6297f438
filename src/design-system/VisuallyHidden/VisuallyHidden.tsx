import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import styles from './VisuallyHidden.module.css'

export type VisuallyHiddenProps = ComponentProps<'span'>

/** Text for those who listen: it is read out, and not seen. */
export function VisuallyHidden({ className, ...rest }: VisuallyHiddenProps) {
  return <span {...rest} className={clsx(styles.root, className)} />
}
