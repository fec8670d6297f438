import type { Ref } from 'react'
import type { Schemas } from '@/api'
import { Checkbox } from '@/design-system/Checkbox'
import { CircleCheckIcon, Icon, MinusIcon } from '@/design-system/icons'
import { useNow } from '@/design-system/RelativeTime'
import { StatusChip } from '@/design-system/StatusChip'
import { Text } from '@/design-system/Text'
import { TextButton } from '@/design-system/TextButton'
import { VisuallyHidden } from '@/design-system/VisuallyHidden'
import { expectedWords, priorityWords } from '@/features/planning'
import { SubjectName } from '@/features/subjects'
import { calendarDay } from '@/shared/day-time'
import { useIntl } from '@/shared/i18n'
import { useChangeState } from '../api/use-change-state'
import { messages } from '../messages'
import { daysLate } from '../model/fields'
import styles from './SubActivities.module.css'
import { SubActivityMenu } from './SubActivityMenu'

export type SubActivityRowProps = {
  postId: string
  one: Schemas['SubActivity']
  states: readonly Schemas['WorkflowState'][]
  /** Where it stands, and among how many. */
  place: number
  count: number
  /** Of the button that opens the form. */
  editRef: Ref<HTMLButtonElement>
  onEdit: () => void
  onMove: (to: number) => void
}

/** A part of the work: what, how far, who, when. */
export function SubActivityRow({ postId, one, editRef, onEdit, ...menu }: SubActivityRowProps) {
  const intl = useIntl()
  const { formatMessage, formatName } = intl
  const now = useNow()
  const { busy, waiting, giveUp, changeTo } = useChangeState(postId, one)
  const { title, description, assignee, priority, state, actualStart, actualEnd, canEdit } = one
  const late = daysLate(one, calendarDay(now, intl.timeZone))
  const opened = actualStart === null ? 'sa-planned' : 'sa-running'
  return (
    <div className={styles.row} data-ended={actualEnd === null ? undefined : ''}>
      <Tick
        one={one}
        busy={busy}
        waiting={waiting}
        onTick={() => (waiting ? giveUp() : changeTo(actualEnd === null ? 'sa-done' : opened))}
      />
      <div className={styles.words}>
        <p className={styles.title}>
          {canEdit ? (
            <TextButton
              ref={editRef}
              variant="quiet"
              data-edits={one.id}
              aria-label={formatMessage(messages.edit, { title })}
              onClick={onEdit}
            >
              {formatName(title)}
            </TextButton>
          ) : (
            formatName(title)
          )}
        </p>
        {description !== '' && <Text size="sm">{description}</Text>}
        <p className={styles.facts}>
          <StatusChip color={state.metadata.styleColor} colorCode={state.metadata.styleColorCode}>
            {state.name}
          </StatusChip>
          <span>{assignee ? <SubjectName subject={assignee} /> : formatMessage(messages.nobody)}</span>
          <span>{expectedWords(one, { now, intl })}</span>
          {late > 0 && <span className={styles.late}>{formatMessage(messages.late, { count: late })}</span>}
          {priority !== null && <span>{priorityWords(priority, intl)}</span>}
          {waiting && <span>{formatMessage(messages.waitsForNetwork)}</span>}
        </p>
      </div>
      {canEdit && <SubActivityMenu {...menu} postId={postId} one={one} onState={changeTo} />}
    </div>
  )
}

type TickProps = { one: Schemas['SubActivity']; busy: boolean; waiting: boolean; onTick: () => void }

/** Closes a sub-activity and opens it again; who may not only sees how it stands. */
function Tick({ one: { title, actualEnd, canEdit }, busy, waiting, onTick }: TickProps) {
  const { formatMessage } = useIntl()
  const ended = actualEnd !== null
  if (!canEdit) {
    return (
      <span className={styles.tick}>
        <Icon of={ended ? CircleCheckIcon : MinusIcon} />
        <VisuallyHidden>{formatMessage(ended ? messages.stateEnded : messages.stateOpen)}</VisuallyHidden>
      </span>
    )
  }
  return (
    <Checkbox
      className={styles.tick}
      label={
        <VisuallyHidden>{formatMessage(ended ? messages.reopenThis : messages.endThis, { title })}</VisuallyHidden>
      }
      checked={ended !== (busy || waiting)}
      disabled={busy}
      onCheckedChange={onTick}
    />
  )
}
