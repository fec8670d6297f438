import type { Schemas } from '@/api'
import { Diff } from '@/design-system/Diff'
import { GroupLink, PersonLink } from '@/features/entity-links'
import { calendarDate } from '@/shared/day-time'
import { useIntl, type MessageDescriptor } from '@/shared/i18n'
import { detailMessages } from '../messages'
import styles from './Panel.module.css'
import { useSpoken } from './use-spoken'

type Changes = Schemas['PostDataChanges']

/** What an edit changed: each value before and after, the old dates struck through. */
export function DataChanges({ changes }: { changes: Changes }) {
  const { formatMessage, formatDate } = useIntl()
  const spoken = useSpoken()
  const { assignee, expectedStartDate: start, expectedEndDate: end, priority } = changes

  const day = (value: string | null) =>
    value === null ? formatMessage(detailMessages.noDate) : formatDate(`${value}T00:00:00Z`, calendarDate)
  const person = (value: Schemas['Assignee'] | null) => {
    if (value === null) return formatMessage(detailMessages.nobody)
    return value.type === 'user' ? (
      <PersonLink userId={value.user.id} name={value.user.fullName} className={styles.opener}>
        {value.user.fullName}
      </PersonLink>
    ) : (
      <GroupLink groupId={value.group.id} name={value.group.name} className={styles.opener}>
        {value.group.name}
      </GroupLink>
    )
  }
  const rank = (value: string | null) => {
    if (value === null) return formatMessage(detailMessages.noPriority)
    // A priority that came after this build is shown as the server calls it.
    const known = priorities[value]
    return known ? formatMessage(known) : value
  }
  // One changed date needs no name where the sentence speaks of dates.
  const several = Object.keys(changes).length > 1

  const edits = (
    <>
      {start && (
        <Diff
          {...(several && { label: formatMessage(detailMessages.start) })}
          before={day(start.old)}
          after={day(start.new)}
          struck={start.old !== null}
          spoken={spoken}
        />
      )}
      {end && (
        <Diff
          {...(several && { label: formatMessage(detailMessages.end) })}
          before={day(end.old)}
          after={day(end.new)}
          struck={end.old !== null}
          spoken={spoken}
        />
      )}
      {assignee && (
        <Diff
          {...(several && { label: formatMessage(detailMessages.assignee) })}
          before={person(assignee.old)}
          after={person(assignee.new)}
          spoken={spoken}
        />
      )}
      {priority && (
        <Diff
          {...(several && { label: formatMessage(detailMessages.priority) })}
          before={rank(priority.old)}
          after={rank(priority.new)}
          spoken={spoken}
        />
      )}
    </>
  )
  return several ? <div className={styles.edits}>{edits}</div> : edits
}

const priorities: Readonly<Record<string, MessageDescriptor>> = {
  low: detailMessages.low,
  normal: detailMessages.normal,
  high: detailMessages.high,
  urgent: detailMessages.urgent,
}
