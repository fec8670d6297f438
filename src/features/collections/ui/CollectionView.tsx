import { useInfiniteQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { Suspense, useState } from 'react'
import { Navigate } from 'react-router-dom'
import type { Schemas } from '@/api'
import { Button } from '@/design-system/Button'
import { Link } from '@/design-system/Link'
import { Page } from '@/design-system/Page'
import { Text } from '@/design-system/Text'
import { QueryView } from '@/features/query-view'
import { retryMessages } from '@/features/retry'
import { useIntl } from '@/shared/i18n'
import { loadable } from '@/shared/loadable'
import { useOwnTitle } from '@/shared/own-title'
import { paths } from '@/shared/routes'
import { collectionQueries } from '../api/collection-calls'
import { useHeldRemoval } from '../api/use-held-removal'
import { collectionWords, messages } from '../messages'
import { $heldRemovals, keyOfEntry, withoutHeld } from '../model/held-removals'
import styles from './Collections.module.css'
import { CollectionsSkeleton } from './CollectionsSkeleton'
import { PostEntry } from './PostEntry'

const CollectionForm = loadable(() => import('./CollectionForm')).component('CollectionForm')
const OrderedPosts = loadable(() => import('./OrderedPosts')).component('OrderedPosts')

export type CollectionViewProps = { collectionId: string }

/** What is in a collection, in the order of its owner, who changes it here. */
export function CollectionView({ collectionId }: CollectionViewProps) {
  const { formatMessage, formatName } = useIntl()
  const held = useUnit($heldRemovals)
  const query = useInfiniteQuery(collectionQueries.posts(collectionId))
  const loaded = query.data?.pages[0]?.collection
  const collection = loaded && withoutHeld(loaded, held)
  const posts = (query.data?.pages.flatMap((page) => page.posts) ?? []).filter(
    ({ id }) => !held.has(keyOfEntry(collectionId, id)),
  )
  useOwnTitle(collection && formatName(collection.name))
  if (held.has(collectionId)) return <Navigate replace to={paths.collections()} />
  return (
    <Page
      width="reading"
      title={collection ? formatName(collection.name) : formatMessage(messages.collection)}
      lead={collection?.description ? formatName(collection.description) : undefined}
      actions={collection?.canEdit && <OwnerActions collection={collection} />}
    >
      <Text size="sm" tone="muted">
        <Link href={paths.collections()}>{formatMessage(messages.allCollections)}</Link>
        {collection && ` · ${formatMessage(messages.posts, { count: collection.postsCount })}`}
        {collection?.canEdit === false &&
          collection.owner &&
          ` · ${formatMessage(messages.sharedBy, { name: collection.owner.fullName })}`}
      </Text>
      <QueryView
        query={query}
        skeleton={<CollectionsSkeleton of="one" />}
        words={collectionWords}
        empty={{
          when: () => posts.length === 0 && !query.hasNextPage,
          title: formatMessage(messages.noPosts),
          ...(collection?.canEdit && { description: formatMessage(messages.noPostsText) }),
        }}
      >
        {() => (
          <>
            {collection && <Posts collection={collection} posts={posts} />}
            {query.hasNextPage && (
              <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                {formatMessage(query.isFetchNextPageError ? retryMessages.tryAgain : messages.morePosts)}
              </Button>
            )}
          </>
        )}
      </QueryView>
    </Page>
  )
}

type PostsProps = { collection: Schemas['Collection']; posts: readonly Schemas['PostSummary'][] }

function Posts({ collection, posts }: PostsProps) {
  const { formatMessage, formatName } = useIntl()
  if (collection.canEdit) {
    return (
      <Suspense fallback={<CollectionsSkeleton of="one" />}>
        <OrderedPosts collection={collection} posts={posts} />
      </Suspense>
    )
  }
  return (
    <ul aria-label={formatMessage(messages.postsOf, { name: formatName(collection.name) })} className={styles.list}>
      {posts.map((post) => (
        <li key={post.id} className={styles.item}>
          <PostEntry post={post} />
        </li>
      ))}
    </ul>
  )
}

function OwnerActions({ collection }: { collection: Schemas['Collection'] }) {
  const { formatMessage } = useIntl()
  const { deleteCollection } = useHeldRemoval()
  const [editing, setEditing] = useState(false)
  return (
    <>
      <Button onClick={() => setEditing(true)}>{formatMessage(messages.edit)}</Button>
      <Button variant="plain" tone="muted" onClick={() => deleteCollection(collection.id)}>
        {formatMessage(messages.delete)}
      </Button>
      {editing && (
        <Suspense>
          <CollectionForm collection={collection} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </>
  )
}
