import type { Schemas } from '@/api'
import { Badge } from '@/design-system/Badge'
import { ArrowRightIcon, Icon } from '@/design-system/icons'
import { Link } from '@/design-system/Link'
import { RichText } from '@/design-system/RichText'
import { Stack } from '@/design-system/Stack'
import { Text } from '@/design-system/Text'
import { AttachmentList } from '@/features/attachments'
import { PersonLink, richTextLinks } from '@/features/entity-links'
import { useDayTime } from '@/shared/day-time'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { messages } from '../messages'
import { hoursWords } from '../model/words'
import { RecordChanges } from './RecordChanges'
import { RecordEdits } from './RecordEdits'
import { StateChip } from './StateChip'
import { UndoButton } from './UndoButton'
import styles from './Workflow.module.css'

export type RecordItemProps = { postId: string; record: Schemas['TransitionRecord'] }

/** A decision of the past: who, when, from where to where, what was written, and what of it was changed later. */
export function RecordItem({ postId, record }: RecordItemProps) {
  const intl = useIntl()
  const { formatMessage, formatName } = intl
  const { exact } = useDayTime()
  const { by, at, fromState, hoursInFromState, attachments = [] } = record
  return (
    <li className={styles.record}>
      <div className={styles.line}>
        <Text as="span" weight="strong">
          {formatName(record.transition.name)}
        </Text>
        <StateChip state={fromState} />
        <Icon of={ArrowRightIcon} />
        <StateChip state={record.toState} />
        {record.undone && <Badge>{formatMessage(messages.wasUndone)}</Badge>}
      </div>
      <Text size="sm" tone="muted">
        <PersonLink userId={by.id} name={by.fullName} />, {exact(new Date(at))}
      </Text>
      {hoursInFromState !== null && (
        <Text size="sm" tone="muted">
          {formatMessage(messages.leftAfter, {
            time: hoursWords(hoursInFromState, intl),
            state: formatName(fromState.name),
          })}
        </Text>
      )}
      {record.bulkOperationId !== null && (
        <Text size="sm" tone="muted">
          {formatMessage(messages.bulk)}
        </Text>
      )}
      {record.values.map(({ fieldId, label, text }) => (
        <Text key={fieldId} size="sm">
          {label}: <strong>{text}</strong>
        </Text>
      ))}
      {record.dataChanges && <RecordChanges changes={record.dataChanges} />}
      {record.note && (
        <RichText {...richTextLinks} value={record.note} externalLinkHint={formatMessage(messages.opensInNewTab)} />
      )}
      {attachments.length > 0 && <AttachmentList variant="short" attachments={attachments} />}
      <RecordEdits record={record} />
      <Stack direction="row" gap={3}>
        <UndoButton postId={postId} record={record} />
        {record.canEdit && (
          <Link variant="action" href={paths.postTransitionEdit(postId, record.id)}>
            {formatMessage(messages.edit)}
          </Link>
        )}
      </Stack>
    </li>
  )
}
