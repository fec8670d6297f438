import { type SubmitEvent, useId, useLayoutEffect, useRef } from 'react'
import { Button } from '@/design-system/Button'
import { FilterChip } from '@/design-system/ChoiceChip'
import { Heading } from '@/design-system/Heading'
import { TextArea } from '@/design-system/TextArea'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { reasonsFor } from '../model/feedback-reasons'
import type { FeedbackDetail } from '../model/chat'
import styles from './AnswerFeedback.module.css'

type AnswerFeedbackProps = {
  /** The rating that the form is about. */
  like: boolean
  sending: boolean
  /** May hold reasons for the other rating, which are not sent. */
  value: FeedbackDetail
  onValueChange: (value: FeedbackDetail) => void
  onSend: (detail: FeedbackDetail) => void
  onClose: () => void
}

/** Limit of the contract. */
const LONGEST_TEXT = 2_000

/**
 * The feedback form: reasons and a text. When it closes with the focus inside, the focus moves to the pressed thumb.
 */
export function AnswerFeedback({ like, sending, value, onValueChange, onSend, onClose }: AnswerFeedbackProps) {
  const { formatMessage } = useIntl()
  const titleId = useId()
  const reasons = reasonsFor(like)
  const { text } = value
  const chosen = value.feedbacks.filter((reason) => reasons.some(({ id }) => id === reason))
  const isEmpty = chosen.length === 0 && text.trim() === ''

  const root = useRef<HTMLFormElement>(null)
  useLayoutEffect(() => {
    const form = root.current
    return () => {
      const hadFocus = form?.contains(document.activeElement)
      if (hadFocus) form?.closest('article')?.querySelector<HTMLElement>('[aria-pressed=true]')?.focus()
    }
  }, [])

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!sending && !isEmpty) onSend({ feedbacks: chosen, text })
  }

  return (
    <form ref={root} aria-labelledby={titleId} className={styles.root} onSubmit={handleSubmit}>
      <Heading level={3} size="label" id={titleId}>
        {formatMessage(like ? messages.whatHelped : messages.whatFailed)}
      </Heading>
      <div className={styles.reasons}>
        {reasons.map(({ id, label }) => (
          <FilterChip
            key={id}
            pressed={chosen.includes(id)}
            onPressedChange={(pressed) =>
              onValueChange({
                text,
                feedbacks: pressed ? [...value.feedbacks, id] : value.feedbacks.filter((reason) => reason !== id),
              })
            }
          >
            {formatMessage(label)}
          </FilterChip>
        ))}
      </div>
      <TextArea
        label={formatMessage(messages.moreWords)}
        minRows={2}
        maxRows={6}
        maxLength={LONGEST_TEXT}
        value={text}
        onValueChange={(next) => onValueChange({ ...value, text: next })}
      />
      <div className={styles.actions}>
        <Button size="sm" type="submit" variant="primary" busy={sending} disabled={isEmpty}>
          {formatMessage(messages.sendDetail)}
        </Button>
        <Button size="sm" variant="quiet" onClick={onClose}>
          {formatMessage(messages.noDetail)}
        </Button>
      </div>
    </form>
  )
}
