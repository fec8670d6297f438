import { useUnit } from 'effector-react'
import { isApiError } from '@/api'
import { Button } from '@/design-system/Button'
import { EmptyState } from '@/design-system/EmptyState'
import { ErrorState } from '@/design-system/ErrorState'
import { RetryButton } from '@/features/retry'
import { useIntl } from '@/shared/i18n'
import { $isRead } from '../marks'
import { messages } from '../messages'
import { $isUnavailable, $onlyUnread, $stream, isLoaded, onlyUnreadToggled, retryClicked } from '../stream'
import { ListSkeleton } from './ListEnd'
import { NotificationList } from './NotificationList'
import { usePassFocusOn } from './panel-focus'
import styles from './Panel.module.css'

/** The list, or its skeleton, its empty state or its error. */
export function PanelBody() {
  const { stream, isRead, isUnavailable } = useUnit({ stream: $stream, isRead: $isRead, isUnavailable: $isUnavailable })
  const { formatMessage } = useIntl()
  if (stream.phase === 'failed') return <StreamFailed error={stream.error} />
  if (!isLoaded(stream)) return <ListSkeleton label={formatMessage(messages.loading)} rows={6} />
  // An empty page of a longer stream is no empty stream: its end offers to go on.
  return stream.entries.order.length === 0 && stream.phase === 'end' ? (
    <EmptyStream />
  ) : (
    <NotificationList stream={stream} isRead={isRead} isUnavailable={isUnavailable} />
  )
}

function EmptyStream() {
  const { onlyUnread, onToggle } = useUnit({ onlyUnread: $onlyUnread, onToggle: onlyUnreadToggled })
  const { formatMessage } = useIntl()
  const root = usePassFocusOn<HTMLDivElement>()
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

/** In place of a list that did not load. */
function StreamFailed({ error }: { error: unknown }) {
  const onRetry = useUnit(retryClicked)
  const { formatMessage } = useIntl()
  const root = usePassFocusOn<HTMLDivElement>()
  const api = isApiError(error) ? error : null
  const code = [api && api.status > 0 ? api.status : null, api?.requestId].filter((part) => part != null).join(' · ')
  return (
    <div ref={root} className={styles.state}>
      <ErrorState
        level={3}
        title={formatMessage(messages.failed)}
        description={formatMessage(api?.kind === 'offline' ? messages.offlineWhy : messages.failedWhy)}
        action={<RetryButton onClick={() => onRetry()} />}
        {...(code !== '' && { code })}
      />
    </div>
  )
}
