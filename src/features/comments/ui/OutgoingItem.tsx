import { Avatar } from '@/design-system/Avatar'
import { Button } from '@/design-system/Button'
import { MessageBubble } from '@/design-system/MessageBubble'
import { useIntl } from '@/shared/i18n'

import { messages } from '../messages'
import type { OutgoingComment } from '../model/outbox'
import { wordsOfFailure } from '../model/send-failure-words'
import styles from './OutgoingItem.module.css'

export type OutgoingItemProps = {
  comment: Extract<OutgoingComment, { phase: 'sending' | 'failed' }>
  author: { fullName: string; accountPhotoUrl: string | null }
  nested?: boolean
  onSendAgain: () => void
  onTakeBack: () => void
}

/** A comment of mine that is on its way, or that did not arrive: then it says why, and nothing of it is lost. */
export function OutgoingItem({ comment, author, nested = false, onSendAgain, onTakeBack }: OutgoingItemProps) {
  const intl = useIntl()
  const failure = comment.phase === 'failed' ? wordsOfFailure(comment.failure) : null
  return (
    <MessageBubble
      author={author.fullName}
      avatar={<Avatar name={author.fullName} src={author.accountPhotoUrl} size={nested ? 28 : 34} />}
      state={failure ? 'failed' : 'pending'}
      footer={
        failure ? (
          <div className={styles.failed}>
            <p role="alert" className={styles.reason}>
              {intl.formatMessage(failure.words)}
            </p>
            {failure.sendAgain && (
              <Button size="sm" onClick={onSendAgain}>
                {intl.formatMessage(messages.sendAgain)}
              </Button>
            )}
            <Button variant="plain" size="sm" onClick={onTakeBack}>
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
