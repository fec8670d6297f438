import { clsx } from 'clsx'
import type { ComponentProps, ElementType } from 'react'
import styles from './Card.module.css'

export type CardProps = ComponentProps<'div'> & {
  /** The element it is: `article` in a feed, `section` with a heading, `li` in a list. */
  as?: 'div' | 'article' | 'section' | 'li' | 'aside' | 'form'
  /** `md` (16 px) in the rail, `lg` (24 px) in the feed, `none` when CardSections divide it. */
  padding?: 'none' | 'md' | 'lg'
  /** `sunken` lies in the page instead of on it: a source under an answer. */
  surface?: 'raised' | 'sunken'
}

/** Paper on paper: holds what belongs together. */
export function Card({ as = 'div', padding = 'md', surface = 'raised', className, ...rest }: CardProps) {
  const Element = as as ElementType
  return <Element {...rest} data-padding={padding} data-surface={surface} className={clsx(styles.root, className)} />
}

export type CardSectionProps = ComponentProps<'div'> & {
  padding?: 'md' | 'lg'
}

/** A part of a card without padding; hairlines divide one from the next, as between a post and its actions. */
export function CardSection({ padding = 'lg', className, ...rest }: CardSectionProps) {
  return <div {...rest} data-padding={padding} className={clsx(styles.section, className)} />
}
