import type { Schemas } from '@/api'
import { ButtonLink } from '@/design-system/Button'
import { Card } from '@/design-system/Card'
import { PersonLink } from '@/features/entity-links'
import { useDayTime } from '@/shared/day-time'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { messages } from '../messages'
import { verdictInWords } from '../model/states'
import { StateChip } from './StateChip'
import styles from './Feedback.module.css'

type Task = Schemas['FeedbackTask']

export type PeopleCardsProps = { postId: string; rows: readonly Task[] }

/** The rows of the table for a phone: a card for each person, whose name and answer a thumb can hit. */
export function PeopleCards({ postId, rows }: PeopleCardsProps) {
  const { formatMessage } = useIntl()
  return (
    <ul aria-label={formatMessage(messages.title)} className={styles.cards}>
      {rows.map((task) => (
        <PersonCard key={task.id} postId={postId} task={task} />
      ))}
    </ul>
  )
}

function PersonCard({ postId, task: { id, recipient, state, answer, changedAt } }: { postId: string; task: Task }) {
  const intl = useIntl()
  const { formatMessage, formatName } = intl
  const { exact } = useDayTime()
  const facts = [
    ...(answer?.verdict ? [verdictInWords(answer.verdict, formatMessage)] : []),
    ...(state === 'requested' ? [] : [exact(new Date(changedAt))]),
  ]
  return (
    <Card as="li" className={styles.card}>
      <div className={styles.head}>
        <PersonLink userId={recipient.id} name={recipient.fullName} className={styles.name} />
        <StateChip state={state} />
      </div>
      {facts.length > 0 && (
        <p className={styles.facts}>
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
      )}
      <ButtonLink wide className={styles.reach} href={paths.postFeedbackRecipient(postId, { taskId: id })}>
        {formatMessage(answer ? messages.read : messages.openTask, { name: formatName(recipient.fullName) })}
      </ButtonLink>
    </Card>
  )
}
