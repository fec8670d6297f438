import { useMemo } from 'react'
import { VirtualList } from '@/design-system/VirtualList'
import { calendarDay } from '@/shared/day-time'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { dayStarts } from './day-starts'
import type { Loaded } from '../stream/stream'
import type { Notification } from '../notification'
import { ListEnd } from './ListEnd'
import { NotificationRow } from './NotificationRow'
import styles from './Panel.module.css'
import { rowHeight, typicalHeight } from './row-height'
import { useRowActs } from './use-row-acts'
import { useWhen } from './use-when'

/** At least as many rows as any window shows. */
const screenful = 40

/** In px: what stands above the list takes at least so much of any window. */
const headAndTools = 100

type NotificationListProps = {
  stream: Loaded
  isRead: (notification: Notification) => boolean
  /** Whether what it leads to turned out to be gone or closed to the reader. */
  isGone: (notification: Notification) => boolean
}

/** The loaded stream, newest first, a heading above each day. */
export function NotificationList({ stream, isRead, isGone }: NotificationListProps) {
  const { entries } = stream
  const { formatMessage, timeZone } = useIntl()
  const acts = useRowActs()
  const when = useWhen()
  const dayAt = useMemo(
    () => dayStarts(entries, (timestamp) => calendarDay(new Date(timestamp), timeZone)),
    [entries, timeZone],
  )
  return (
    <VirtualList
      items={entries.order}
      getKey={itself}
      label={formatMessage(messages.list)}
      // The list asks about all that follow whenever a row turns out higher or lower, so below the first screen it hears the same of each.
      estimateHeight={(id, index) =>
        index < screenful ? rowHeight(entries.byId.get(id), dayAt(index) !== undefined) : typicalHeight
      }
      roomAbove={headAndTools}
      open={stream.phase === 'ready'}
      footer={<ListEnd stream={stream} />}
      className={styles.list}
      rowClassName={styles.item}
    >
      {(id, index) => {
        const notification = entries.byId.get(id)
        return (
          notification && (
            <NotificationRow
              notification={notification}
              read={isRead(notification)}
              gone={isGone(notification)}
              day={dayAt(index)}
              acts={acts}
              when={when}
            />
          )
        )
      }}
    </VirtualList>
  )
}

function itself(id: string): string {
  return id
}
