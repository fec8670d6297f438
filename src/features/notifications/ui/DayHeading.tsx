import { daysAgo } from '@/shared/day-time'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import styles from './Panel.module.css'

/** "Today", "Yesterday", "18 November", with the year when it is another one. */
export function DayHeading({ day }: { day: string }) {
  const { formatMessage, formatDate, timeZone } = useIntl()
  const now = new Date()
  // Noon is on the same day in every zone that is asked.
  const noon = new Date(`${day}T12:00:00Z`)
  const ago = daysAgo(noon, now, timeZone)
  const words =
    ago === 0
      ? formatMessage(messages.today)
      : ago === 1
        ? formatMessage(messages.yesterday)
        : formatDate(noon, {
            day: 'numeric',
            month: 'long',
            ...(noon.getUTCFullYear() !== now.getUTCFullYear() && { year: 'numeric' }),
            timeZone: 'UTC',
          })
  return <h3 className={styles.group}>{words}</h3>
}
