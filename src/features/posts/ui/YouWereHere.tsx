import { useNow } from '@/design-system/RelativeTime'
import { daysAgo } from '@/shared/day-time'
import { useIntl } from '@/shared/i18n'

import { messages } from '../messages'
import styles from './Feed.module.css'

/** Stands above the newest post of the visit before: all that follows was there already. */
export function YouWereHere({ at }: { at: string }) {
  const intl = useIntl()
  const now = useNow()
  const date = new Date(at)
  const ago = daysAgo(date, now, intl.timeZone)
  const time = intl.formatTime(date)
  return (
    <p className={styles.here}>
      {ago === 0
        ? intl.formatMessage(messages.hereToday, { time })
        : ago === 1
          ? intl.formatMessage(messages.hereYesterday, { time })
          : intl.formatMessage(messages.hereOn, {
              day: intl.formatDate(date, { day: 'numeric', month: 'long' }),
              time,
            })}
    </p>
  )
}
