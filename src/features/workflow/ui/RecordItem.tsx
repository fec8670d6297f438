import type { Schemas } from '@/api'
import { Badge } from '@/design-system/Badge'
import { Icon, ArrowRightIcon } from '@/design-system/icons'
import { Link } from '@/design-system/Link'
import { RichText } from '@/design-system/RichText'
import { Stack } from '@/design-system/Stack'
import { Text } from '@/design-system/Text'
import { PersonLink, richTextLinks } from '@/features/entity-links'
import { useDayTime } from '@/shared/day-time'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { messages } from '../messages'
import { hoursWords, plainNote } from '../model/words'
import { ChangedValue, RecordChanges } from './RecordChanges'
import { StateChip } from './StandingLine'
import { UndoButton } from './UndoButton'
import styles from './Workflow.module.css'

/** A decision of the past: who, when, from where to where, what was written, and what of it was changed later. */
export function RecordItem({ postId, record }: { postId: string; record: Schemas['TransitionRecord'] }) {
  const intl = useIntl()
  const { formatMessage } = intl
  const { exact } = useDayTime()
  const { by, at, fromState, toState, note, values, edits, hoursInFromState, undone, bulkOperationId, canEdit } = record
  const { dataChanges } = record
  return (
    <li className={styles.record}>
      <div className={styles.line}>
        <Text as="span" weight="strong">
          {record.transition.name}
        </Text>
        <StateChip state={fromState} />
        <Icon of={ArrowRightIcon} />
        <StateChip state={toState} />
        {undone && <Badge>{formatMessage(messages.wasUndone)}</Badge>}
      </div>
      <Text size="sm" tone="muted">
        <PersonLink userId={by.id} name={by.fullName} />, {exact(new Date(at))}
      </Text>
      {hoursInFromState !== null && (
        <Text size="sm" tone="muted">
          {formatMessage(messages.leftAfter, { time: hoursWords(hoursInFromState, intl), state: fromState.name })}
        </Text>
      )}
      {bulkOperationId !== null && (
        <Text size="sm" tone="muted">
          {formatMessage(messages.bulk)}
        </Text>
      )}
      {values.map(({ fieldId, label, text }) => (
        <Text key={fieldId} size="sm">
          {label}: <strong>{text}</strong>
        </Text>
      ))}
      {dataChanges && <RecordChanges changes={dataChanges} />}
      {note && <RichText {...richTextLinks} value={note} externalLinkHint="" />}
      {edits.map((edit, index) => (
        <div key={edit.at} className={styles.edit}>
          <Text size="sm" tone="muted">
            {formatMessage(messages.editedBy, { name: edit.by.fullName, time: exact(new Date(edit.at)) })}
          </Text>
          <Text size="sm" tone="muted" className={styles.note}>
            {formatMessage(messages.before)} <del>{plainNote(edit.noteBefore) || formatMessage(messages.noNote)}</del>
          </Text>
          {changedValues(edit.valuesBefore, edits[index + 1]?.valuesBefore ?? values).map((changed) => (
            <ChangedValue key={changed.label} {...changed} />
          ))}
        </div>
      ))}
      <Stack direction="row" gap={3}>
        <UndoButton postId={postId} record={record} />
        {canEdit && (
          <Link variant="action" href={paths.postTransitionEdit(postId, record.id)}>
            {formatMessage(messages.edit)}
          </Link>
        )}
      </Stack>
    </li>
  )
}

type Values = readonly Schemas['RecordedValue'][]

/** The values that an edit changed. */
function changedValues(before: Values, after: Values) {
  return before.flatMap(({ fieldId, label, text }) => {
    const now = after.find((value) => value.fieldId === fieldId)?.text ?? ''
    return now === text ? [] : [{ label, before: text, after: now }]
  })
}
