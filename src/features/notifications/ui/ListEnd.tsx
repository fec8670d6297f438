import { useUnit } from 'effector-react'
import { Button } from '@/design-system/Button'
import { Skeleton, SkeletonGroup } from '@/design-system/Skeleton'
import { retryMessages } from '@/features/retry'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { isLoadingMore, loadMoreClicked, type LoadedStream } from '../stream'
import { usePassFocusOn } from './panel-focus'
import styles from './Panel.module.css'

/** Below the last row: a way to older ones, as long as there are any. */
export function ListEnd({ stream }: { stream: LoadedStream }) {
  const { formatMessage } = useIntl()
  if (stream.phase === 'end') return null
  if (isLoadingMore(stream)) return <ListSkeleton label={formatMessage(messages.loadingMore)} rows={2} />
  return <LoadMore failed={stream.more.phase === 'failed'} />
}

function LoadMore({ failed }: { failed: boolean }) {
  const onLoadMore = useUnit(loadMoreClicked)
  const { formatMessage } = useIntl()
  const root = usePassFocusOn<HTMLDivElement>(lastEntry)
  return (
    <div ref={root} className={styles.end}>
      {failed && <p role="alert">{formatMessage(messages.moreFailed)}</p>}
      <Button size="sm" onClick={() => onLoadMore()}>
        {formatMessage(failed ? retryMessages.tryAgain : messages.loadMore)}
      </Button>
    </div>
  )
}

/** From it the keys go on to the entries that were requested. */
function lastEntry(panel: HTMLElement): HTMLElement {
  const entry = [...panel.querySelectorAll<HTMLElement>('[data-notification]')].at(-1)
  return entry?.querySelector<HTMLElement>('a[href], button') ?? entry ?? panel
}

/** Rows that are being loaded. */
export function ListSkeleton({ label, rows }: { label: string; rows: number }) {
  return (
    <SkeletonGroup label={label}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.skeleton}>
          <Skeleton shape="circle" size={34} />
          <div className={styles.bars}>
            <Skeleton length="long" />
            <Skeleton length={row % 2 === 0 ? 'half' : 'full'} />
            <Skeleton length="word" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  )
}
