import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Schemas } from '@/api'
import { Heading } from '@/design-system/Heading'
import { RichText } from '@/design-system/RichText'
import { arrangeComments, commentQueries } from '@/features/comments'
import { richTextLinks } from '@/features/entity-links'
import { QueryView } from '@/features/query-view'
import { RetryButton } from '@/features/retry'
import { useDayTime } from '@/shared/day-time'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { PartSkeleton } from './PaperSkeleton'
import styles from './PrintedComments.module.css'

/** The whole conversation below a post, answers below what they answer. */
export function PrintedComments({ postId }: { postId: string }) {
  const { formatMessage } = useIntl()
  const query = useInfiniteQuery(commentQueries.list(postId))
  const { hasNextPage, isFetching, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query
  // Paper has no further pages of a list: all of them are asked for.
  useEffect(() => {
    if (hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage()
  }, [hasNextPage, isFetching, isFetchNextPageError, fetchNextPage])
  return (
    <section>
      <Heading level={2} size="title">
        {formatMessage(messages.comments)}
      </Heading>
      <QueryView query={query} skeleton={<PartSkeleton />} words={{ failed: messages.commentsFailed }} level={3}>
        {({ pages }) => (
          <Conversation comments={pages.flatMap(({ comments }) => comments).filter(({ deleted }) => !deleted)} />
        )}
      </QueryView>
      {isFetchNextPageError && (
        <p role="alert">
          {formatMessage(messages.commentsFailed)}{' '}
          <RetryButton busy={isFetchingNextPage} onClick={() => void fetchNextPage()} />
        </p>
      )}
    </section>
  )
}

function Conversation({ comments }: { comments: readonly Schemas['Comment'][] }) {
  const { formatMessage } = useIntl()
  if (comments.length === 0) return <p>{formatMessage(messages.noComments)}</p>
  return (
    <ul className={styles.list}>
      {arrangeComments(comments).map(({ comment, replies }) => (
        <li key={comment.id}>
          <Comment comment={comment} />
          {replies.length > 0 && (
            <ul className={styles.list} data-replies>
              {replies.map((reply) => (
                <li key={reply.id}>
                  <Comment comment={reply} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
}

function Comment({ comment: { author, createdAt, content } }: { comment: Schemas['Comment'] }) {
  const { formatMessage, formatName } = useIntl()
  const { exact } = useDayTime()
  return (
    <div className={styles.comment}>
      <p className={styles.about}>
        {formatMessage(messages.whoAndWhen, {
          name: formatName(author.fullName),
          date: exact(new Date(createdAt)),
        })}
      </p>
      <RichText
        {...richTextLinks}
        variant="plain"
        topHeading={3}
        value={content}
        externalLinkHint={formatMessage(messages.opensInNewTab)}
      />
    </div>
  )
}
