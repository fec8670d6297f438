import { useState } from 'react'
import type { Schemas } from '@/api'
import { Badge } from '@/design-system/Badge'
import { Button } from '@/design-system/Button'
import { Heading } from '@/design-system/Heading'
import { Icon, SquareCheckBigIcon } from '@/design-system/icons'
import { Link } from '@/design-system/Link'
import { Stack } from '@/design-system/Stack'
import { Text } from '@/design-system/Text'
import { calendarDate } from '@/shared/day-time'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { useDismissItem } from '../api/note-calls'
import { itemMessages as messages } from '../messages'
import { AcceptForm } from './AcceptForm'
import styles from './Notes.module.css'
import { TimeChip } from './TimeChip'
import type { Words } from './use-speaker-names'

type Item = Schemas['ActionItem']

export type ActionItemsProps = { note: Schemas['AiNote']; words: Words; onMoment: (ms: number) => void }

/** What somebody said they would do, and what became of it. */
export function ActionItems({ note, words, onMoment }: ActionItemsProps) {
  const { formatMessage } = useIntl()
  const shown = note.actionItems.filter(({ state }) => state !== 'dismissed')
  if (shown.length === 0) return null
  return (
    <section aria-label={formatMessage(messages.title)}>
      <Stack gap={3}>
        <Stack direction="row" gap={2} align="center">
          <Heading level={2} size="label">
            {formatMessage(messages.title)}
          </Heading>
          {note.proposedActionsCount > 0 && (
            <Badge tone="neutral">{formatMessage(messages.toFile, { count: note.proposedActionsCount })}</Badge>
          )}
        </Stack>
        <ul className={styles.list}>
          {shown.map((item) => (
            <ActionRow key={item.id} note={note} item={item} words={words} onMoment={onMoment} />
          ))}
        </ul>
      </Stack>
    </section>
  )
}

function ActionRow({ note, item, words, onMoment }: ActionItemsProps & { item: Item }) {
  const { formatMessage } = useIntl()
  const [filing, setFiling] = useState(false)
  const dismiss = useDismissItem(note.id)
  const open = note.canEdit && (item.result === null || item.result.gone)
  return (
    <li className={styles.row}>
      <div className={styles.rowHead}>
        <Text as="span" weight="medium" lang={note.summaryLanguage}>
          {item.text}
        </Text>
        {item.citations.map((citation) => (
          <TimeChip key={citation.segmentId} note={note} citation={citation} words={words} onMoment={onMoment} />
        ))}
      </div>
      <Text size="sm" tone="muted">
        <WhoAndWhen item={item} />
      </Text>
      {item.result && <Result result={item.result} />}
      {open && !filing && (
        <Stack direction="row" gap={2} wrap>
          <Button size="sm" icon={<Icon of={SquareCheckBigIcon} size="sm" />} onClick={() => setFiling(true)}>
            {formatMessage(item.result ? messages.makeAgain : messages.make)}
          </Button>
          {item.result === null && (
            <Button
              size="sm"
              variant="quiet"
              aria-label={formatMessage(messages.dismissNamed, { text: item.text })}
              onClick={() => dismiss.mutate({ itemId: item.id, state: 'dismissed' })}
            >
              {formatMessage(messages.dismiss)}
            </Button>
          )}
        </Stack>
      )}
      {open && filing && <AcceptForm note={note} item={item} onClose={() => setFiling(false)} />}
    </li>
  )
}

/** What was not said is not guessed; the words from which a day was taken stand beside it. */
function WhoAndWhen({ item: { assignee, dueDate, dueSaid } }: { item: Item }) {
  const { formatMessage, formatDate } = useIntl()
  const who = assignee?.fullName ?? formatMessage(messages.whoNotSaid)
  const when = dueDate === null ? formatMessage(messages.whenNotSaid) : formatDate(dueDate, calendarDate)
  return `${who} · ${when}${dueSaid === null ? '' : ` · ${formatMessage(messages.said, { text: dueSaid })}`}`
}

function Result({ result: { id, postId, title, done, gone } }: { result: NonNullable<Item['result']> }) {
  const { formatMessage } = useIntl()
  if (gone)
    return (
      <Text size="sm" tone="warn">
        {formatMessage(messages.taskGone)}
      </Text>
    )
  return (
    <Stack direction="row" gap={2} align="center" wrap>
      <Link href={paths.post(postId, { entity: 'tasks', taskId: id })}>{formatMessage(messages.task, { title })}</Link>
      <Badge tone="outline">{formatMessage(done ? messages.done : messages.open)}</Badge>
    </Stack>
  )
}
