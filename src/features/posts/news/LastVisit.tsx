import { useNow } from '@/design-system/RelativeTime'
import { daysAgo } from '@/shared/day-time'
import { useIntl } from '@/shared/i18n'

import { messages } from './messages'

/** When the visit before ended: all that follows was there already. */
export function LastVisit({ at }: { at: string }) {
  const intl = useIntl()
  const date = new Date(at)
  const ago = daysAgo(date, useNow(), intl.timeZone)
  const time = intl.formatTime(date)
  if (ago === 0) return intl.formatMessage(messages.hereToday, { time })
  if (ago === 1) return intl.formatMessage(messages.hereYesterday, { time })
  return intl.formatMessage(messages.hereOn, { day: intl.formatDate(date, { day: 'numeric', month: 'long' }), time })
}
