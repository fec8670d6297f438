import type { Schemas } from '@/api'
import { Button } from '@/design-system/Button'
import { Icon, WorkflowIcon } from '@/design-system/icons'
import { Text } from '@/design-system/Text'
import { useIntl } from '@/shared/i18n'
import { moveMessages as messages } from '../messages'
import type { countsOf } from '../model/preflight'
import styles from './Move.module.css'

export type MoveFootProps = {
  counts: ReturnType<typeof countsOf>
  target: Schemas['WorkflowState'] | undefined
  notifiedCount: number
  busy: boolean
  onCancel: () => void
  onGo: () => void
}

/** How many posts move, how many stay, and who hears of it; there is no question after this button. */
export function MoveFoot({ counts, target, notifiedCount, busy, onCancel, onGo }: MoveFootProps) {
  const { formatMessage } = useIntl()
  const able = target !== undefined && counts.ready > 0
  return (
    <div className={styles.foot}>
      <Text as="span" size="sm" className={styles.footWords}>
        {able
          ? `${formatMessage(messages.stay, { count: counts.all - counts.ready })} ${formatMessage(messages.told, { count: notifiedCount })}`
          : formatMessage(messages.noneReady)}
      </Text>
      <Button onClick={onCancel}>{formatMessage(messages.cancel)}</Button>
      {target && (
        <Button
          variant="primary"
          icon={<Icon of={WorkflowIcon} />}
          aria-disabled={!able || undefined}
          busy={busy}
          busyLabel={formatMessage(messages.starting)}
          className={styles.go}
          onClick={onGo}
        >
          {formatMessage(messages.go, { count: counts.ready, status: target.name })}
        </Button>
      )}
    </div>
  )
}
