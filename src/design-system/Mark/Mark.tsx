import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import styles from './Mark.module.css'

export type MarkProps = Omit<ComponentProps<'svg'>, 'children'> & {
  /** Side in px: 28 beside the name, 48 in empty places, 72 on pages of its own. */
  size?: number
}

/** The two strokes of the arch, for those who draw it into a picture of their own. The box is 26 by 26. */
export const archPaths = {
  outer: 'M3 23V13C3 7 7 3 13 3s10 4 10 10v10',
  inner: 'M9 23v-9c0-2.4 1.6-4 4-4s4 1.6 4 4v9',
} as const

/** The portal's own mark, and its only ornament: an arch within an arch. Silent, because words stand beside it. */
export function Mark({ size = 28, className, ...rest }: MarkProps) {
  return (
    <svg
      aria-hidden
      focusable="false"
      viewBox="0 0 26 26"
      width={size}
      height={size}
      {...rest}
      className={clsx(styles.root, className)}
    >
      <path d={archPaths.outer} />
      <path d={archPaths.inner} className={styles.inner} />
    </svg>
  )
}
