import { IconButton } from '@/design-system/IconButton'
import { CopyIcon, Icon, ThumbsDownIcon, ThumbsUpIcon } from '@/design-system/icons'
import { Text } from '@/design-system/Text'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import type { Answer, Feedback, FeedbackDetail } from '../model/chat'
import styles from './Answer.module.css'
import { AnswerFeedback } from './AnswerFeedback'

export type AnswerToolActions = {
  onRate: (messageId: string, like: boolean) => void
  /** Something was chosen or written in the feedback form. */
  onDetailChange: (detail: FeedbackDetail) => void
  onDetail: (detail: FeedbackDetail) => void
  onDetailClose: () => void
  onCopy: (messageId: string) => void
}

export type AnswerToolsProps = AnswerToolActions & {
  answer: Answer
  canRate: boolean
  feedback: Feedback['phase']
  /** The draft of the feedback form. */
  detail: FeedbackDetail
}

/** The row below an answer: rating, copying, and the feedback form. */
export function AnswerTools({
  answer,
  canRate,
  feedback,
  detail,
  onRate,
  onDetailChange,
  onDetail,
  onDetailClose,
  onCopy,
}: AnswerToolsProps) {
  const { formatMessage } = useIntl()
  const { id, feedbackLike } = answer
  // Not `disabled`: that would drop the focus while a rating is in flight.
  const thumb = (like: boolean) => ({
    pressed: feedbackLike === like,
    'aria-disabled': !canRate || undefined,
    onClick: canRate ? () => onRate(id, like) : undefined,
  })
  return (
    <>
      <div role="group" aria-label={formatMessage(messages.feedback)} className={styles.feedback}>
        <IconButton label={formatMessage(messages.helpful)} icon={<Icon of={ThumbsUpIcon} />} {...thumb(true)} />
        <IconButton label={formatMessage(messages.notHelpful)} icon={<Icon of={ThumbsDownIcon} />} {...thumb(false)} />
        <IconButton label={formatMessage(messages.copy)} icon={<Icon of={CopyIcon} />} onClick={() => onCopy(id)} />
        <Text size="xs" tone="muted" className={styles.made}>
          {formatMessage(messages.made)}
        </Text>
      </div>
      {(feedback === 'detail' || feedback === 'sending') && (
        <AnswerFeedback
          like={feedbackLike === true}
          value={detail}
          onValueChange={onDetailChange}
          sending={feedback === 'sending'}
          onSend={onDetail}
          onClose={onDetailClose}
        />
      )}
      {feedback === 'thanks' && <Text tone="success">{formatMessage(messages.thanks)}</Text>}
    </>
  )
}
