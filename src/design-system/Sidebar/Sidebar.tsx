import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, createContext } from 'react'
import styles from './Sidebar.module.css'

export type SidebarProps = ComponentProps<'nav'> & {
  /** Names the landmark: "Main". */
  label: string
  /** 64 px of drawings instead of 252 px of words. */
  collapsed?: boolean
  /** A SidebarGroup that stays on the lower edge: "Manage". */
  footer?: ReactNode
}

/** The places of the portal. Give it an `id` and the skip link leads here. */
export function Sidebar({ label, collapsed = false, footer, className, children, ...rest }: SidebarProps) {
  return (
    <nav
      tabIndex={-1}
      {...rest}
      aria-label={label}
      data-collapsed={collapsed || undefined}
      className={clsx(styles.root, className)}
    >
      <SidebarCollapsed value={collapsed}>
        <div className={styles.places}>{children}</div>
        {footer != null && <div className={styles.footer}>{footer}</div>}
      </SidebarCollapsed>
    </nav>
  )
}

/** Whether only drawings are shown; items read it. */
export const SidebarCollapsed = createContext(false)
