import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { Anchor, type AnchorProps } from '../Link'
import { VisuallyHidden } from '../VisuallyHidden'
import styles from './BottomMenu.module.css'

type Looks = {
  label: string
  icon: ReactNode
  /** The place where one is. */
  current?: boolean
  /** An UnreadDot or a Badge on the drawing … */
  badge?: ReactNode
  /** … and what it says in words: "2 unread". */
  badgeLabel?: string | undefined
}

export type BottomMenuItemProps = Looks &
  // A place is a link; "More" opens a sheet and is a button.
  ((Omit<AnchorProps, 'children'> & { href: string }) | (Omit<ComponentProps<'button'>, 'children'> & { href?: never }))

/** One place, or the button that opens the rest of them. */
export function BottomMenuItem({
  label,
  icon,
  current = false,
  badge,
  badgeLabel,
  className,
  ...rest
}: BottomMenuItemProps) {
  const content = (
    <>
      <span className={styles.icon}>
        {icon}
        {badge != null && (
          <span aria-hidden className={styles.badge}>
            {badge}
          </span>
        )}
      </span>
      <span className={styles.label}>{label}</span>
      {badgeLabel !== undefined && <VisuallyHidden>, {badgeLabel}</VisuallyHidden>}
    </>
  )
  return (
    <li className={styles.place}>
      {rest.href === undefined ? (
        <button
          type="button"
          {...(rest as ComponentProps<'button'>)}
          data-current={current || undefined}
          className={clsx(styles.item, className)}
        >
          {content}
        </button>
      ) : (
        <Anchor
          {...(rest as AnchorProps)}
          aria-current={current ? 'page' : undefined}
          data-current={current || undefined}
          className={clsx(styles.item, className)}
        >
          {content}
        </Anchor>
      )}
    </li>
  )
}
