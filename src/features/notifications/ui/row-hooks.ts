import { useUnit } from 'effector-react'
import { createElement, Fragment, useMemo, type ReactNode } from 'react'
import { useNow } from '@/design-system/RelativeTime'
import { daysAgo, useDayTime } from '@/shared/day-time'
import { useIntl } from '@/shared/i18n'
import { panelLeft } from '../bell'
import { notificationOpened, readClicked } from '../marks'
import { messages } from '../messages'
import type { Notification } from '../notification'
import { brokenLinkOpened } from '../problems'
import { sentenceOf, type Say } from '../sentences'

/** The actions of an entry: the same object for the life of the list, so that one subscription serves all rows. */
export function useRowActions() {
  return useUnit({
    onOpen: notificationOpened,
    onRead: readClicked,
    onBroken: brokenLinkOpened,
    onLeave: panelLeft,
  })
}

export type RowActions = ReturnType<typeof useRowActions>

/** What happened, in one sentence. */
export function useSentence(notification: Notification): ReactNode {
  const intl = useIntl()
  // A list draws many: without a component for each. The values fit their message, which `Say` has checked.
  const draw: Say<ReactNode> = (of, values) =>
    createElement(Fragment, null, ...intl.formatRich(of as never, values as never))
  return sentenceOf(notification, intl, bold, draw)
}

function bold(chunks: ReactNode[]): ReactNode {
  return createElement('b', null, ...chunks)
}

const minute = 60_000

/**
 * Says when something happened: how long ago it was today, the time of day under the heading of an earlier day. The
 * function changes each minute.
 */
export function useFormatTime() {
  const { formatMessage, timeZone } = useIntl()
  const { timeOfDay } = useDayTime()
  const now = useNow()
  return useMemo(
    () =>
      (timestamp: string): string => {
        const date = new Date(timestamp)
        const ago = daysAgo(date, now, timeZone)
        if (Number.isNaN(ago) || ago > 0) return timeOfDay(date)
        const minutes = Math.floor((now.getTime() - date.getTime()) / minute)
        if (minutes < 1) return formatMessage(messages.now)
        return minutes < 60
          ? formatMessage(messages.minutes, { minutes })
          : formatMessage(messages.hours, { hours: Math.floor(minutes / 60) })
      },
    [formatMessage, timeZone, timeOfDay, now],
  )
}

export type FormatTime = ReturnType<typeof useFormatTime>
