import { clsx } from 'clsx'
import { use, type ReactNode } from 'react'
import { Avatar, type Hue } from '../Avatar'
import { Anchor, type AnchorProps } from '../Link'
import { VisuallyHidden } from '../VisuallyHidden'
import { SidebarCollapsed } from './Sidebar'
import styles from './Sidebar.module.css'

export type SidebarItemProps = Omit<AnchorProps, 'children'> & {
  label: string
  /** An Icon for a place of the portal … */
  icon?: ReactNode
  /** … or the colour of a community. */
  hue?: Hue | undefined
  /** The place where one is. */
  current?: boolean
  /** How many things wait there. */
  count?: ReactNode
  /** The count in words: "12 waiting". */
  countLabel?: string | undefined
}

/** A place. Collapsed, its name is a tooltip and still what screen readers hear; a community shows its initials. */
export function SidebarItem({
  label,
  icon,
  hue,
  current = false,
  count,
  countLabel,
  className,
  ...rest
}: SidebarItemProps) {
  const collapsed = use(SidebarCollapsed)
  const hasCount = count !== undefined && count !== null && count !== 0
  return (
    <li>
      <Anchor
        {...rest}
        aria-current={current ? 'page' : undefined}
        title={collapsed ? [label, hasCount && countLabel].filter(Boolean).join(', ') : undefined}
        data-kind={hue === undefined ? 'place' : 'community'}
        className={clsx(styles.item, className)}
      >
        {hue === undefined ? icon : <Swatch hue={hue} name={collapsed ? label : ''} />}
        {collapsed ? <VisuallyHidden>{label}</VisuallyHidden> : <span className={styles.label}>{label}</span>}
        {hasCount && (
          <>
            <span aria-hidden={countLabel !== undefined} className={collapsed ? styles.countDot : styles.count}>
              {collapsed ? null : count}
            </span>
            {countLabel !== undefined && <VisuallyHidden>, {countLabel}</VisuallyHidden>}
          </>
        )}
      </Anchor>
    </li>
  )
}

/** The colour of a community, with its initials where its name is not beside it. */
function Swatch({ hue, name }: { hue: Hue; name: string }) {
  if (name !== '') return <Avatar name={name} hue={hue} size={28} shape="square" />
  return <span data-hue={hue} className={styles.swatch} />
}
