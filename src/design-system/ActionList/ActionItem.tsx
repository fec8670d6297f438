import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { CheckIcon, ChevronRightIcon, ExternalLinkIcon, Icon } from '../icons'
import { Anchor, type AnchorProps } from '../Link'
import styles from './ActionList.module.css'

type Looks = {
  label: string
  /** A 20 px Icon or a small picture. */
  icon?: ReactNode
  /** Stands at the far end: what is chosen now, a count, a Badge. */
  detail?: ReactNode
  /** Marks the one of several that holds now: the language one reads, the home one is in. */
  current?: boolean
  /** What happens is not here: `page` goes on to a further page of the same surface, `window` leaves the portal. */
  leadsTo?: 'page' | 'window'
}

export type ActionItemProps = Looks &
  ((Omit<AnchorProps, 'children'> & { href: string }) | (Omit<ComponentProps<'button'>, 'children'> & { href?: never }))

/** One row: a link where it has an address, else a button. */
export function ActionItem({ label, icon, detail, current = false, leadsTo, className, ...rest }: ActionItemProps) {
  const content = (
    <>
      {icon}
      <span className={styles.words}>
        <span className={styles.label}>{label}</span>
        {detail != null && <span className={styles.detail}>{detail}</span>}
      </span>
      {current && <Icon of={CheckIcon} className={styles.mark} />}
      {leadsTo === 'page' && <Icon of={ChevronRightIcon} size="sm" directional />}
      {leadsTo === 'window' && <Icon of={ExternalLinkIcon} size="sm" />}
    </>
  )
  const shared = { 'aria-current': current || undefined, className: clsx(styles.item, className) }
  return (
    <li>
      {rest.href === undefined ? (
        <button type="button" {...(rest as ComponentProps<'button'>)} {...shared}>
          {content}
        </button>
      ) : (
        <Anchor {...(rest as AnchorProps)} {...shared}>
          {content}
        </Anchor>
      )}
    </li>
  )
}
