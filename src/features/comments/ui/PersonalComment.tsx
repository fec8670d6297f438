import { useUnit } from 'effector-react'
import { type ReactNode, type Ref, Suspense, useEffect, useRef, useState } from 'react'

import type { Schemas } from '@/api'
import { loadable } from '@/shared/loadable'

import type { Conversation } from '../api/comment-queries'
import { useDeleteComment } from '../api/use-delete-comment'
import { useLikeComment } from '../api/use-like-comment'
import { $deletedComments } from '../model/deleted-comments'
import { $drafts, draftAt } from '../model/drafts'
import { deltaToText, type Person } from '../model/text-to-delta'
import { CommentChangeField } from './CommentChangeField'
import { CommentItem } from './CommentItem'

/** The editor for formats; loaded when somebody changes such a comment. */
const CommentRichChangeField = loadable(() => import('./CommentRichChangeField')).component('CommentRichChangeField')

export type PersonalCommentProps = {
  conversation: Conversation
  comment: Schemas['Comment']
  /** People whose names after an @ become mentions. */
  people: readonly Person[]
  nested?: boolean
  canLike?: boolean
  /** Absent where nobody may answer. */
  onReply?: ((comment: Schemas['Comment']) => void) | undefined
  /** Of the comment that the address points at. */
  markedRef?: Ref<HTMLElement> | null
}

/** A comment with what this person can do with it. */
export function PersonalComment({
  conversation,
  comment,
  people,
  nested = false,
  canLike = true,
  onReply,
  markedRef = null,
}: PersonalCommentProps) {
  const like = useLikeComment(conversation, comment.id)
  const remove = useDeleteComment(conversation)
  const isDeleted = useUnit($deletedComments).has(comment.id) || comment.deleted
  const item = useRef<HTMLDivElement>(null)
  // The field or the button that had the focus is gone: the comment takes it.
  const focusItem = () => item.current?.focus({ preventScroll: true })
  const { begin, editor } = useEditing({ conversation, comment, people, onEnd: focusItem })
  const wasDeleted = useRef(isDeleted)
  useEffect(() => {
    if (isDeleted && !wasDeleted.current && document.activeElement === document.body) focusItem()
    wasDeleted.current = isDeleted
  }, [isDeleted])
  return (
    <div ref={item} tabIndex={-1}>
      <CommentItem
        comment={isDeleted ? { ...comment, deleted: true } : comment}
        nested={nested}
        onLikeToggle={canLike ? like : undefined}
        onReply={onReply && (() => onReply(comment))}
        onEdit={begin}
        onDelete={comment.canRemove ? () => remove(comment) : undefined}
        editor={editor}
        {...(markedRef && { ref: markedRef, marked: true, tabIndex: -1 })}
      />
    </div>
  )
}

type Editing = Pick<PersonalCommentProps, 'conversation' | 'comment' | 'people'> & { onEnd: () => void }

/** The field in place of a comment while it is changed, and what opens it; a change that was begun opens by itself. */
function useEditing({ conversation, comment, people, onEnd }: Editing): { begin?: () => void; editor?: ReactNode } {
  const drafts = useUnit($drafts)
  const draft = draftAt(drafts, { postId: conversation.postId, replyToCommentId: null, changedCommentId: comment.id })
  const [editing, setEditing] = useState(false)
  // From now on it stays open, also when the person empties the field.
  if (draft && !editing) setEditing(true)
  if (!comment.canEdit || !comment.occToken) return {}
  const begin = () => setEditing(true)
  if (!editing) return { begin }
  const props = {
    conversation,
    comment,
    onEnd: () => {
      setEditing(false)
      onEnd()
    },
  }
  const isPlain = deltaToText(comment.content) !== null
  const editor = isPlain ? (
    <CommentChangeField {...props} people={people} />
  ) : (
    <Suspense>
      <CommentRichChangeField {...props} />
    </Suspense>
  )
  return { begin, editor }
}
