import type { Schemas } from '@/api'
import { Diff } from '@/design-system/Diff'
import { planningMessages } from '@/features/planning'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { usePlannedWords } from './use-planned-words'
import styles from './Workflow.module.css'

const parts = [
  ['assignee', planningMessages.assignee],
  ['expectedStartDate', planningMessages.start],
  ['expectedEndDate', planningMessages.end],
  ['priority', planningMessages.priority],
] as const

/** What a step changed in the planning of the post, each value before and after. */
export function RecordChanges({ changes }: { changes: Schemas['PostDataChanges'] }) {
  const { formatMessage } = useIntl()
  const wordsOf = usePlannedWords()
  return parts.map(([part, label]) => {
    const change = changes[part]
    return (
      change && (
        <ChangedValue
          key={part}
          label={formatMessage(label)}
          before={wordsOf(part, { [part]: change.old })}
          after={wordsOf(part, { [part]: change.new })}
        />
      )
    )
  })
}

type ChangedValueProps = { label: string; before: string; after: string }

/** One fact, before and after. */
export function ChangedValue({ label, before, after }: ChangedValueProps) {
  const { formatMessage } = useIntl()
  const spoken = { before: formatMessage(messages.from), after: formatMessage(messages.to) }
  return <Diff struck label={`${label}:`} before={before} after={after} spoken={spoken} className={styles.changed} />
}
