import { useQuery } from '@tanstack/react-query'
import type { Schemas } from '@/api'
import { RelativeTime } from '@/design-system/RelativeTime'
import { Skeleton } from '@/design-system/Skeleton'
import { Text } from '@/design-system/Text'
import { QueryView } from '@/features/query-view'
import { nameOf } from '@/features/subjects'
import { useDayTime } from '@/shared/day-time'
import { type PortalIntl, useIntl } from '@/shared/i18n'
import { taskQueries } from '../api/task-queries'
import { activityMessages as messages, detailMessages } from '../messages'
import styles from './Tasks.module.css'

type Event = Schemas['TaskEvent']

/** What happened to a task, newest first. */
export function TaskActivity({ taskId }: { taskId: string }) {
  const intl = useIntl()
  const { dayAndTime, exact } = useDayTime()
  const query = useQuery(taskQueries.activity(taskId))
  return (
    <QueryView query={query} skeleton={<Skeleton />} words={{ failed: detailMessages.activityFailed }} level={3}>
      {({ events }) => (
        <ol className={styles.thread}>
          {events.map((event) => (
            <li key={event.id}>
              <Text>{eventInWords(event, intl)}</Text>
              {event.note && <Text size="sm">{event.note}</Text>}
              <Text size="sm" tone="muted">
                <RelativeTime value={event.at} format={dayAndTime} formatExact={exact} />
              </Text>
            </li>
          ))}
        </ol>
      )}
    </QueryView>
  )
}

/** One sentence; of a kind that a newer server knows, its own word. */
function eventInWords(event: Event, intl: PortalIntl): string {
  const { formatMessage } = intl
  const name = intl.formatName(event.by.fullName)
  switch (event.kind) {
    case 'assigned':
      return event.assignee
        ? formatMessage(messages.assigned, { name, whom: intl.formatName(nameOf(event.assignee)) })
        : formatMessage(messages.unassigned, { name })
    case 'moved':
      return formatMessage(messages.moved, { name, state: event.state?.name ?? '' })
    case 'edited':
      return formatMessage(messages.edited, { name, fields: fieldsInWords(event.fields ?? [], intl) })
    case 'closed':
      return formatMessage(event.outcome === 'not-needed' ? messages.notNeeded : messages.closed, { name })
    default: {
      const message = simple.get(event.kind)
      return message ? formatMessage(message, { name }) : formatMessage(messages.other, { name, kind: event.kind })
    }
  }
}

const simple = new Map([
  ['created', messages.created],
  ['copied', messages.copied],
  ['taken', messages.taken],
  ['released', messages.released],
  ['reopened', messages.reopened],
  ['reminded', messages.reminded],
  ['files', messages.files],
])

const fieldNames = new Map([
  ['title', messages.fieldTitle],
  ['description', messages.fieldDescription],
  ['expiration', messages.fieldDue],
  ['remindBefore', messages.fieldReminders],
  ['priority', messages.fieldPriority],
  ['monitors', messages.fieldMonitors],
  ['requiredFor', messages.fieldStep],
])

function fieldsInWords(fields: readonly string[], { formatMessage, formatList }: PortalIntl): string {
  const names = fields.map((field) => {
    const message = fieldNames.get(field)
    return message ? formatMessage(message) : field
  })
  return formatList(names)
}
