import type { ComponentProps, ReactNode } from 'react'

import type { Schemas } from '@/api'
import { Avatar } from '@/design-system/Avatar'
import { MessageBubble } from '@/design-system/MessageBubble'
import { RelativeTime } from '@/design-system/RelativeTime'
import { RichText } from '@/design-system/RichText'
import { PersonLink, richTextLinks } from '@/features/entity-links'
import { useDayTime } from '@/shared/day-time'
import { useIntl } from '@/shared/i18n'

import { messages } from '../messages'
import styles from './CommentItem.module.css'

export type CommentItemProps = Omit<ComponentProps<'article'>, 'children'> & {
  comment: Schemas['Comment']
  /** Replies have a smaller picture, as they stand a step further in. */
  nested?: boolean
  /** The one that the address points at. */
  marked?: boolean
  /** Absent where nothing is liked any more. */
  onLikeToggle?: ((on: boolean) => void) | undefined
  /** Absent where nobody may answer. */
  onReply?: (() => void) | undefined
  /** Absent where the person may not change it. */
  onEdit?: (() => void) | undefined
  /** Absent where the person may not delete it. */
  onDelete?: (() => void) | undefined
  /** The field to change it, in place of its text and its actions. */
  editor?: ReactNode
  now?: Date | undefined
}

/** One comment with its actions; a deleted one shows a placeholder. */
export function CommentItem({
  comment,
  nested = false,
  marked = false,
  onLikeToggle,
  onReply,
  onEdit,
  onDelete,
  editor,
  now,
  ...rest
}: CommentItemProps) {
  const intl = useIntl()
  const { timeOrDay, exact } = useDayTime()
  const { author, content, createdAt, editedAt, deleted, likesCount, likedByMe } = comment
  const name = intl.formatName(author.fullName)
  const format = (date: Date, seenFrom: Date) => {
    const time = timeOrDay(date, seenFrom)
    return editedAt === null || deleted ? time : intl.formatMessage(messages.edited, { time })
  }
  return (
    <MessageBubble
      {...rest}
      author={deleted ? name : <PersonLink userId={author.id} name={author.fullName} className={styles.author} />}
      avatar={<Avatar name={author.fullName} src={author.accountPhotoUrl} size={nested ? 28 : 34} />}
      state={deleted ? 'muted' : 'said'}
      marked={marked}
      footer={
        <>
          <RelativeTime value={createdAt} format={format} formatExact={exact} {...(now && { now })} />
          {!deleted && !editor && (
            <>
              <ActionButton
                label={intl.formatMessage(messages.likeOf, { count: likesCount, name })}
                pressed={likedByMe}
                onClick={onLikeToggle && (() => onLikeToggle(!likedByMe))}
              >
                {intl.formatMessage(messages.like, { count: likesCount })}
              </ActionButton>
              {onReply && (
                <ActionButton label={intl.formatMessage(messages.replyTo, { name })} onClick={onReply}>
                  {intl.formatMessage(messages.reply)}
                </ActionButton>
              )}
              {onEdit && (
                <ActionButton label={intl.formatMessage(messages.editOf, { name })} onClick={onEdit}>
                  {intl.formatMessage(messages.edit)}
                </ActionButton>
              )}
              {onDelete && (
                <ActionButton label={intl.formatMessage(messages.deleteOf, { name })} onClick={onDelete}>
                  {intl.formatMessage(messages.delete)}
                </ActionButton>
              )}
            </>
          )}
        </>
      }
    >
      {deleted ? (
        intl.formatMessage(messages.deleted)
      ) : editor ? (
        editor
      ) : (
        <RichText
          {...richTextLinks}
          variant="plain"
          topHeading={4}
          value={content}
          externalLinkHint={intl.formatMessage(messages.opensInNewTab)}
        />
      )}
    </MessageBubble>
  )
}

type ActionButtonProps = {
  /** Says whose comment it is for. */
  label: string
  pressed?: boolean | undefined
  /** Absent where it cannot be done. */
  onClick: (() => void) | undefined
  children: ReactNode
}

/** What can be done with a comment, in its last line. */
function ActionButton({ label, pressed, onClick, children }: ActionButtonProps) {
  return (
    <button
      type="button"
      disabled={!onClick}
      aria-pressed={pressed}
      aria-label={label}
      className={styles.action}
      onClick={onClick}
    >
      {children}
    </button>
  )
}
