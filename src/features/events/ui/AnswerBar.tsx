import type { Schemas } from '@/api'
import { useIntl } from '@/shared/i18n'
import { responses } from '../api/invitations'
import { messages } from '../messages'
import styles from './Events.module.css'

const words = {
  accepted: messages.countAccepted,
  tentative: messages.countTentative,
  declined: messages.countDeclined,
  pending: messages.countPending,
  waiting: messages.countWaiting,
}

/** How the invited people answered: a bar for the eye, and the numbers in words. */
export function AnswerBar({ counts }: { counts: Schemas['InvitationCounts'] }) {
  const { formatMessage } = useIntl()
  const shown = responses.filter((response) => counts[response] > 0)
  return (
    <div className={styles.answers}>
      <div aria-hidden="true" className={styles.bar}>
        {shown.map((response) => (
          <span
            key={response}
            data-response={response}
            style={{ flexGrow: counts[response] }}
            className={styles.share}
          />
        ))}
      </div>
      <ul className={styles.numbers}>
        {shown.map((response) => (
          <li key={response} data-response={response}>
            {formatMessage(words[response], { count: counts[response] })}
          </li>
        ))}
      </ul>
    </div>
  )
}
