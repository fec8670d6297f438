import type { Schemas } from '@/api'
import { Text } from '@/design-system/Text'
import { useDayTime } from '@/shared/day-time'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { plainNote } from '../model/words'
import { ChangedValue, RecordChanges } from './RecordChanges'
import styles from './Workflow.module.css'

/** The later changes of a decision, each with what stood there before. */
export function RecordEdits({ record }: { record: Schemas['TransitionRecord'] }) {
  const { formatMessage, formatName } = useIntl()
  const { exact } = useDayTime()
  const { edits, note, values } = record
  return edits.map((edit, index) => {
    // What an edit made of it stands in the next one, or is what the record says today.
    const next = edits[index + 1]
    const [before, after] = [plainNote(edit.noteBefore), plainNote(next ? next.noteBefore : note)]
    return (
      <div key={edit.at} className={styles.edit}>
        <Text size="sm" tone="muted">
          {formatMessage(messages.editedBy, { name: formatName(edit.by.fullName), time: exact(new Date(edit.at)) })}
        </Text>
        {before !== after && (
          <Text size="sm" tone="muted" className={styles.note}>
            {formatMessage(messages.before)} <del>{before || formatMessage(messages.noNote)}</del>
          </Text>
        )}
        {changedValues(edit.valuesBefore, next?.valuesBefore ?? values).map((changed) => (
          <ChangedValue key={changed.label} {...changed} />
        ))}
        {edit.dataChanges && <RecordChanges changes={edit.dataChanges} />}
      </div>
    )
  })
}

type Values = readonly Schemas['RecordedValue'][]

/** The values that an edit changed, those that were empty before or after included. */
function changedValues(before: Values, after: Values) {
  const labels = new Map([...before, ...after].map(({ fieldId, label }) => [fieldId, label]))
  const textOf = (values: Values, id: string) => values.find(({ fieldId }) => fieldId === id)?.text ?? ''
  return [...labels].flatMap(([id, label]) => {
    const changed = { label, before: textOf(before, id), after: textOf(after, id) }
    return changed.before === changed.after ? [] : [changed]
  })
}
