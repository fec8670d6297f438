import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { VisuallyHidden } from '../VisuallyHidden'
import styles from './UnreadDot.module.css'

export type UnreadDotProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** "Unread", for screen readers; leave it out where the control around it already says so. */
  label?: string | undefined
  /** `accent` in lists, `alert` on the bell and the chat. */
  tone?: 'accent' | 'alert'
}

/** Says that something is new. Never alone: a wash or words go with it. */
export function UnreadDot({ label, tone = 'accent', className, ...rest }: UnreadDotProps) {
  return (
    <span {...rest} data-tone={tone} className={clsx(styles.root, className)}>
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  )
}
