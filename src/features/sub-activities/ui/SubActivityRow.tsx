import type { KeyboardEvent } from 'react'
import type { Schemas } from '@/api'
import { IconButton } from '@/design-system/IconButton'
import { ChevronDownIcon, ChevronUpIcon, Icon } from '@/design-system/icons'
import { useNow } from '@/design-system/RelativeTime'
import { Select } from '@/design-system/Select'
import { StatusChip } from '@/design-system/StatusChip'
import { TextButton } from '@/design-system/TextButton'
import { Text } from '@/design-system/Text'
import { priorityWords } from '@/features/planning'
import { SubjectName } from '@/features/subjects'
import { calendarDay } from '@/shared/day-time'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { daysLate, type StateId } from '../model/fields'
import { datesWords } from '../model/words'
import styles from './SubActivities.module.css'

export type SubActivityRowProps = {
  one: Schemas['SubActivity']
  states: readonly Schemas['WorkflowState'][]
  isFirst: boolean
  isLast: boolean
  onOpen: () => void
  onState: (stateId: StateId) => void
  onStep: (by: 1 | -1) => void
}

/** A part of the work in its row: what, who, when, how far. Alt with an arrow moves it. */
export function SubActivityRow({ one, states, isFirst, isLast, onOpen, onState, onStep }: SubActivityRowProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const late = daysLate(one, calendarDay(useNow(), intl.timeZone))
  const { title, assignee, priority, state, canEdit } = one

  function handleKey(event: KeyboardEvent) {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null
    if (!event.altKey || by === null || !canEdit || (by === -1 ? isFirst : isLast)) return
    event.preventDefault()
    onStep(by)
  }

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a shortcut beside buttons
    <li className={styles.row} onKeyDown={handleKey}>
      <div className={styles.words}>
        <p className={styles.title}>
          {canEdit ? (
            <TextButton variant="quiet" aria-label={formatMessage(messages.edit, { title })} onClick={onOpen}>
              {title}
            </TextButton>
          ) : (
            title
          )}
        </p>
        {one.description !== '' && <Text size="sm">{one.description}</Text>}
        <p className={styles.facts}>
          <span>{assignee ? <SubjectName subject={assignee} /> : formatMessage(messages.nobody)}</span>
          <span>{datesWords(one, intl)}</span>
          {late > 0 && <span className={styles.late}>{formatMessage(messages.late, { count: late })}</span>}
          {priority !== null && (
            <span>{formatMessage(messages.priority, { priority: priorityWords(priority, intl) })}</span>
          )}
        </p>
      </div>
      <div className={styles.actions}>
        {canEdit ? (
          <Select
            label={formatMessage(messages.stateOf, { title })}
            labelHidden
            value={state.id}
            options={states.map(({ id, name }) => ({ value: id, label: name }))}
            onValueChange={(id) => onState(id as StateId)}
          />
        ) : (
          <StatusChip color={state.metadata.styleColor} colorCode={state.metadata.styleColorCode}>
            {state.name}
          </StatusChip>
        )}
        {canEdit && (
          <>
            <IconButton
              label={formatMessage(messages.up, { title })}
              icon={<Icon of={ChevronUpIcon} />}
              aria-disabled={isFirst || undefined}
              onClick={() => !isFirst && onStep(-1)}
            />
            <IconButton
              label={formatMessage(messages.down, { title })}
              icon={<Icon of={ChevronDownIcon} />}
              aria-disabled={isLast || undefined}
              onClick={() => !isLast && onStep(1)}
            />
          </>
        )}
      </div>
    </li>
  )
}
