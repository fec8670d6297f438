import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { VisuallyHidden } from '../VisuallyHidden'
import styles from './Skeleton.module.css'

export type SkeletonProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** What comes: a line of text, a title, a round picture, a field of its own size (set by `className`). */
  shape?: 'line' | 'title' | 'circle' | 'block'
  /** How much of the row it takes, so that lines end as text does. */
  length?: 'full' | 'long' | 'half' | 'short' | 'word'
  /** Side of a circle in px. */
  size?: 28 | 34 | 36 | 40 | 64
}

/** One bar of a loading shape. Put several into a SkeletonGroup, in the form of what comes. */
export function Skeleton({ shape = 'line', length = 'full', size = 36, className, ...rest }: SkeletonProps) {
  return (
    <span
      aria-hidden
      {...rest}
      data-shape={shape}
      data-length={length}
      data-size={shape === 'circle' ? size : undefined}
      className={clsx(styles.root, className)}
    />
  )
}

export type SkeletonGroupProps = ComponentProps<'div'> & {
  /** "Loading posts": said once to those who do not see the bars. */
  label: string
}

/** The place of something that is on its way. */
export function SkeletonGroup({ label, className, children, ...rest }: SkeletonGroupProps) {
  return (
    <div role="status" aria-busy {...rest} className={clsx(styles.group, className)}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  )
}
