import { type Ref, useEffect, useRef, type ComponentProps, type ReactNode } from 'react'

import type { Schemas } from '@/api'
import { useIntl } from '@/shared/i18n'

import { messages } from '../messages'
import type { Thread } from '../model/arrange-comments'
import type { OutgoingComment } from '../model/outbox'
import type { Person } from '../model/text-to-delta'
import { CommentField } from './CommentField'
import { MyOutgoingItem } from './OutgoingItem'
import { PersonalComment } from './PersonalComment'
import styles from './Comments.module.css'

export type CommentThreadProps = {
  postId: string
  thread: Thread
  outgoing: readonly Extract<OutgoingComment, { phase: 'sending' | 'failed' }>[]
  people: readonly Person[]
  markedId: string | null
  markedRef: Ref<HTMLElement>
  /** The comment of this thread that is being answered. */
  replyingTo: Schemas['Comment'] | null
  canLike: boolean
  /** Absent where nobody may write. */
  onReply?: ((comment: Schemas['Comment']) => void) | undefined
  onReplyEnd: () => void
}

/** A comment with its indented replies, and the field for another reply while it is open. */
export function CommentThread({
  postId,
  thread,
  outgoing,
  people,
  markedId,
  markedRef,
  replyingTo,
  canLike,
  onReply,
  onReplyEnd,
}: CommentThreadProps) {
  const item = (comment: Schemas['Comment'], nested: boolean) => (
    <PersonalComment
      conversation={{ postId }}
      comment={comment}
      people={people}
      nested={nested}
      canLike={canLike}
      onReply={onReply}
      markedRef={comment.id === markedId ? markedRef : null}
    />
  )
  const root = useRef<HTMLLIElement>(null)
  // The field disappears with the focus in it, so its thread takes the focus.
  const handleReplyEnd = () => {
    root.current?.focus({ preventScroll: true })
    onReplyEnd()
  }
  const hasMore = thread.replies.length > 0 || outgoing.length > 0 || replyingTo
  return (
    <ThreadItem
      ref={root}
      tabIndex={-1}
      comment={item(thread.comment, false)}
      replies={
        hasMore ? (
          <>
            {thread.replies.map((reply) => (
              <li key={reply.id}>{item(reply, true)}</li>
            ))}
            {outgoing.map((comment) => (
              <li key={comment.clientKey}>
                <MyOutgoingItem comment={comment} nested />
              </li>
            ))}
            {replyingTo && (
              <li>
                <ReplyField postId={postId} people={people} comment={replyingTo} onEnd={handleReplyEnd} />
              </li>
            )}
          </>
        ) : undefined
      }
    />
  )
}

type ReplyFieldProps = {
  postId: string
  people: readonly Person[]
  comment: Schemas['Comment']
  onEnd: () => void
}

function ReplyField({ postId, people, comment, onEnd }: ReplyFieldProps) {
  const intl = useIntl()
  const input = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    const field = input.current
    if (!field) return
    field.focus()
    field.setSelectionRange(field.value.length, field.value.length)
  }, [comment.id])
  return (
    <CommentField
      place={{ postId, replyToCommentId: comment.id }}
      people={people}
      label={intl.formatMessage(messages.replyTo, { name: intl.formatName(comment.author.fullName) })}
      onCancel={onEnd}
      onSent={onEnd}
      inputRef={input}
    />
  )
}

type ThreadItemProps = Omit<ComponentProps<'li'>, 'children'> & {
  comment: ReactNode
  /** List items, indented. */
  replies?: ReactNode
}

/** A comment and its replies in the conversation. */
function ThreadItem({ comment, replies, ...rest }: ThreadItemProps) {
  return (
    <li {...rest} className={styles.item}>
      {comment}
      {replies !== undefined && <ol className={styles.replies}>{replies}</ol>}
    </li>
  )
}
