import type { ReactNode } from 'react'
import type { Schemas } from '@/api'
import { Button } from '@/design-system/Button'
import { Text } from '@/design-system/Text'
import { useIntl } from '@/shared/i18n'
import type { Answer } from '../api/invitations'
import { messages } from '../messages'
import { answerLabels } from '../model/answer-labels'
import { eventInShort } from '../model/event-words'
import { DayTile } from './DayTile'
import styles from './EventRow.module.css'
import { type AnsweredEvent, useLateAnswer } from './use-answer'

export type EventRowProps = {
  event: Schemas['PostEvent']
  /** Its title. */
  title: ReactNode
  /** What the reader can do about it. */
  children?: ReactNode
}

/** An event in a list: its day, what it is, when and where. */
export function EventRow({ event, title, children }: EventRowProps) {
  const intl = useIntl()
  const { month, day, when } = eventInShort(event, intl)
  return (
    <div className={styles.root}>
      <DayTile month={month} day={day} />
      <div className={styles.lines}>
        {title}
        <Text size="sm" tone="muted">
          {event.place ? intl.formatMessage(messages.whenAndWhere, { when, place: event.place }) : when}
        </Text>
        {children}
      </div>
    </div>
  )
}

export type AnswerButtonsProps = {
  post: Pick<Schemas['PostRef'], 'id' | 'title'>
  /** Decides when the server hears of it: `send` tells it, and says itself what goes wrong. */
  onAnswer: (response: Answer, send: () => Promise<void>) => void
  /** What the event is once the server has heard of it. */
  onAnswered: (event: AnsweredEvent) => void
}

const answers = ['accepted', 'tentative', 'declined'] as const

/** Whether the person comes, by one press. */
export function AnswerButtons({ post: { id, title }, onAnswer, onAnswered }: AnswerButtonsProps) {
  const { formatMessage, formatName } = useIntl()
  const send = useLateAnswer(id, onAnswered)
  return (
    <div
      role="group"
      aria-label={formatMessage(messages.questionOf, { title: formatName(title) })}
      className={styles.answers}
    >
      {answers.map((response) => (
        <Button key={response} size="sm" onClick={() => onAnswer(response, () => send(response))}>
          {formatMessage(answerLabels[response].label)}
        </Button>
      ))}
    </div>
  )
}
