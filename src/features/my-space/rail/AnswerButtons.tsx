import type { Schemas } from '@/api'
import { Button } from '@/design-system/Button'
import { answerLabels, eventMessages, useLateAnswer } from '@/features/events'
import { useShowAnswer } from '@/features/posts'
import { useIntl } from '@/shared/i18n'
import styles from './Rail.module.css'
import { useHoldAnswer } from './use-hold-answer'

const answers = ['accepted', 'tentative', 'declined'] as const

export type AnswerButtonsProps = { post: Pick<Schemas['PostRef'], 'id' | 'title'>; asked: boolean }

/** Whether the person comes to an event: one press answers, and can be taken back for some seconds. */
export function AnswerButtons({ post: { id: postId, title }, asked }: AnswerButtonsProps) {
  const { formatMessage, formatName } = useIntl()
  const hold = useHoldAnswer()
  const send = useLateAnswer(postId, useShowAnswer(postId))
  return (
    <div
      role="group"
      aria-label={`${formatName(title)}: ${formatMessage(eventMessages.question)}`}
      className={styles.buttons}
    >
      {answers.map((response) => (
        <Button
          key={response}
          size="sm"
          onClick={() =>
            hold({
              postId,
              answer: { kind: 'invitation', response },
              overdue: false,
              counted: asked,
              send: () => send(response),
            })
          }
        >
          {formatMessage(answerLabels[response].label)}
        </Button>
      ))}
    </div>
  )
}
