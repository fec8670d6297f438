import { queryOptions, useQuery } from '@tanstack/react-query'
import { api, isApiError, unwrap } from '@/api'
import { Button } from '@/design-system/Button'
import { Dialog } from '@/design-system/Dialog'
import { EmptyState } from '@/design-system/EmptyState'
import { ErrorState } from '@/design-system/ErrorState'
import { Skeleton, SkeletonGroup } from '@/design-system/Skeleton'
import { Text } from '@/design-system/Text'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import styles from './Collections.module.css'

const collections = queryOptions({
  queryKey: ['collections', 'list'] as const,
  queryFn: ({ signal }) => unwrap(api.GET('/internal/v2/communication/collections', { signal })),
})

export type CollectionsDialogProps = { onClose: () => void }

/** The collections of the signed-in person, and how much is in each. */
export function CollectionsDialog({ onClose }: CollectionsDialogProps) {
  const { formatMessage } = useIntl()
  return (
    <Dialog title={formatMessage(messages.title)} closeLabel={formatMessage(messages.close)} onClose={onClose}>
      <Collections />
    </Dialog>
  )
}

function Collections() {
  const { formatMessage } = useIntl()
  const { data, error, isFetching, refetch } = useQuery(collections)
  if (error && !data)
    return (
      <ErrorState
        level={3}
        title={formatMessage(messages.failed)}
        description={formatMessage(messages.failedWhy)}
        code={isApiError(error) ? error.requestId : undefined}
        action={
          <Button busy={isFetching} onClick={() => void refetch()}>
            {formatMessage(messages.tryAgain)}
          </Button>
        }
      />
    )
  if (!data)
    return (
      <SkeletonGroup label={formatMessage(messages.loading)} className={styles.bars}>
        <Skeleton length="half" />
        <Skeleton length="long" />
        <Skeleton length="half" />
      </SkeletonGroup>
    )
  if (data.collections.length === 0)
    return <EmptyState level={3} title={formatMessage(messages.empty)} description={formatMessage(messages.emptyWhy)} />
  return (
    <ul className={styles.list}>
      {data.collections.map(({ id, name, postsCount }) => (
        <li key={id} className={styles.item}>
          <Text tone="ink" weight="strong">
            {name}
          </Text>
          <Text size="sm" tone="muted">
            {formatMessage(messages.posts, { count: postsCount })}
          </Text>
        </li>
      ))}
    </ul>
  )
}
