import { useInfiniteQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useEffect, useMemo } from 'react'

import { Avatar } from '@/design-system/Avatar'
import { Button } from '@/design-system/Button'
import { QueryView } from '@/features/query-view'
import { retryMessages } from '@/features/retry'
import { useCurrentUser } from '@/features/session'
import { useIntl } from '@/shared/i18n'

import { commentQueries } from '../api/comment-queries'
import { messages } from '../messages'
import { conversationOf } from '../model/conversation'
import { conversationOpened } from '../model/unsent-comments'
import { $outbox, commentsReceived, conversationClosed } from '../model/outbox'
import { CommentField } from './CommentField'
import styles from './Comments.module.css'
import { CommentsSkeleton } from './CommentsSkeleton'
import { CommentThread } from './CommentThread'
import { MyOutgoingItem } from './OutgoingItem'
import { useMarkedComment } from './use-marked-comment'
import { useReply } from './use-reply'
import { deltaText } from '@/design-system/RichText'
import { VisuallyHidden } from '@/design-system/VisuallyHidden'

export type CommentsPanelProps = {
  postId: string
  /** Whether the person may write here. */
  canComment: boolean
  /** Whether they may like what others wrote. */
  canLike?: boolean | undefined
  /** The comment that the address names. */
  markedCommentId?: string | null
}

/** The conversation below a post, and the field to join it. */
export function CommentsPanel({ postId, canComment, canLike = true, markedCommentId = null }: CommentsPanelProps) {
  const intl = useIntl()
  const user = useCurrentUser()
  const { outbox, open, leave, find } = useUnit({
    outbox: $outbox,
    open: conversationOpened,
    leave: conversationClosed,
    find: commentsReceived,
  })
  const query = useInfiniteQuery(commentQueries.list(postId))
  const { data, isFetching, hasNextPage, isFetchNextPageError, isFetchingNextPage, fetchNextPage } = query

  const comments = useMemo(() => data?.pages.flatMap((page) => page.comments) ?? [], [data])
  const conversation = useMemo(
    () =>
      conversationOf(
        comments,
        outbox.filter((entry) => entry.postId === postId),
      ),
    [comments, outbox, postId],
  )
  const reply = useReply(postId, comments)
  const marked = useMarkedComment({
    commentId: markedCommentId,
    found: comments.some(({ id }) => id === markedCommentId),
    hasMore: !data || hasNextPage,
    busy: isFetching || isFetchNextPageError || !data,
    onLoadMore: () => void fetchNextPage(),
  })

  useEffect(() => {
    open()
    return () => {
      leave({ postId })
    }
  }, [open, leave, postId])

  useEffect(() => {
    find(comments)
  }, [find, comments])

  return (
    <div className={styles.root}>
      {marked.missing && (
        <p role="status" className={styles.notice}>
          {intl.formatMessage(messages.gone)}
        </p>
      )}
      <QueryView
        query={query}
        skeleton={<CommentsSkeleton />}
        words={{ failed: messages.failed, failedWhy: messages.failedText }}
        level={3}
      >
        {() =>
          !hasNextPage &&
          conversation.threads.length + conversation.outgoing.length === 0 && (
            <p className={styles.empty}>{intl.formatMessage(messages.empty)}</p>
          )
        }
      </QueryView>
      <ol aria-label={intl.formatMessage(messages.list)} className={styles.list}>
        {conversation.threads.map(({ thread, outgoing }) => (
          <CommentThread
            key={thread.comment.id}
            postId={postId}
            thread={thread}
            outgoing={outgoing}
            people={conversation.people}
            markedId={markedCommentId}
            markedRef={marked.element}
            replyingTo={reply.in(thread)}
            canLike={canLike}
            onReply={canComment ? reply.begin : undefined}
            onReplyEnd={reply.end}
          />
        ))}
        {conversation.outgoing.map((comment) => (
          <li key={comment.clientKey}>
            <MyOutgoingItem comment={comment} />
          </li>
        ))}
      </ol>
      {hasNextPage && (
        <div className={styles.more}>
          {isFetchNextPageError && <p role="alert">{intl.formatMessage(messages.moreFailed)}</p>}
          <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {intl.formatMessage(isFetchNextPageError ? retryMessages.tryAgain : messages.more)}
          </Button>
        </div>
      )}
      {canComment ? (
        <CommentField
          place={{ postId, replyToCommentId: null }}
          people={conversation.people}
          label={intl.formatMessage(messages.write)}
          avatar={<Avatar name={user.fullName} src={user.accountPhotoUrl} size={28} />}
        />
      ) : (
        <p className={styles.notice}>{intl.formatMessage(messages.closed)}</p>
      )}
      <SentAnnouncement postId={postId} />
    </div>
  )
}

/** Announces a saved comment to screen readers, with its first words to tell two in a row apart. */
function SentAnnouncement({ postId }: { postId: string }) {
  const intl = useIntl()
  const outbox = useUnit($outbox)
  const last = outbox.findLast((entry) => entry.postId === postId && entry.phase === 'sent')
  const text = last?.phase === 'sent' ? deltaText(last.comment.content).slice(0, 80) : null
  return <VisuallyHidden role="status">{text !== null && intl.formatMessage(messages.sent, { text })}</VisuallyHidden>
}
