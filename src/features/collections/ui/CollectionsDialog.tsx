import { useQuery } from '@tanstack/react-query'
import { ButtonLink } from '@/design-system/Button'
import { Dialog } from '@/design-system/Dialog'
import { EmptyState } from '@/design-system/EmptyState'
import { Link } from '@/design-system/Link'
import { Skeleton, SkeletonGroup } from '@/design-system/Skeleton'
import { Text } from '@/design-system/Text'
import { LoadFailure } from '@/features/load-failure'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { collectionQueries } from '../api/collection-calls'
import { messages } from '../messages'
import styles from './Collections.module.css'

export type CollectionsDialogProps = { onClose: () => void }

/** The collections of the signed-in person, and how much is in each. */
export function CollectionsDialog({ onClose }: CollectionsDialogProps) {
  const { formatMessage } = useIntl()
  return (
    <Dialog
      title={formatMessage(messages.title)}
      closeLabel={formatMessage(messages.close)}
      onClose={onClose}
      footer={
        <ButtonLink href={paths.collections()} onClick={onClose}>
          {formatMessage(messages.manage)}
        </ButtonLink>
      }
    >
      <Collections onClose={onClose} />
    </Dialog>
  )
}

function Collections({ onClose }: CollectionsDialogProps) {
  const { formatMessage } = useIntl()
  const { data, error, isFetching, refetch } = useQuery(collectionQueries.list)
  if (error && !data)
    return (
      <LoadFailure
        level={3}
        title={formatMessage(messages.failed)}
        description={formatMessage(messages.failedWhy)}
        error={error}
        busy={isFetching}
        onRetry={refetch}
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
          <Link variant="quiet" href={paths.collections(id)} className={styles.name} onClick={onClose}>
            {name}
          </Link>
          <Text size="sm" tone="muted">
            {formatMessage(messages.posts, { count: postsCount })}
          </Text>
        </li>
      ))}
    </ul>
  )
}
