import { clsx } from 'clsx'
import type { ComponentProps, ElementType } from 'react'
import styles from './Stack.module.css'

export type StackProps = ComponentProps<'div'> & {
  as?: 'div' | 'section' | 'ul' | 'ol' | 'li' | 'header' | 'footer' | 'nav' | 'span' | 'dl'
  /** `column` below each other, `row` beside each other; a row wraps rather than overflow. */
  direction?: 'column' | 'row'
  /** A step of the space scale: 2 is 8 px, 4 is 16 px. */
  gap?: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch'
  justify?: 'start' | 'center' | 'end' | 'between'
  wrap?: boolean
}

/** Puts even space between things. */
export function Stack({
  as = 'div',
  direction = 'column',
  gap = 4,
  align = direction === 'row' ? 'center' : 'stretch',
  justify = 'start',
  wrap = direction === 'row',
  className,
  ...rest
}: StackProps) {
  const Element = as as ElementType
  return (
    <Element
      {...rest}
      data-direction={direction}
      data-gap={gap}
      data-align={align}
      data-justify={justify}
      data-wrap={wrap || undefined}
      className={clsx(styles.root, className)}
    />
  )
}
