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
  /** Makes the chip a button that opens a dialog about what it names. */
  onPress?: (() => void) | undefined
}

/** A small fact, or a way to what it names: only what can be pressed looks as if it could. */
export function Chip({ tone = 'neutral', icon, href, onPress, className, children, ...rest }: ChipProps) {
  const look = { 'data-tone': tone, className: clsx(styles.root, className) }
  const content = (
    <>
      {icon}
      <span className={styles.label}>{children}</span>
    </>
  )
  if (onPress) {
    return (
      <button type="button" aria-haspopup="dialog" {...(rest as ComponentProps<'button'>)} {...look} onClick={onPress}>
        {content}
      </button>
    )
  }
  return href === undefined ? (
    <span {...rest} {...look} data-kind="fact">
      {content}
    </span>
  ) : (
    <Anchor {...(rest as ComponentProps<'a'>)} {...look} href={href}>
      {content}
    </Anchor>
  )
}
