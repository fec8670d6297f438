import { useUnit } from 'effector-react'
import { Avatar } from '@/design-system/Avatar'
import { Button } from '@/design-system/Button'
import { MessageBubble } from '@/design-system/MessageBubble'
import { useCurrentUser } from '@/features/session'
import { useIntl } from '@/shared/i18n'

import { messages } from '../messages'
import { sendAgainClicked, editClicked, type OutgoingComment, type SendFailure } from '../model/outbox'
import styles from './OutgoingItem.module.css'

export type OutgoingItemProps = {
  comment: Extract<OutgoingComment, { phase: 'sending' | 'failed' }>
  author: { fullName: string; accountPhotoUrl: string | null }
  nested?: boolean
  onSendAgain: () => void
  onEdit: () => void
}

/** A comment that is being sent or has failed; a failed one says why and can be sent again or edited. */
export function OutgoingItem({ comment, author, nested = false, onSendAgain, onEdit }: OutgoingItemProps) {
  const intl = useIntl()
  const failure = comment.phase === 'failed' ? failureTextOf(comment.failure) : null
  return (
    <MessageBubble
      author={intl.formatName(author.fullName)}
      avatar={<Avatar name={author.fullName} src={author.accountPhotoUrl} size={nested ? 28 : 34} />}
      state={failure ? 'failed' : 'pending'}
      footer={
        failure ? (
          <div className={styles.failed}>
            <p role="alert" className={styles.reason}>
              {intl.formatMessage(failure.text)}
            </p>
            {failure.sendAgain && (
              <Button size="sm" onClick={onSendAgain}>
                {intl.formatMessage(messages.sendAgain)}
              </Button>
            )}
            <Button variant="plain" size="sm" onClick={onEdit}>
              {intl.formatMessage(messages.takeBack)}
            </Button>
          </div>
        ) : (
          intl.formatMessage(messages.sending)
        )
      }
    >
      <p className={styles.text}>{comment.text.trim()}</p>
    </MessageBubble>
  )
}

/** Why the comment was not saved, and whether sending it again makes sense. */
function failureTextOf({ kind, code }: SendFailure) {
  if (kind === 'interrupted') return { text: messages.failedInterrupted, sendAgain: true }
  if (code === 'comments-closed' || kind === 'forbidden') return { text: messages.failedClosed, sendAgain: false }
  if (kind === 'not-found') return { text: messages.failedGone, sendAgain: false }
  if (code === 'comment-too-long') return { text: messages.failedTooLong, sendAgain: false }
  if (kind === 'offline' || kind === 'timeout') return { text: messages.failedOffline, sendAgain: true }
  if (kind === 'rate-limited') return { text: messages.failedTooMany, sendAgain: true }
  return { text: messages.failedSend, sendAgain: true }
}

/** An outgoing comment of the signed-in person. */
export function MyOutgoingItem({ comment, nested }: Pick<OutgoingItemProps, 'comment' | 'nested'>) {
  const user = useCurrentUser()
  const { sendAgain, takeBack } = useUnit({ sendAgain: sendAgainClicked, takeBack: editClicked })
  const { clientKey } = comment
  return (
    <OutgoingItem
      comment={comment}
      author={user}
      nested={nested ?? false}
      onSendAgain={() => sendAgain({ clientKey })}
      onEdit={() => takeBack({ clientKey })}
    />
  )
}
