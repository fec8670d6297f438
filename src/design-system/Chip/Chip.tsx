import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { Anchor } from '../Link'
import styles from './Chip.module.css'

export type ChipProps = ComponentProps<'span'> & {
  /** `accent` for hashtags, `neutral` for facts about a thing: its file, its photos. */
  tone?: 'neutral' | 'accent'
  /** An Icon of size `sm`. */
  icon?: ReactNode
  /** Makes the chip a link. */
  href?: string | undefined
}

/** A small fact, or a way to what it names. */
export function Chip({ tone = 'neutral', icon, href, className, children, ...rest }: ChipProps) {
  const look = { 'data-tone': tone, className: clsx(styles.root, className) }
  const content = (
    <>
      {icon}
      <span className={styles.label}>{children}</span>
    </>
  )
  return href === undefined ? (
    <span {...rest} {...look}>
      {content}
    </span>
  ) : (
    <Anchor {...(rest as ComponentProps<'a'>)} {...look} href={href}>
      {content}
    </Anchor>
  )
}
