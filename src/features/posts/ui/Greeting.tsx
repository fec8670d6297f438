import type { Schemas } from '@/api'
import { Heading } from '@/design-system/Heading'
import { Link } from '@/design-system/Link'
import { Message, useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'

import { messages } from '../messages'
import { timeOfDay } from '../model/time-of-day'
import styles from './Greeting.module.css'

/** What waits for the person, as the menu counts it. */
export type Waiting = Pick<Schemas['NavigationCounts'], 'mySpace' | 'waiting'>

export type GreetingProps = {
  firstName: string
  /** Absent while it is not known yet; its line keeps its place. */
  waiting?: Waiting | undefined
  now?: Date | undefined
}

/** The heading of the dashboard, and what waits: a line beside the rail, a bar to My Space without it. */
export function Greeting({ firstName, waiting, now = new Date() }: GreetingProps) {
  const intl = useIntl()
  return (
    <header>
      <Heading level={1} size="page">
        {intl.formatMessage(greetings[timeOfDay(now, intl.timeZone)], { name: firstName })}
      </Heading>
      <p className={styles.waiting}>
        {waiting && (
          <Link variant="quiet" href={paths.mySpaceTab('workflows')} className={styles.bar}>
            <span>
              <WaitingSummary {...waiting} />
            </span>
          </Link>
        )}
      </p>
    </header>
  )
}

/** How much waits for the person, and how much of it is overdue. */
export function WaitingSummary({ mySpace: count, waiting }: Waiting) {
  const { formatMessage } = useIntl()
  const overdue = waiting?.overdue ?? 0
  if (count === 0) return formatMessage(messages.waitingNothing)
  if (overdue === 0) return formatMessage(messages.waitingFor, { count })
  return (
    <Message
      of={messages.waitingOverdue}
      values={{ count, overdue, b: (part) => <strong className={styles.late}>{part}</strong> }}
    />
  )
}

const greetings = {
  morning: messages.goodMorning,
  afternoon: messages.goodAfternoon,
  evening: messages.goodEvening,
}
