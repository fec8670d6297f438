import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Schemas } from '@/api'
import { Button } from '@/design-system/Button'
import { EmptyState } from '@/design-system/EmptyState'
import { Icon, PlusIcon } from '@/design-system/icons'
import { Link } from '@/design-system/Link'
import { Page } from '@/design-system/Page'
import { Skeleton } from '@/design-system/Skeleton'
import { Text } from '@/design-system/Text'
import { LoadFailure } from '@/features/load-failure'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { collectionQueries } from '../api/collection-calls'
import { messages } from '../messages'
import { CollectionForm } from './CollectionForm'
import { CollectionPosts } from './CollectionPosts'
import styles from './Collections.module.css'

/** All collections of the person, or the one that the address names. */
export function CollectionsView({ collectionId }: { collectionId: string | undefined }) {
  if (collectionId === undefined) return <AllCollections />
  return <CollectionPosts key={collectionId} collectionId={collectionId} />
}

function AllCollections() {
  const { formatMessage } = useIntl()
  const { data, error, isFetching, refetch } = useQuery(collectionQueries.list)
  const [making, setMaking] = useState(false)
  return (
    <Page
      title={formatMessage(messages.collections)}
      lead={formatMessage(messages.emptyWhy)}
      actions={
        <Button variant="primary" icon={<Icon of={PlusIcon} />} onClick={() => setMaking(true)}>
          {formatMessage(messages.create)}
        </Button>
      }
    >
      {error && !data && (
        <LoadFailure
          title={formatMessage(messages.failed)}
          description={formatMessage(messages.failedWhy)}
          error={error}
          busy={isFetching}
          onRetry={refetch}
        />
      )}
      {!data && !error && (
        <>
          <Skeleton />
          <Skeleton />
        </>
      )}
      {data && data.collections.length === 0 && (
        <EmptyState level={2} title={formatMessage(messages.empty)} description={formatMessage(messages.emptyCreate)} />
      )}
      {data && data.collections.length > 0 && (
        <ul className={styles.rows}>
          {data.collections.map((collection) => (
            <CollectionRow key={collection.id} collection={collection} />
          ))}
        </ul>
      )}
      {making && <CollectionForm collection={null} onClose={() => setMaking(false)} />}
    </Page>
  )
}

function CollectionRow({ collection }: { collection: Schemas['Collection'] }) {
  const { formatMessage } = useIntl()
  const { id, name, postsCount, description, owner, sharedWith = [], canEdit } = collection
  const shared =
    canEdit === false && owner
      ? formatMessage(messages.sharedBy, { name: owner.fullName })
      : sharedWith.length > 0
        ? formatMessage(messages.sharedWithCount, { count: sharedWith.length })
        : null
  return (
    <li className={styles.item}>
      <Link variant="quiet" href={paths.collections(id)} className={styles.name}>
        {name}
      </Link>
      {description !== undefined && description !== '' && <Text>{description}</Text>}
      <Text size="sm" tone="muted">
        {formatMessage(messages.posts, { count: postsCount })}
        {shared !== null && ` · ${shared}`}
      </Text>
    </li>
  )
}
