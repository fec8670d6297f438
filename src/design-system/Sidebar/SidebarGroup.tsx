import { clsx } from 'clsx'
import { use, useId, type ComponentProps } from 'react'
import { VisuallyHidden } from '../VisuallyHidden'
import { SidebarCollapsed } from './Sidebar'
import styles from './Sidebar.module.css'

export type SidebarGroupProps = ComponentProps<'ul'> & {
  /** "My communities". Without it the group is simply the first list. */
  label?: string | undefined
}

/** A list of SidebarItems. */
export function SidebarGroup({ label, className, ...rest }: SidebarGroupProps) {
  const id = useId()
  const collapsed = use(SidebarCollapsed)
  if (label === undefined) return <ul {...rest} className={clsx(styles.list, className)} />
  return (
    <div className={styles.group}>
      <p id={id} className={collapsed ? undefined : styles.groupLabel}>
        {collapsed ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </p>
      <ul {...rest} aria-labelledby={id} className={clsx(styles.list, className)} />
    </div>
  )
}
