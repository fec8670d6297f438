import { Text } from '@/design-system/Text'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import type { PreflightCounts } from '../model/preflight'
import styles from './Move.module.css'

/** How many posts of a check fare how; the numbers add up to all of them. */
export function MoveNumbers({ counts }: { counts: PreflightCounts }) {
  const { formatMessage } = useIntl()
  const { ready, filled, needsValue, blocked, excluded } = counts
  return (
    <>
      <div aria-hidden className={styles.bar}>
        <span data-tone="ready" style={{ flex: ready - filled }} />
        <span data-tone="filled" style={{ flex: filled }} />
        <span data-tone="needs-value" style={{ flex: needsValue }} />
        <span data-tone="blocked" style={{ flex: blocked }} />
        <span data-tone="excluded" style={{ flex: excluded }} />
      </div>
      <div role="status" className={styles.numbers}>
        <Text as="span" weight="strong">
          {formatMessage(messages.ready, { count: ready })}
        </Text>
        {filled > 0 && (
          <Text as="span" size="sm" tone="muted">
            {formatMessage(messages.filled, { count: filled })}
          </Text>
        )}
        {needsValue > 0 && (
          <Text as="span" tone="warn">
            {formatMessage(messages.needsValue, { count: needsValue })}
          </Text>
        )}
        {blocked > 0 && (
          <Text as="span" tone="error">
            {formatMessage(messages.blocked, { count: blocked })}
          </Text>
        )}
        {excluded > 0 && (
          <Text as="span" tone="muted">
            {formatMessage(messages.excluded, { count: excluded })}
          </Text>
        )}
      </div>
    </>
  )
}
