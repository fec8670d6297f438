import type { ComponentProps } from 'react'

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
  onLikeToggle: (on: boolean) => void
  /** Absent where nobody may answer. */
  onReply?: (() => void) | undefined
  now?: Date | undefined
}

/** One comment with its actions; a deleted one shows a placeholder. */
export function CommentItem({
  comment,
  nested = false,
  marked = false,
  onLikeToggle,
  onReply,
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
          {!deleted && (
            <>
              <button
                type="button"
                aria-pressed={likedByMe}
                aria-label={intl.formatMessage(messages.likeOf, { count: likesCount, name })}
                className={styles.action}
                onClick={() => onLikeToggle(!likedByMe)}
              >
                {intl.formatMessage(messages.like, { count: likesCount })}
              </button>
              {onReply && (
                <button
                  type="button"
                  aria-label={intl.formatMessage(messages.replyTo, { name })}
                  className={styles.action}
                  onClick={onReply}
                >
                  {intl.formatMessage(messages.reply)}
                </button>
              )}
            </>
          )}
        </>
      }
    >
      {deleted ? (
        intl.formatMessage(messages.deleted)
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
