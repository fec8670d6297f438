import type { Schemas } from '@/api'
import { FileCheckIcon, Icon } from '@/design-system/icons'
import { useNow } from '@/design-system/RelativeTime'
import { Text } from '@/design-system/Text'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { daysUntil } from '../model/standing'
import styles from './Acknowledgement.module.css'
import { AcknowledgeButton } from './AcknowledgeButton'

export type AcknowledgementAskProps = { post: Schemas['Post'] }

/** That an acknowledgement is asked, and how many days are left: a row among what is asked of the person. */
export function AcknowledgementAsk({ post }: AcknowledgementAskProps) {
  const { formatMessage, timeZone } = useIntl()
  const now = useNow()
  const due = post.acknowledgement?.mine?.dueDate
  const days = due ? daysUntil(due, now, timeZone) : null
  return (
    <div className={styles.ask}>
      <Icon of={FileCheckIcon} />
      <div>
        <AcknowledgeButton post={post} look="words" />
        {days !== null && (
          <Text size="sm" tone={days < 0 ? 'error' : 'muted'}>
            {days < 0 ? formatMessage(messages.daysOver, { days: -days }) : formatMessage(messages.daysLeft, { days })}
          </Text>
        )}
      </div>
    </div>
  )
}
