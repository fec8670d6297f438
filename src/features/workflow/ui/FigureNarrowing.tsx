import type { Schemas } from '@/api'
import { Button } from '@/design-system/Button'
import { Stack } from '@/design-system/Stack'
import { Text } from '@/design-system/Text'
import { priorityWords } from '@/features/planning'
import { type PortalIntl, useIntl } from '@/shared/i18n'
import { figureMessages as messages } from '../messages'
import { figureOf } from '../model/list-address'

export type FigureNarrowingProps = {
  address: URLSearchParams
  states: readonly Schemas['WorkflowState'][]
  onClear: () => void
}

/** Says which figure of the statistics a list shows, where one led here. */
export function FigureNarrowing({ address, states, onClear }: FigureNarrowingProps) {
  const intl = useIntl()
  const parts = partsOf(address, states, intl)
  if (parts.length === 0) return null
  const words = new Intl.ListFormat(intl.locale, { type: 'unit' }).format(parts)
  return (
    <Stack direction="row" gap={3}>
      <Text size="sm">{intl.formatMessage(messages.only, { words })}</Text>
      <Button size="sm" onClick={onClear}>
        {intl.formatMessage(messages.showAll)}
      </Button>
    </Stack>
  )
}

function partsOf(address: URLSearchParams, states: readonly Schemas['WorkflowState'][], intl: PortalIntl): string[] {
  const { formatMessage } = intl
  const { progress, event, since, until, fromStateId, toStateId, waitingForId, priority, assigneeId, overdue, kept } =
    figureOf(address)
  const range = since && until ? daysBetween(since, until, intl) : ''
  const nameOf = (id: string | undefined) => states.find((state) => state.id === id)?.name ?? id ?? ''
  const moved = { from: nameOf(fromStateId), to: nameOf(toStateId), range }
  const happened = {
    created: () => formatMessage(messages.created, { range }),
    completed: () =>
      formatMessage(kept ? messages[kept === 'late' ? 'late' : 'onTime'] : messages.completed, { range }),
    moved: () => formatMessage(messages.moved, moved),
    'sent-back': () => formatMessage(messages.sentBack, { range }),
  }
  const parts = [
    event && happened[event](),
    progress && formatMessage(progress === 'open' ? messages.open : messages.finished),
    waitingForId && formatMessage(messages.waiting),
    priority &&
      (priority === 'none'
        ? formatMessage(messages.noPriority)
        : formatMessage(messages.priority, { priority: priorityWords(priority, intl) })),
    assigneeId && formatMessage(assigneeId === 'none' ? messages.nobody : messages.assignee),
    overdue && formatMessage(messages.overdue),
  ]
  return parts.filter((part): part is string => Boolean(part))
}

/** Days of the calendar, the same in every zone. */
function daysBetween(since: string, until: string, { locale }: PortalIntl): string {
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
  return format.formatRange(new Date(`${since}T00:00Z`), new Date(`${until}T00:00Z`))
}
