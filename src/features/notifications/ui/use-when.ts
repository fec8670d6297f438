import { useMemo } from 'react'
import { useNow } from '@/design-system/RelativeTime'
import { daysAgo, useDayTime } from '@/shared/day-time'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'

const minute = 60_000

/** When something happened: so long ago today, the time of day under the heading of an earlier day. Another function each minute. */
export function useWhen() {
  const { formatMessage, timeZone } = useIntl()
  const { timeOfDay } = useDayTime()
  const now = useNow()
  return useMemo(
    () =>
      (timestamp: string): string => {
        const date = new Date(timestamp)
        if (daysAgo(date, now, timeZone) > 0) return timeOfDay(date)
        const minutes = Math.floor((now.getTime() - date.getTime()) / minute)
        if (minutes < 1) return formatMessage(messages.now)
        return minutes < 60
          ? formatMessage(messages.minutes, { minutes })
          : formatMessage(messages.hours, { hours: Math.floor(minutes / 60) })
      },
    [formatMessage, timeZone, timeOfDay, now],
  )
}

export type When = ReturnType<typeof useWhen>
