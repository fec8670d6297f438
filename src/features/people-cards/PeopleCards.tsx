import type { ReactNode } from 'react'
import { Card } from '@/design-system/Card'
import { PersonLink } from '@/features/entity-links'
import styles from './PeopleCards.module.css'

/** One person of a list, and how they stand. */
export type PersonRow = {
  id: string
  userId: string
  name: string
  /** How they stand, as a chip. */
  state: ReactNode
  /** What else is known, in words. */
  facts: readonly string[]
  /** What can be done with the row. */
  action?: ReactNode
}

export type PeopleCardsProps = {
  /** Names the list to those who hear it. */
  label: string
  rows: readonly PersonRow[]
}

/** The rows of a table of people for a phone: a card for each, whose name a thumb can hit. */
export function PeopleCards({ label, rows }: PeopleCardsProps) {
  return (
    <ul aria-label={label} className={styles.cards}>
      {rows.map((row) => (
        <PersonCard key={row.id} row={row} />
      ))}
    </ul>
  )
}

function PersonCard({ row: { userId, name, state, facts, action } }: { row: PersonRow }) {
  return (
    <Card as="li" className={styles.card}>
      <div className={styles.head}>
        <PersonLink userId={userId} name={name} className={styles.name} />
        {state}
      </div>
      {facts.length > 0 && (
        <p className={styles.facts}>
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
      )}
      {action}
    </Card>
  )
}
