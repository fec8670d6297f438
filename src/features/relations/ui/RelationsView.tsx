import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { isApiError, type Schemas } from '@/api'
import { Card } from '@/design-system/Card'
import { EmptyState } from '@/design-system/EmptyState'
import { IconButton } from '@/design-system/IconButton'
import { Icon, XIcon } from '@/design-system/icons'
import { Link } from '@/design-system/Link'
import { Page } from '@/design-system/Page'
import { Skeleton } from '@/design-system/Skeleton'
import { Text } from '@/design-system/Text'
import { LoadFailure } from '@/features/load-failure'
import { postQueries } from '@/features/posts'
import { useDayTime } from '@/shared/day-time'
import { useIntl } from '@/shared/i18n'
import { tipRequested } from '@/shared/overlays'
import { randomId } from '@/shared/random-id'
import { paths } from '@/shared/routes'
import { createRelation, relationQueries, removeRelation, renewRelations } from '../api/relation-queries'
import { messages } from '../messages'
import { AddRelation } from './AddRelation'
import { RelationIcon, RelationWords } from './RelationWords'
import styles from './Relations.module.css'

/** All posts that a post is related to, in order of time; who may change it adds and removes them here. */
export function RelationsView({ postId }: { postId: string }) {
  const { formatMessage } = useIntl()
  const concernsThePage = (thrown: unknown) =>
    isApiError(thrown) && (thrown.kind === 'not-found' || thrown.kind === 'forbidden')
  const { data: post } = useQuery({ ...postQueries.detail(postId), throwOnError: concernsThePage })
  const { data, error, isFetching, refetch } = useQuery({
    ...relationQueries.list(postId),
    throwOnError: concernsThePage,
  })
  return (
    <Page title={formatMessage(messages.relations)} lead={post && <Link href={paths.post(postId)}>{post.title}</Link>}>
      {post?.canRelate && <AddRelation postId={postId} />}
      {error && !data && (
        <LoadFailure
          title={formatMessage(messages.failed)}
          description={formatMessage(messages.failedText)}
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
      {data && data.relations.length === 0 && (
        <EmptyState
          level={2}
          title={formatMessage(messages.empty)}
          description={formatMessage(post?.canRelate ? messages.emptyEditable : messages.emptyText)}
        />
      )}
      {data && data.relations.length > 0 && (
        <ul className={styles.list}>
          {data.relations.map((relation) => (
            <RelationRow key={relation.id} postId={postId} relation={relation} />
          ))}
        </ul>
      )}
      {data && data.hiddenCount > 0 && (
        <Text tone="muted">{formatMessage(messages.hidden, { count: data.hiddenCount })}</Text>
      )}
    </Page>
  )
}

function RelationRow({ postId, relation }: { postId: string; relation: Schemas['Relation'] }) {
  const { formatMessage } = useIntl()
  const { exact } = useDayTime()
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  const { id, kind, direction, post, canRemove } = relation
  const undo = useMutation({
    mutationFn: () =>
      kind === 'copied-from'
        ? Promise.reject(new Error('Copies are the server’s to know.'))
        : direction === 'outgoing'
          ? createRelation(postId, { kind: kind as Schemas['NewRelation']['kind'], postId: post.id }, randomId())
          : createRelation(post.id, { kind: kind as Schemas['NewRelation']['kind'], postId }, randomId()),
    onSettled: () => renewRelations(queryClient),
    onError: () => tip({ severity: 'error', title: messages.changeFailed }),
  })
  const remove = useMutation({
    mutationFn: () => removeRelation(postId, id),
    onSuccess: () => {
      renewRelations(queryClient)
      tip({
        severity: 'success',
        title: messages.removed,
        actionCallbacks: [{ label: messages.undo, onSelect: () => undo.mutate() }],
      })
    },
    onError: () => tip({ severity: 'error', title: messages.changeFailed }),
  })
  return (
    <Card as="li" className={styles.row}>
      <span className={styles.icon}>
        <RelationIcon relation={relation} />
      </span>
      <div className={styles.words}>
        <p className={styles.kind}>
          <RelationWords relation={relation} />
        </p>
        <Link variant="quiet" href={paths.post(post.id)} lang={post.language} className={styles.title}>
          {post.title}
        </Link>
        <p className={styles.kind}>
          {formatMessage(messages.about, {
            number: String(post.number),
            community: post.community.name,
            author: post.author.fullName,
            date: exact(new Date(post.createdAt)),
          })}
        </p>
      </div>
      {canRemove && (
        <IconButton
          label={formatMessage(messages.remove, { title: post.title })}
          icon={<Icon of={XIcon} />}
          onClick={() => {
            if (!remove.isPending) remove.mutate()
          }}
        />
      )}
    </Card>
  )
}
