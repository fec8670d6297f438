import type { Schemas } from '@/api'
import { ButtonLink } from '@/design-system/Button'
import { Link } from '@/design-system/Link'
import { Text } from '@/design-system/Text'
import { EventLine } from '@/features/events'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { messages } from '../messages'
import styles from './Widget.module.css'

const answers = new Map([
  ['accepted', messages.saidYes],
  ['tentative', messages.saidMaybe],
  ['declined', messages.saidNo],
])

/** What comes next, and what the person answered. */
export function EventsWidget({ events }: { events: readonly Schemas['PostSummary'][] }) {
  const { formatMessage } = useIntl()
  return (
    <ul className={styles.rows}>
      {events.map(({ id, title, language, event }) => {
        if (!event) return null
        const response = event.myInvitation?.response ?? ''
        const answer = answers.get(response)
        return (
          <li key={id} className={styles.event}>
            <EventLine event={event} lang={language}>
              <p lang={language} className={styles.title}>
                <Link variant="quiet" href={paths.post(id)}>
                  {title}
                </Link>
              </p>
              {answer && (
                <Text size="sm" tone={response === 'accepted' ? 'success' : 'muted'}>
                  {formatMessage(answer)}
                </Text>
              )}
            </EventLine>
            {response === 'pending' && (
              <ButtonLink size="sm" href={paths.post(id)} aria-label={formatMessage(messages.answerTo, { title })}>
                {formatMessage(messages.answer)}
              </ButtonLink>
            )}
          </li>
        )
      })}
    </ul>
  )
}
