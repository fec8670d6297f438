import { clsx } from 'clsx'
import type { Schemas } from '@/api'
import { useNow } from '@/design-system/RelativeTime'
import { PersonLink } from '@/features/entity-links'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { availabilityWords, localTimeWords } from '../model/availability'
import styles from './AvailabilityLine.module.css'

export type AvailabilityLineProps = {
  person: Pick<Schemas['PersonSummary'], 'availability' | 'timeZone'>
  className?: string | undefined
}

/** Whether somebody can be reached, who stands in, and what their clocks show where they differ; nothing if unknown. */
export function AvailabilityLine({ person, className }: AvailabilityLineProps) {
  const intl = useIntl()
  const now = useNow()
  const words = availabilityWords(intl, person, now)
  const localTime = localTimeWords(intl, person.timeZone, now)
  const { state, deputy } = person.availability
  if (words === null && localTime === null) return null
  return (
    <span className={clsx(styles.root, className)}>
      {words !== null && (
        <span className={styles.state}>
          <span aria-hidden data-state={state} className={styles.dot} />
          {words}
        </span>
      )}
      {deputy && (
        <PersonLink userId={deputy.id} name={deputy.fullName} variant="text">
          {intl.formatMessage(messages.deputy, { name: deputy.fullName })}
        </PersonLink>
      )}
      {localTime !== null && <span className={styles.time}>{localTime}</span>}
    </span>
  )
}
