import styles from './DayTile.module.css'

export type DayTileProps = { month: string; day: string }

/** The day of an event as on a calendar to tear off; the words beside it say it too. */
export function DayTile({ month, day }: DayTileProps) {
  return (
    <p aria-hidden="true" className={styles.root}>
      <span>{month}</span>
      <span>{day}</span>
    </p>
  )
}
