import { Heading } from '@/design-system/Heading'
import { Text } from '@/design-system/Text'
import { useIntl } from '@/shared/i18n'

import { messages } from '../messages'
import { timeOfDay } from '../model/time-of-day'
import styles from './Greeting.module.css'

/** What waits for the person, as the sidebar counts it. */
export type Waiting = { workflows: number; tasks: number }

export type GreetingProps = {
  firstName: string
  /** Absent while it is not known yet; its line keeps its place. */
  waiting?: Waiting | undefined
  now?: Date | undefined
}

/** The heading of the dashboard. */
export function Greeting({ firstName, waiting, now = new Date() }: GreetingProps) {
  const intl = useIntl()
  return (
    <header>
      <Heading level={1} size="page">
        {intl.formatMessage(greetings[timeOfDay(now, intl.timeZone)], { name: firstName })}
      </Heading>
      <Text tone="muted" className={styles.waiting}>
        {waiting && <WaitingWords {...waiting} />}
      </Text>
    </header>
  )
}

function WaitingWords({ workflows, tasks }: Waiting) {
  const intl = useIntl()
  if (workflows > 0 && tasks > 0) return intl.formatMessage(messages.waitingBoth, { workflows, tasks })
  if (workflows > 0) return intl.formatMessage(messages.waitingWorkflows, { workflows })
  if (tasks > 0) return intl.formatMessage(messages.waitingTasks, { tasks })
  return intl.formatMessage(messages.waitingNothing)
}

const greetings = {
  morning: messages.goodMorning,
  afternoon: messages.goodAfternoon,
  evening: messages.goodEvening,
}
