import type { ReactNode } from 'react'
import styles from './Legend.module.css'

export type LegendEntry = {
  id: string
  label: ReactNode
  /** How it is drawn: a bar, a line with an end, a mark across, or an area in a colour of its own. */
  sign: 'bar' | 'second' | 'line' | 'mark'
}

/** What the signs of a chart mean. */
export function Legend({ entries }: { entries: readonly LegendEntry[] }) {
  if (entries.length === 0) return null
  return (
    <ul className={styles.root}>
      {entries.map(({ id, label, sign }) => (
        <li key={id} className={styles.entry}>
          <svg aria-hidden="true" width="20" height="12" data-sign={sign} className={styles.sign}>
            {sign === 'line' && <path d="M1 6H19M19 2V10" />}
            {sign === 'mark' && <path d="M10 0V12" />}
            {(sign === 'bar' || sign === 'second') && <rect x="0.5" y="1.5" width="19" height="9" rx="3" />}
          </svg>
          {label}
        </li>
      ))}
    </ul>
  )
}
