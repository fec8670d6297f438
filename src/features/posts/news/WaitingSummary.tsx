import { Message, useIntl } from '@/shared/i18n'

import type { Waiting } from '../ui/Greeting'
import { messages } from './messages'
import styles from './WaitingSummary.module.css'

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
