import type { ReactNode } from 'react'
import { Card } from '@/design-system/Card'
import styles from './TasksCard.module.css'

/** How many tasks stand beside a post. */
export const MOST = 3

/** As high as the card with these tasks will be at least, so that what stands below it stays where it is. */
export function TasksCardPlace({ open }: { open: number }) {
  return (
    <Card aria-hidden>
      <RowsPlace open={open} head />
    </Card>
  )
}

/** The place of the rows, before and after they are here. */
export function RowsPlace({ open, head = false, children }: { open: number; head?: boolean; children?: ReactNode }) {
  return (
    <div className={styles.place} data-rows={Math.min(open, MOST)} data-head={head ? '' : undefined}>
      {children}
    </div>
  )
}
