import { Heading } from '@/design-system/Heading'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import type { DueGroup } from '../model/due'
import styles from './Tasks.module.css'

/** Names a part of a list of tasks, with how many there are. */
export function GroupHeading({ group, count }: { group: DueGroup; count: number | undefined }) {
  const { formatMessage, formatNumber } = useIntl()
  return (
    <Heading level={2} size="label" data-group={group} className={styles.heading}>
      {formatMessage(messages[group])}
      {count !== undefined && <span className={styles.count}>{formatNumber(count)}</span>}
    </Heading>
  )
}
