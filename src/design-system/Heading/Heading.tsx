import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import styles from './Heading.module.css'

export type HeadingProps = ComponentProps<'h2'> & {
  /** Its place in the outline of the page. */
  level: 1 | 2 | 3 | 4
  /**
   * How large it looks; without it the level decides. `label` is the small quiet title of a rail card ("Workflow"),
   * set in the face of things that people operate; the others are titles that people read.
   */
  size?: 'display' | 'page' | 'title' | 'small' | 'label'
}

const sizeOfLevel = { 1: 'page', 2: 'title', 3: 'small', 4: 'label' } as const

/** A title. Sentence case, no full stop. */
export function Heading({ level, size = sizeOfLevel[level], className, ...rest }: HeadingProps) {
  const Element = `h${level}` as const
  return <Element {...rest} data-size={size} className={clsx(styles.root, className)} />
}
