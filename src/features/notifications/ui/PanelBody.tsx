import { useUnit } from 'effector-react'
import { Button } from '@/design-system/Button'
import { EmptyState } from '@/design-system/EmptyState'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { $isGone, $isRead, $onlyUnread, $stream, onlyUnreadToggled } from '../model'
import { isLoaded } from '../stream/stream'
import { ListSkeleton } from './ListSkeleton'
import { NotificationList } from './NotificationList'
import styles from './Panel.module.css'
import { StreamFailed } from './StreamFailed'
import { usePassedFocus } from './use-passed-focus'

/** The list, or what stands in its place. */
export function PanelBody() {
  const { stream, isRead, isGone } = useUnit({ stream: $stream, isRead: $isRead, isGone: $isGone })
  const { formatMessage } = useIntl()
  if (stream.phase === 'failed') return <StreamFailed error={stream.error} />
  if (!isLoaded(stream)) return <ListSkeleton label={formatMessage(messages.loading)} rows={6} />
  // An empty page of a longer stream is no empty stream: its end offers to go on.
  return stream.entries.order.length === 0 && stream.phase === 'end' ? (
    <NothingThere />
  ) : (
    <NotificationList stream={stream} isRead={isRead} isGone={isGone} />
  )
}

function NothingThere() {
  const { onlyUnread, onToggle } = useUnit({ onlyUnread: $onlyUnread, onToggle: onlyUnreadToggled })
  const { formatMessage } = useIntl()
  const root = usePassedFocus<HTMLDivElement>()
  return (
    <div ref={root} className={styles.state}>
      {onlyUnread ? (
        <EmptyState
          level={3}
          title={formatMessage(messages.nothingUnread)}
          description={formatMessage(messages.nothingUnreadWhy)}
          action={<Button onClick={() => onToggle(false)}>{formatMessage(messages.showAll)}</Button>}
        />
      ) : (
        <EmptyState level={3} title={formatMessage(messages.empty)} description={formatMessage(messages.emptyWhy)} />
      )}
    </div>
  )
}
