import { useMemo } from 'react'
import { VirtualList } from '@/design-system/VirtualList'
import { calendarDay } from '@/shared/day-time'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import type { Notification } from '../notification'
import type { LoadedStream } from '../stream'
import { dayStarts } from './day-starts'
import { ListEnd } from './ListEnd'
import { NotificationRow } from './NotificationRow'
import styles from './Panel.module.css'
import { RowBoundary } from './RowBoundary'
import { useFormatTime, useRowActions } from './row-hooks'
import { rowHeight, typicalHeight } from './row-height'

/** At least as many rows as any window shows. */
const screenful = 40

/** In px: what stands above the list takes at least so much of any window. */
const headAndTools = 100

type NotificationListProps = {
  stream: LoadedStream
  isRead: (notification: Notification) => boolean
  /** Whether the page that an entry leads to no longer exists or is closed to the reader. */
  isUnavailable: (notification: Notification) => boolean
}

/** The loaded stream, newest first, a heading above each day. */
export function NotificationList({ stream, isRead, isUnavailable }: NotificationListProps) {
  const { entries } = stream
  const { formatMessage, timeZone } = useIntl()
  const actions = useRowActions()
  const formatTime = useFormatTime()
  const dayAt = useMemo(
    () => dayStarts(entries, (timestamp) => calendarDay(new Date(timestamp), timeZone)),
    [entries, timeZone],
  )
  return (
    <VirtualList
      items={entries.order}
      getKey={itself}
      label={formatMessage(messages.list)}
      // The list estimates all rows that follow whenever one is measured, so below the first screen all count the same.
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
            <RowBoundary notification={notification}>
              <NotificationRow
                notification={notification}
                read={isRead(notification)}
                unavailable={isUnavailable(notification)}
                day={dayAt(index) || undefined}
                actions={actions}
                formatTime={formatTime}
              />
            </RowBoundary>
          )
        )
      }}
    </VirtualList>
  )
}

function itself(id: string): string {
  return id
}
