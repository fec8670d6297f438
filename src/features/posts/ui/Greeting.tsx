import type { ReactNode } from 'react'

import type { Schemas } from '@/api'
import { Heading } from '@/design-system/Heading'
import { Link } from '@/design-system/Link'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'

import { messages } from '../messages'
import { timeOfDay } from '../model/time-of-day'
import styles from './Greeting.module.css'

/** What waits for the person, as the menu counts it. */
export type Waiting = Pick<Schemas['NavigationCounts'], 'mySpace' | 'waiting'>

export type GreetingProps = {
  firstName: string
  /** How much waits for the person, in words; its line keeps its place while that is not known. */
  waiting?: ReactNode
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
            <span>{waiting}</span>
          </Link>
        )}
      </p>
    </header>
  )
}

const greetings = {
  morning: messages.goodMorning,
  afternoon: messages.goodAfternoon,
  evening: messages.goodEvening,
}
