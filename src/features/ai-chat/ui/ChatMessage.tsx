import { Button } from '@/design-system/Button'
import { Text } from '@/design-system/Text'
import { VisuallyHidden } from '@/design-system/VisuallyHidden'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { type AiMessage, type AnswerError, type Chat, isAnswer } from '../model/chat'
import { canRate, detailDraftOf } from '../model/feedback'
import { Answer, type AnswerActions } from './Answer'
import styles from './Conversation.module.css'

type ChatMessageProps = AnswerActions & {
  message: AiMessage
  chat: Chat
  /** Added while the conversation was shown, and announced to screen readers. */
  isNew: boolean
  canAskAgain: boolean
  onAskAgain: () => void
}

/** Why there is no answer. */
const failureMessages = {
  'too-many-requests': messages.tooMany,
  'cannot-access-info': messages.notAllowed,
  'generic-error': messages.failed,
} as const satisfies Record<AnswerError, unknown>

/** One message: a question, an answer, or why there is none. */
export function ChatMessage({ message, chat, isNew, canAskAgain, onAskAgain, ...actions }: ChatMessageProps) {
  const { formatMessage } = useIntl()
  const live = isNew ? undefined : 'off'
  const retried = (
    <Button size="sm" onClick={onAskAgain}>
      {formatMessage(messages.askAgain)}
    </Button>
  )
  if (message.role === 'user') {
    return (
      <li aria-live={live} className={styles.asked}>
        <p className={styles.question}>
          <VisuallyHidden>{formatMessage(messages.youAsked)} </VisuallyHidden>
          {message.content}
        </p>
        {canAskAgain && (
          <div className={styles.stopped}>
            <Text size="sm" tone="muted">
              {formatMessage(messages.stopped)}
            </Text>
            {retried}
          </div>
        )}
      </li>
    )
  }
  if (!isAnswer(message)) {
    return (
      <li aria-live={live} data-tone="error" className={styles.notice}>
        <Text>{formatMessage(failureMessages[message.messageType])}</Text>
        {canAskAgain && retried}
      </li>
    )
  }
  const { feedback } = chat
  return (
    <li aria-live={live}>
      <Answer
        answer={message}
        isNew={isNew}
        canRate={canRate(chat, message.id)}
        feedback={feedback.phase !== 'none' && feedback.messageId === message.id ? feedback.phase : 'none'}
        detail={detailDraftOf(chat, message.id)}
        {...actions}
      />
    </li>
  )
}
