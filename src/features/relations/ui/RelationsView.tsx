import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { concernsThePage, type Schemas } from '@/api'
import { Card } from '@/design-system/Card'
import { IconButton } from '@/design-system/IconButton'
import { Icon, XIcon } from '@/design-system/icons'
import { Link } from '@/design-system/Link'
import { Page } from '@/design-system/Page'
import { Skeleton, SkeletonGroup } from '@/design-system/Skeleton'
import { Stack } from '@/design-system/Stack'
import { Text } from '@/design-system/Text'
import { useOpenPost } from '@/features/open-post'
import { QueryView } from '@/features/query-view'
import { useDayTime } from '@/shared/day-time'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { relationQueries } from '../api/relation-calls'
import { useRemoveRelation } from '../api/use-remove-relation'
import { messages } from '../messages'
import { AddRelation } from './AddRelation'
import { RelationIcon, RelationWords } from './RelationWords'
import styles from './Relations.module.css'

export type RelationsViewProps = { postId: string }

/** All posts that a post is related to, in order of time; who may change it adds and removes them here. */
export function RelationsView({ postId }: RelationsViewProps) {
  const { formatMessage, formatName } = useIntl()
  const { data: post } = useOpenPost(postId)
  const list = useQuery({ ...relationQueries.list(postId), throwOnError: concernsThePage })
  const remove = useRemoveRelation(postId)
  // The button that removes a row goes with it, and the focus must not.
  const rows = useRef<HTMLUListElement>(null)
  return (
    <Page
      title={formatMessage(messages.relations)}
      lead={
        <Link href={paths.post(postId)} lang={post?.language}>
          {post ? formatName(post.title) : formatMessage(messages.back)}
        </Link>
      }
    >
      <Stack gap={4}>
        {post?.canRelate && <AddRelation postId={postId} />}
        <QueryView
          query={list}
          skeleton={
            <SkeletonGroup label={formatMessage(messages.loading)}>
              <Skeleton />
              <Skeleton length="long" />
            </SkeletonGroup>
          }
          words={{ failed: messages.failed }}
          empty={{
            when: ({ relations, hiddenCount }) => relations.length === 0 && hiddenCount === 0,
            title: formatMessage(messages.empty),
            description: formatMessage(post?.canRelate ? messages.emptyEditable : messages.emptyText),
          }}
        >
          {({ relations, hiddenCount }) => (
            <>
              <ul ref={rows} tabIndex={-1} className={styles.list}>
                {relations.map((relation) => (
                  <RelationRow
                    key={relation.id}
                    relation={relation}
                    onRemove={() => {
                      if (!remove.isPending) remove.mutate(relation, { onSuccess: () => rows.current?.focus() })
                    }}
                  />
                ))}
              </ul>
              {hiddenCount > 0 && <Text tone="muted">{formatMessage(messages.hidden, { count: hiddenCount })}</Text>}
            </>
          )}
        </QueryView>
      </Stack>
    </Page>
  )
}

type RelationRowProps = { relation: Schemas['Relation']; onRemove: () => void }

function RelationRow({ relation, onRemove }: RelationRowProps) {
  const { formatMessage, formatName } = useIntl()
  const { exact } = useDayTime()
  const { post, canRemove } = relation
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
          {formatName(post.title)}
        </Link>
        <p className={styles.kind}>
          {formatMessage(messages.about, {
            number: String(post.number),
            community: formatName(post.community.name),
            author: formatName(post.author.fullName),
            date: exact(new Date(post.createdAt)),
          })}
        </p>
      </div>
      {canRemove && (
        <IconButton
          label={formatMessage(messages.remove, { title: formatName(post.title) })}
          icon={<Icon of={XIcon} />}
          onClick={onRemove}
        />
      )}
    </Card>
  )
}
