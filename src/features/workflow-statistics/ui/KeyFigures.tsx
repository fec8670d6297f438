import { Card } from '@/design-system/Card'
import { Link } from '@/design-system/Link'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import styles from './Statistics.module.css'

export type KeyFigure = {
  id: string
  label: string
  /** The number as people read it. */
  text: string
  unit: string
  href?: string | undefined
  /** Beside an earlier number, or what else is to be known. */
  notes: readonly string[]
  tone?: 'warn' | undefined
}

/** The numbers above the charts; each leads to the posts that it counts. */
export function KeyFigures({ figures }: { figures: readonly KeyFigure[] }) {
  const { formatMessage } = useIntl()
  return (
    <section aria-label={formatMessage(messages.totals)} className={styles.totals}>
      {figures.map(({ id, label, text, unit, href, notes, tone }) => (
        <Card key={id}>
          <p className={styles.label}>{label}</p>
          <p className={styles.figure} data-tone={tone}>
            {href === undefined ? (
              <strong>{text}</strong>
            ) : (
              <Link variant="quiet" href={href} aria-label={`${label}: ${text} ${unit}`}>
                <strong>{text}</strong>
              </Link>
            )}{' '}
            <span>{unit}</span>
          </p>
          {notes.map((note) => (
            <p key={note} className={styles.label}>
              {note}
            </p>
          ))}
        </Card>
      ))}
    </section>
  )
}
