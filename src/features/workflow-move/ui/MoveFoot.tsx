import type { Schemas } from '@/api'
import { Button } from '@/design-system/Button'
import { Icon, WorkflowIcon } from '@/design-system/icons'
import { Text } from '@/design-system/Text'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import type { PreflightCounts } from '../model/preflight'
import styles from './Move.module.css'

export type MoveFootProps = {
  counts: PreflightCounts
  /** Where the posts go; undefined where nothing leads anywhere. */
  target: Schemas['WorkflowState'] | undefined
  notifiedCount: number
  /** A value that is set for all is wrong. */
  isWrong: boolean
  busy: boolean
  onCancel: () => void
  onGo: () => void
}

/** How many posts move, how many stay, and who hears of it; there is no question after this button. */
export function MoveFoot({ counts, target, notifiedCount, isWrong, busy, onCancel, onGo }: MoveFootProps) {
  const { formatMessage, formatName } = useIntl()
  const able = target !== undefined && counts.ready > 0 && !isWrong
  const told = formatMessage(messages.told, { count: notifiedCount })
  const stay = formatMessage(messages.stay, { count: counts.all - counts.ready })
  return (
    <div className={styles.foot}>
      <Text as="span" size="sm" className={styles.fills}>
        {able ? `${stay} ${told}` : formatMessage(isWrong ? messages.wrong : messages.noneReady)}
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
          onClick={() => able && onGo()}
        >
          {formatMessage(messages.go, { count: counts.ready, status: formatName(target.name) })}
        </Button>
      )}
    </div>
  )
}
