import { clsx } from 'clsx'
import { useRef, type ComponentProps } from 'react'
import styles from './Dock.module.css'
import { useDockHeight } from './use-dock-height'

export type DockProps = ComponentProps<'section'> & {
  /** Names the landmark, so that people find what goes on beside their work: "Running in the background". */
  label: string
}

/**
 * What goes on beside the page, on the lower edge of the window: DockPanels and the floating button, the first child at
 * the end. Who is missing leaves no hole; an empty dock is not there. Give it to AppShell as `dock`.
 */
export function Dock({ label, className, children, ...rest }: DockProps) {
  const row = useRef<HTMLDivElement>(null)
  useDockHeight(row)

  return (
    <section aria-label={label} {...rest} className={clsx(styles.root, className)}>
      <div ref={row} className={styles.row}>
        {children}
      </div>
    </section>
  )
}
