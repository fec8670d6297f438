import type { Schemas } from '@/api'
import { useNow } from '@/design-system/RelativeTime'
import { useDayTime } from '@/shared/day-time'
import { useIntl } from '@/shared/i18n'
import { messages } from './messages'

/** What a thing that waits asks for, in one line. */
export function useWaitingWords(): (item: Schemas['WaitingItem']) => string {
  const { formatMessage, formatName } = useIntl()
  const { timeOfDay, dayInShort, isSameDay } = useDayTime()
  const now = useNow()
  return ({ kind, from, since, dueAt, acknowledgement }) => {
    if (kind === 'decision') {
      const begun = new Date(since)
      const time = isSameDay(begun, now) ? timeOfDay(begun) : dayInShort(begun, now)
      return formatMessage(messages.decisionSince, { time })
    }
    if (kind === 'failed-schedule') return formatMessage(messages.failedSchedule)
    const what =
      kind === 'acknowledgement'
        ? formatMessage(messages.acknowledgeVersion, { version: acknowledgement?.revision ?? 1 })
        : formatMessage(messages.invited, { name: from ? formatName(from.fullName) : '' })
    return dueAt === null ? what : formatMessage(messages.due, { what, day: dayInShort(new Date(dueAt), now) })
  }
}
