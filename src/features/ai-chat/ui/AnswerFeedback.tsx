import { type SubmitEvent, useId, useState } from 'react'
import { Button } from '@/design-system/Button'
import { FilterChip } from '@/design-system/Chip'
import { Heading } from '@/design-system/Heading'
import { TextArea } from '@/design-system/TextArea'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { reasonsFor } from '../model/feedback-reasons'
import type { FeedbackDetail } from '../model/feedback'
import styles from './AnswerFeedback.module.css'

type AnswerFeedbackProps = {
  /** What the person thought of the answer. */
  like: boolean
  sending: boolean
  onSend: (detail: FeedbackDetail) => void
  onClose: () => void
}

/** The most that the server takes. */
const LONGEST_TEXT = 2_000

/** Asks for more about an opinion: reasons to choose, and words. */
export function AnswerFeedback({ like, sending, onSend, onClose }: AnswerFeedbackProps) {
  const { formatMessage } = useIntl()
  const titleId = useId()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [text, setText] = useState('')
  const saysNothing = chosen.length === 0 && text.trim() === ''

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!sending && !saysNothing) onSend({ feedbacks: chosen, text })
  }

  return (
    <form aria-labelledby={titleId} className={styles.root} onSubmit={handleSubmit}>
      <Heading level={3} size="label" id={titleId}>
        {formatMessage(like ? messages.whatHelped : messages.whatFailed)}
      </Heading>
      <div className={styles.reasons}>
        {reasonsFor(like).map(({ id, words }) => (
          <FilterChip
            key={id}
            pressed={chosen.includes(id)}
            onPressedChange={(pressed) =>
              setChosen(pressed ? [...chosen, id] : chosen.filter((reason) => reason !== id))
            }
          >
            {formatMessage(words)}
          </FilterChip>
        ))}
      </div>
      <TextArea
        label={formatMessage(messages.moreWords)}
        minRows={2}
        maxRows={6}
        maxLength={LONGEST_TEXT}
        value={text}
        onValueChange={setText}
      />
      <div className={styles.actions}>
        <Button size="sm" type="submit" variant="primary" busy={sending} disabled={saysNothing}>
          {formatMessage(messages.sendDetail)}
        </Button>
        <Button size="sm" variant="quiet" onClick={onClose}>
          {formatMessage(messages.noDetail)}
        </Button>
      </div>
    </form>
  )
}
