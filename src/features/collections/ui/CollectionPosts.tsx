import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { isApiError, type Schemas } from '@/api'
import { Button, ButtonLink } from '@/design-system/Button'
import { EmptyState } from '@/design-system/EmptyState'
import { ErrorState } from '@/design-system/ErrorState'
import { Link } from '@/design-system/Link'
import { Page } from '@/design-system/Page'
import { Skeleton } from '@/design-system/Skeleton'
import { Text } from '@/design-system/Text'
import { ConfirmDialog } from '@/features/confirm'
import { useIntl } from '@/shared/i18n'
import { tipRequested } from '@/shared/overlays'
import { paths } from '@/shared/routes'
import { collectionQueries, deleteCollection } from '../api/collection-calls'
import { messages } from '../messages'
import { CollectionForm } from './CollectionForm'
import { OrderedPosts } from './OrderedPosts'

/** What is in a collection, in the order of its owner, who changes it here. */
export function CollectionPosts({ collectionId }: { collectionId: string }) {
  const { formatMessage } = useIntl()
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    collectionQueries.posts(collectionId),
  )
  const all = (
    <Link variant="action" href={paths.collections()}>
      {formatMessage(messages.all)}
    </Link>
  )
  if (error && !data) {
    const gone = isApiError(error) && error.kind === 'not-found'
    return (
      <Page>
        <ErrorState
          level={1}
          title={formatMessage(gone ? messages.gone : messages.postsFailed)}
          description={formatMessage(gone ? messages.goneText : messages.failedWhy)}
          code={isApiError(error) ? error.requestId : undefined}
          action={
            gone ? (
              <ButtonLink href={paths.collections()}>{formatMessage(messages.all)}</ButtonLink>
            ) : (
              <Button busy={isFetching} onClick={() => void refetch()}>
                {formatMessage(messages.tryAgain)}
              </Button>
            )
          }
        />
      </Page>
    )
  }
  const collection = data?.pages.at(-1)?.collection
  if (!data || !collection) {
    return (
      <Page>
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </Page>
    )
  }
  const posts = data.pages.flatMap((page) => page.posts)
  return (
    <Page
      title={collection.name}
      lead={collection.description}
      actions={collection.canEdit && <OwnerActions collection={collection} />}
    >
      <Text size="sm" tone="muted">
        {all}
        {collection.canEdit === false &&
          collection.owner &&
          ` · ${formatMessage(messages.sharedBy, { name: collection.owner.fullName })}`}
      </Text>
      {posts.length === 0 ? (
        <EmptyState
          level={2}
          title={formatMessage(messages.noPosts)}
          description={formatMessage(messages.noPostsText)}
        />
      ) : (
        <OrderedPosts collection={collection} posts={posts} />
      )}
      {hasNextPage && (
        <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {formatMessage(messages.morePosts)}
        </Button>
      )}
    </Page>
  )
}

function OwnerActions({ collection }: { collection: Schemas['Collection'] }) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  const [open, setOpen] = useState<'form' | 'delete' | null>(null)
  const remove = useMutation({
    mutationFn: () => deleteCollection(collection.id),
    onSuccess: () => {
      tip({ severity: 'success', title: messages.deleted })
      void navigate(paths.collections(), { replace: true })
      void queryClient.invalidateQueries({ queryKey: collectionQueries.list.queryKey })
    },
    onError: () => {
      setOpen(null)
      tip({ severity: 'error', title: messages.deleteFailed })
    },
  })
  return (
    <>
      <Button onClick={() => setOpen('form')}>{formatMessage(messages.edit)}</Button>
      <Button onClick={() => setOpen('delete')}>{formatMessage(messages.delete)}</Button>
      {open === 'form' && <CollectionForm collection={collection} onClose={() => setOpen(null)} />}
      {open === 'delete' && (
        <ConfirmDialog
          title={formatMessage(messages.deleteQuestion, { name: collection.name })}
          description={formatMessage(messages.deleteText, { count: collection.postsCount })}
          confirmLabel={formatMessage(messages.delete)}
          cancelLabel={formatMessage(messages.cancel)}
          tone="destructive"
          onConfirm={() => remove.mutate()}
          onCancel={() => setOpen(null)}
        />
      )}
    </>
  )
}
