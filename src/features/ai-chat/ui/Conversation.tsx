import { Button } from '@/design-system/Button'
import { Skeleton } from '@/design-system/Skeleton'
import { Text } from '@/design-system/Text'
import { VisuallyHidden } from '@/design-system/VisuallyHidden'
import { useIntl } from '@/shared/i18n'

import { messages } from '../messages'
import type { AssistantMessage } from '../model/conversation'
import { Answer } from './Answer'
import type { AssistantPanelProps } from './AssistantPanel'
import styles from './Conversation.module.css'

type ConversationProps = Pick<
  AssistantPanelProps,
  'conversation' | 'phase' | 'onAskAgain' | 'onNewChat' | 'onOpinion' | 'onCopy' | 'onSource'
>

/** Questions and answers, oldest first, and below them what the assistant is doing. */
export function Conversation({ conversation, phase, onNewChat, ...rest }: ConversationProps) {
  const { formatMessage } = useIntl()
  const last = conversation.at(-1)
  return (
    <>
      <ol aria-label={formatMessage(messages.conversation)} className={styles.list}>
        {conversation.map((message) => (
          <Said key={message.id} message={message} canAskAgain={message === last && phase === 'ready'} {...rest} />
        ))}
        {phase === 'expired' && (
          <li data-tone="warn" className={styles.notice}>
            <Text weight="strong">{formatMessage(messages.expired)}</Text>
            <Text>{formatMessage(messages.expiredText)}</Text>
            <Button size="sm" onClick={onNewChat}>
              {formatMessage(messages.newChat)}
            </Button>
          </li>
        )}
        {phase === 'thinking' && (
          <li className={styles.thinking}>
            <p aria-hidden="true">{formatMessage(messages.thinking)}</p>
            <Skeleton length="full" />
            <Skeleton length="long" />
          </li>
        )}
      </ol>
      <VisuallyHidden role="status">{phase === 'thinking' && formatMessage(messages.thinking)}</VisuallyHidden>
    </>
  )
}

type SaidProps = Pick<ConversationProps, 'onAskAgain' | 'onOpinion' | 'onCopy' | 'onSource'> & {
  message: AssistantMessage
  canAskAgain: boolean
}

/** One message: a question, an answer, or why there is none. */
function Said({ message, canAskAgain, onAskAgain, onOpinion, onCopy, onSource }: SaidProps) {
  const { formatMessage } = useIntl()
  if (message.from === 'person') {
    return (
      <li className={styles.question}>
        <VisuallyHidden>{formatMessage(messages.youAsked)} </VisuallyHidden>
        {message.text}
      </li>
    )
  }
  if (message.from === 'nobody') {
    return (
      <li data-tone="error" className={styles.notice}>
        <Text>{formatMessage(messages[message.problem])}</Text>
        {canAskAgain && (
          <Button size="sm" onClick={onAskAgain}>
            {formatMessage(messages.askAgain)}
          </Button>
        )}
      </li>
    )
  }
  const { id, answer, opinion, canRate } = message
  return (
    <li>
      <Answer
        answer={answer}
        opinion={opinion}
        canRate={canRate}
        onOpinion={(next) => onOpinion(id, next)}
        onCopy={() => onCopy(id)}
        onSource={(index) => onSource(id, index)}
      />
    </li>
  )
}
