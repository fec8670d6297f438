import type { Schemas } from '@/api'
import { Diff } from '@/design-system/Diff'
import { planningMessages, priorityWords } from '@/features/planning'
import { nameOf } from '@/features/subjects'
import { calendarDate } from '@/shared/day-time'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import styles from './Workflow.module.css'

type Changes = Schemas['PostDataChanges']

/** What a step changed in the planning of the post, each value before and after. */
export function RecordChanges({ changes }: { changes: Changes }) {
  const intl = useIntl()
  const { formatMessage } = intl
  const { assignee, expectedStartDate: start, expectedEndDate: end, priority } = changes
  const none = formatMessage(planningMessages.none)
  const day = (value: string | null) => (value === null ? none : intl.formatDate(`${value}T00:00:00Z`, calendarDate))
  const person = (value: Schemas['Assignee'] | null) => (value === null ? none : nameOf(value))
  const rank = (value: string | null) => (value === null ? none : priorityWords(value, intl))
  const rows = [
    assignee && ([planningMessages.assignee, person(assignee.old), person(assignee.new)] as const),
    start && ([planningMessages.start, day(start.old), day(start.new)] as const),
    end && ([planningMessages.end, day(end.old), day(end.new)] as const),
    priority && ([planningMessages.priority, rank(priority.old), rank(priority.new)] as const),
  ]
  return rows.map(
    (row) => row && <ChangedValue key={row[0].id} label={formatMessage(row[0])} before={row[1]} after={row[2]} />,
  )
}

type ChangedValueProps = { label: string; before: string; after: string }

/** One fact, before and after. */
export function ChangedValue({ label, before, after }: ChangedValueProps) {
  const { formatMessage } = useIntl()
  const spoken = { before: formatMessage(messages.from), after: formatMessage(messages.to) }
  return <Diff struck label={`${label}:`} before={before} after={after} spoken={spoken} className={styles.changed} />
}
