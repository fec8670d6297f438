import type { Schemas } from '@/api'
import { ComboBox } from '@/design-system/ComboBox'
import { Text } from '@/design-system/Text'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { Comparison } from './Comparison'
import { useChosenRevisions } from './chosen-revisions'
import styles from './History.module.css'

export type ChosenComparisonProps = {
  postId: string
  /** Number of the text of today. */
  newest: number
  /** Whether the person may use an older text is known with it. */
  post: Schemas['Post'] | undefined
}

/** Chooses two texts of a post and compares them; says so where there is only one. */
export function ChosenComparison({ postId, newest, post }: ChosenComparisonProps) {
  const { formatMessage } = useIntl()
  const [{ from, to }, choose] = useChosenRevisions(newest)
  if (newest === 1) return <Text tone="muted">{formatMessage(messages.onlyOne)}</Text>
  const optionOf = (revision: number) => ({
    value: String(revision),
    label: formatMessage(messages.version, { revision }),
  })
  const field = {
    options: Array.from({ length: newest }, (_, index) => optionOf(newest - index)),
    emptyLabel: formatMessage(messages.noVersion),
  }
  return (
    <div className={styles.comparison}>
      <div className={styles.choice}>
        <ComboBox
          {...field}
          label={formatMessage(messages.from)}
          value={optionOf(from)}
          onValueChange={(chosen) => chosen && choose({ from: Number(chosen.value) })}
        />
        <ComboBox
          {...field}
          label={formatMessage(messages.to)}
          value={optionOf(to)}
          onValueChange={(chosen) => chosen && choose({ to: Number(chosen.value) })}
        />
      </div>
      <Comparison postId={postId} from={from} to={to} post={post} />
    </div>
  )
}
