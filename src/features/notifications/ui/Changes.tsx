import type { Schemas } from '@/api'
import { Diff } from '@/design-system/Diff'
import { StatusChip } from '@/design-system/StatusChip'
import { GroupLink, PersonLink } from '@/features/entity-links'
import { calendarDate } from '@/shared/day-time'
import { useIntl, type MessageDescriptor, type PortalIntl } from '@/shared/i18n'
import { detailMessages } from '../messages'
import styles from './Panel.module.css'

type WorkflowState = Schemas['WorkflowState']

/** What an edit changed: each value before and after, the old dates struck through. */
export function DataChanges({ changes }: { changes: Schemas['PostDataChanges'] }) {
  const { formatMessage, formatDate } = useIntl()
  const spoken = useSpokenLabels()
  const { assignee, expectedStartDate: start, expectedEndDate: end, priority } = changes

  const day = (value: string | null) =>
    value === null ? formatMessage(detailMessages.noDate) : formatDate(`${value}T00:00:00Z`, calendarDate)
  const person = (value: Schemas['Assignee'] | null) => {
    if (value === null) return formatMessage(detailMessages.nobody)
    return value.type === 'user' ? (
      <PersonLink userId={value.user.id} name={value.user.fullName} className={styles.opener} />
    ) : (
      <GroupLink groupId={value.group.id} name={value.group.name} className={styles.opener} />
    )
  }
  const rank = (value: string | null) => {
    if (value === null) return formatMessage(detailMessages.noPriority)
    // A priority that came after this build is shown by the server's name.
    const message = priorities[value]
    return message ? formatMessage(message) : value
  }
  // One changed date needs no label where the sentence names the dates.
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

/** From one status to another; with an ellipsis where there were others between the first and the last. */
export function StatusTransition({ from, to, elided }: { from: WorkflowState; to: WorkflowState; elided: boolean }) {
  const { formatName } = useIntl()
  return (
    <Diff before={chip(from, formatName)} after={chip(to, formatName)} elided={elided} spoken={useSpokenLabels()} />
  )
}

function chip({ name, metadata }: WorkflowState, formatName: PortalIntl['formatName']) {
  return (
    <StatusChip color={metadata.styleColor} colorCode={metadata.styleColorCode}>
      {formatName(name)}
    </StatusChip>
  )
}

/** What a screen reader says in place of the arrow. */
function useSpokenLabels(): { before: string; after: string } {
  const { formatMessage } = useIntl()
  return { before: formatMessage(detailMessages.from), after: formatMessage(detailMessages.to) }
}
