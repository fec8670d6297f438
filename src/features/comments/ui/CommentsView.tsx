import type { ReactNode } from 'react'

import type { Schemas } from '@/api'
import { useIntl } from '@/shared/i18n'

import { messages } from '../messages'
import { arrangeComments } from '../model/arrange-comments'
import { CommentItem } from './CommentItem'
import styles from './Comments.module.css'
import { ThreadItem } from './ThreadItem'

type Comment = Schemas['Comment']

export type CommentsViewProps = {
  comments: readonly Comment[]
  onLikeToggle: (comment: Comment, on: boolean) => void
  /** Absent where nobody may answer. */
  onReply?: ((comment: Comment) => void) | undefined
  /** Where the person writes. */
  field?: ReactNode
  now?: Date | undefined
}

/** A conversation as it stands: comments with their answers, and the field to join it. */
export function CommentsView({ comments, onLikeToggle, onReply, field, now }: CommentsViewProps) {
  const intl = useIntl()
  const item = (comment: Comment, nested: boolean) => (
    <CommentItem
      comment={comment}
      nested={nested}
      onLikeToggle={(on) => onLikeToggle(comment, on)}
      onReply={onReply && (() => onReply(comment))}
      now={now}
    />
  )
  return (
    <div className={styles.root}>
      {comments.length === 0 && <p className={styles.empty}>{intl.formatMessage(messages.empty)}</p>}
      <ol aria-label={intl.formatMessage(messages.list)} className={styles.list}>
        {arrangeComments(comments).map(({ comment, replies }) => (
          <ThreadItem
            key={comment.id}
            comment={item(comment, false)}
            replies={
              replies.length > 0 ? replies.map((reply) => <li key={reply.id}>{item(reply, true)}</li>) : undefined
            }
          />
        ))}
      </ol>
      {field}
    </div>
  )
}
