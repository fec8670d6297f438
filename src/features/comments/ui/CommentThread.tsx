import { useUnit } from 'effector-react'
import { type ComponentProps, type ReactNode, type Ref, Suspense, useEffect, useRef, useState } from 'react'

import type { Schemas } from '@/api'
import { useIntl } from '@/shared/i18n'
import { loadable } from '@/shared/loadable'

import { useLikeComment } from '../api/use-like-comment'
import { messages } from '../messages'
import type { Thread } from '../model/arrange-comments'
import type { OutgoingComment } from '../model/outbox'
import { deleteClicked } from '../model/delete-comment'
import { $drafts, draftAt } from '../model/drafts'
import { deltaToText, type Person } from '../model/text-to-delta'
import { CommentChangeField } from './CommentChangeField'
import { CommentField } from './CommentField'
import { CommentItem } from './CommentItem'
import { MyOutgoingItem } from './OutgoingItem'
import styles from './Comments.module.css'

/** The editor for formats; loaded when somebody changes such a comment. */
const CommentRichChangeField = loadable(() => import('./CommentRichChangeField')).component('CommentRichChangeField')

export type CommentThreadProps = {
  postId: string
  thread: Thread
  outgoing: readonly Extract<OutgoingComment, { phase: 'sending' | 'failed' }>[]
  people: readonly Person[]
  markedId: string | null
  markedRef: Ref<HTMLElement>
  /** The comment of this thread that is being answered. */
  replyingTo: Schemas['Comment'] | null
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
  onReply,
  onReplyEnd,
}: CommentThreadProps) {
  const item = (comment: Schemas['Comment'], nested: boolean) => (
    <PersonalComment
      postId={postId}
      comment={comment}
      people={people}
      nested={nested}
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

type PersonalCommentProps = {
  postId: string
  comment: Schemas['Comment']
  people: readonly Person[]
  nested: boolean
  onReply: ((comment: Schemas['Comment']) => void) | undefined
  markedRef: Ref<HTMLElement> | null
}

/** A comment with what this person can do with it. */
function PersonalComment({ postId, comment, people, nested, onReply, markedRef }: PersonalCommentProps) {
  const like = useLikeComment(postId, comment.id)
  const { drafts, requestDelete } = useUnit({ drafts: $drafts, requestDelete: deleteClicked })
  const draft = draftAt(drafts, { postId, replyToCommentId: null, changedCommentId: comment.id })
  const [editing, setEditing] = useState(false)
  const item = useRef<HTMLDivElement>(null)
  const editable = comment.canEdit && comment.occToken
  const plain = deltaToText(comment.content) !== null
  // The field or the button that had the focus is gone: the comment takes it.
  const focusItem = () => item.current?.focus({ preventScroll: true })
  const { deleted } = comment
  const wasDeleted = useRef(deleted)
  useEffect(() => {
    if (deleted && !wasDeleted.current && document.activeElement === document.body) focusItem()
    wasDeleted.current = deleted
  }, [deleted])
  const handleEnd = () => {
    setEditing(false)
    focusItem()
  }
  return (
    <div ref={item} tabIndex={-1}>
      <CommentItem
        comment={comment}
        nested={nested}
        onLikeToggle={like}
        onReply={onReply && (() => onReply(comment))}
        onEdit={editable ? () => setEditing(true) : undefined}
        onDelete={comment.canRemove ? () => requestDelete({ postId, commentId: comment.id }) : undefined}
        // A change that was begun opens again after a reload.
        editor={
          !editable ? undefined : !plain && editing ? (
            <Suspense>
              <CommentRichChangeField postId={postId} comment={comment} onEnd={handleEnd} />
            </Suspense>
          ) : plain && (editing || draft) ? (
            <CommentChangeField postId={postId} comment={comment} people={people} onEnd={handleEnd} />
          ) : undefined
        }
        {...(markedRef && { ref: markedRef, marked: true, tabIndex: -1 })}
      />
    </div>
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
      label={intl.formatMessage(messages.replyTo, { name: comment.author.fullName })}
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
