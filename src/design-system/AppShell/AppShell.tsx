import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import styles from './AppShell.module.css'

export type AppShellProps = ComponentProps<'div'> & {
  /** First in the page: see SkipLinks. */
  skipLinks?: ReactNode
  /** See Header. Left out on login, errors and header-less routes. */
  header?: ReactNode
  /** See Sidebar; shown from 768 px. Left out on routes without one: the content then takes the width. */
  sidebar?: ReactNode
  /** A panel in the layout, at the end: the content shrinks beside it. Below 768 px it covers the window. */
  panel?: ReactNode
  /** See BottomMenu; shown below 768 px. */
  bottomMenu?: ReactNode
  /** See Dock: what goes on beside the page, on the lower edge, above the content, below panels and dialogs. */
  dock?: ReactNode
  /** Target of the skip link to the content. */
  mainId?: string
  /** Props of the main landmark, as its label. */
  mainProps?: Omit<ComponentProps<'main'>, 'id' | 'children'>
}

/** Where everything has its place: header, sidebar, content, panel, bottom menu, dock. The page itself scrolls. */
export function AppShell({
  skipLinks,
  header,
  sidebar,
  panel,
  bottomMenu,
  dock,
  mainId = 'main',
  mainProps,
  className,
  children,
  ...rest
}: AppShellProps) {
  return (
    <div
      {...rest}
      data-header={isThere(header) || undefined}
      data-bottom-menu={isThere(bottomMenu) || undefined}
      className={clsx(styles.root, className)}
    >
      {skipLinks}
      {isThere(header) && <div className={styles.header}>{header}</div>}
      {isThere(sidebar) && <div className={styles.sidebar}>{sidebar}</div>}
      <main {...mainProps} id={mainId} tabIndex={-1} className={clsx(styles.main, mainProps?.className)}>
        {children}
      </main>
      {isThere(panel) && <div className={styles.panel}>{panel}</div>}
      {isThere(dock) && (
        <div className={styles.dock}>
          <div className={styles.dockPlace}>{dock}</div>
        </div>
      )}
      {isThere(bottomMenu) && <div className={styles.bottomMenu}>{bottomMenu}</div>}
    </div>
  )
}

/** `panel={isOpen && <Panel />}` is no panel while it is closed. */
function isThere(node: ReactNode): boolean {
  return node != null && typeof node !== 'boolean'
}
