import type { Schemas } from '@/api'
import { Button } from '@/design-system/Button'
import { Field, type FieldLabels } from '@/design-system/Field'
import { IconButton } from '@/design-system/IconButton'
import { Icon, XIcon } from '@/design-system/icons'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import styles from './Questions.module.css'

type RankingAnswerProps = {
  labels: FieldLabels & { id: string }
  options: readonly Schemas['QuestionOption'][]
  /** Ids, the first first; the others have no place yet. */
  ranked: readonly string[]
  onChange: (ids: string[]) => void
}

/** Options that are chosen one after the other: the same by thumb and by keyboard, and nothing has a place unasked. */
export function RankingAnswer({ labels, options, ranked, onChange }: RankingAnswerProps) {
  const { formatMessage } = useIntl()
  const labelOf = (id: string) => options.find((option) => option.id === id)?.label ?? id
  const left = options.filter(({ id }) => !ranked.includes(id))
  return (
    <Field
      {...labels}
      description={labels.description ?? formatMessage(messages.rankHelp)}
      name={undefined}
      className={undefined}
      group
    >
      {(group, labelId) => (
        <div {...group} role="group" aria-labelledby={labelId} tabIndex={-1} className={styles.choices}>
          {ranked.length > 0 && (
            <ol className={styles.ranked}>
              {ranked.map((id, index) => (
                <li key={id} className={styles.rank}>
                  <span>{formatMessage(messages.ranked, { place: index + 1, label: labelOf(id) })}</span>
                  <IconButton
                    label={formatMessage(messages.unrank, { label: labelOf(id) })}
                    icon={<Icon of={XIcon} size="sm" />}
                    onClick={() => onChange(ranked.filter((one) => one !== id))}
                  />
                </li>
              ))}
            </ol>
          )}
          {left.map(({ id, label }) => (
            <Button key={id} className={styles.toRank} onClick={() => onChange([...ranked, id])}>
              {label}
            </Button>
          ))}
        </div>
      )}
    </Field>
  )
}
