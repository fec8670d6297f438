import type { Schemas } from '@/api'
import { Progress } from '@/design-system/Progress'
import { Text } from '@/design-system/Text'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import styles from './Widget.module.css'

/** How far the person is on the way through their first weeks, and what comes next. */
export function TrackWidget({ track: { title, stepsCount, doneCount, next } }: { track: Schemas['TrackTeaser'] }) {
  const { formatMessage } = useIntl()
  const done = formatMessage(messages.stepsDone, { done: doneCount, count: stepsCount })
  return (
    <div className={styles.stack}>
      <p className={styles.title}>{title}</p>
      <Progress label={title} max={stepsCount} value={doneCount} valueText={done} />
      <Text size="sm" tone="muted">
        {done}
      </Text>
      <Text size="sm">
        {next ? formatMessage(messages.nextStep, { title: next.title }) : formatMessage(messages.allDone)}
      </Text>
    </div>
  )
}
