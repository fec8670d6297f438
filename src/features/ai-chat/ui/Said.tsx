import { Button } from '@/design-system/Button'
import { Text } from '@/design-system/Text'
import { VisuallyHidden } from '@/design-system/VisuallyHidden'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { type AiMessage, type AnswerError, type Chat, isAnswer } from '../model/chat'
import { canRate, detailBegun } from '../model/feedback'
import { Answer, type AnswerActs } from './Answer'
import styles from './Conversation.module.css'

type SaidProps = AnswerActs & {
  message: AiMessage
  chat: Chat
  /** It was said while the conversation was shown, and is read out. */
  isNews: boolean
  canAskAgain: boolean
  onAskAgain: () => void
}

/** Why there is no answer. */
const whyNot = {
  'too-many-requests': messages.tooMany,
  'cannot-access-info': messages.notAllowed,
  'generic-error': messages.failed,
} as const satisfies Record<AnswerError, unknown>

/** One message: a question, an answer, or why there is none. */
export function Said({ message, chat, isNews, canAskAgain, onAskAgain, ...acts }: SaidProps) {
  const { formatMessage } = useIntl()
  const live = isNews ? undefined : 'off'
  const again = (
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
            {again}
          </div>
        )}
      </li>
    )
  }
  if (!isAnswer(message)) {
    return (
      <li aria-live={live} data-tone="error" className={styles.notice}>
        <Text>{formatMessage(whyNot[message.messageType])}</Text>
        {canAskAgain && again}
      </li>
    )
  }
  const { feedback } = chat
  return (
    <li aria-live={live}>
      <Answer
        answer={message}
        canRate={canRate(chat, message.id)}
        feedback={feedback.phase !== 'none' && feedback.messageId === message.id ? feedback.phase : 'none'}
        detail={detailBegun(chat, message.id)}
        {...acts}
      />
    </li>
  )
}
