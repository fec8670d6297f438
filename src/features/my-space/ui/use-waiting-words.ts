import type { Schemas } from '@/api'
import { useNow } from '@/design-system/RelativeTime'
import { useDayTime } from '@/shared/day-time'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'

type Item = Schemas['WaitingItem']

/** What a thing that waits asks for, in one line: `short` beside the feed, else with who asks. */
export function useWaitingWords(look: 'short' | 'full'): (item: Item) => string {
  const intl = useIntl()
  const { timeOrDay, dayInShort } = useDayTime()
  const now = useNow()
  return ({ kind, from, since, dueAt, acknowledgement, revision }) => {
    const time = timeOrDay(new Date(since), now)
    const name = from ? intl.formatName(from.fullName) : ''
    if (kind === 'decision') {
      return look === 'full' && name !== ''
        ? intl.formatMessage(messages.asksYou, { name, time })
        : intl.formatMessage(messages.decisionSince, { time })
    }
    if (kind === 'failed-schedule') return intl.formatMessage(messages.failedSchedule)
    const what =
      kind === 'acknowledgement'
        ? intl.formatMessage(messages.acknowledgeVersion, { version: revision ?? acknowledgement?.revision ?? 1 })
        : kind === 'answer'
          ? intl.formatMessage(messages.surveyFrom, { name })
          : intl.formatMessage(messages.invited, { name })
    if (dueAt === null) return what
    return intl.formatMessage(messages.due, { what, day: dayInShort(new Date(dueAt), now) })
  }
}
