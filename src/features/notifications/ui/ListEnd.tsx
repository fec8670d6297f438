import { useUnit } from 'effector-react'
import { Button } from '@/design-system/Button'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { loadMoreClicked } from '../model'
import { isGrowing, type Loaded } from '../stream/stream'
import { ListSkeleton } from './ListSkeleton'
import styles from './Panel.module.css'
import { usePassedFocus } from './use-passed-focus'

/** Below the last row: a way to older ones, as long as there are any. */
export function ListEnd({ stream }: { stream: Loaded }) {
  const { formatMessage } = useIntl()
  if (stream.phase === 'end') return null
  if (isGrowing(stream)) return <ListSkeleton label={formatMessage(messages.loadingMore)} rows={2} />
  return <LoadMore failed={stream.more.phase === 'failed'} />
}

function LoadMore({ failed }: { failed: boolean }) {
  const onLoadMore = useUnit(loadMoreClicked)
  const { formatMessage } = useIntl()
  const root = usePassedFocus<HTMLDivElement>(lastEntry)
  return (
    <div ref={root} className={styles.end}>
      {failed && <p role="alert">{formatMessage(messages.moreFailed)}</p>}
      <Button size="sm" onClick={() => onLoadMore()}>
        {formatMessage(failed ? messages.retry : messages.loadMore)}
      </Button>
    </div>
  )
}

/** From it the keys go on to the entries that were asked for. */
function lastEntry(panel: HTMLElement): HTMLElement {
  const entry = [...panel.querySelectorAll<HTMLElement>('[data-notification]')].at(-1)
  return entry?.querySelector<HTMLElement>('a[href], button') ?? entry ?? panel
}
