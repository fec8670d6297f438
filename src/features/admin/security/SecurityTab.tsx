import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { Button } from '@/design-system/Button'
import { Card } from '@/design-system/Card'
import { Skeleton, SkeletonGroup } from '@/design-system/Skeleton'
import { StatusChip } from '@/design-system/StatusChip'
import { Text } from '@/design-system/Text'
import { LoadFailure } from '@/features/load-failure'
import { copyRequested } from '@/shared/copy-link'
import { type MessageDescriptor, useIntl } from '@/shared/i18n'
import styles from '../ui/Admin.module.css'
import { checkBrowser } from './browser-checks'
import { checkNames } from './check-names'
import type { SecurityCheck } from './header-checks'
import { messages } from './messages'

const words: Record<string, MessageDescriptor> = {
  refused: messages.refused,
  allowed: messages.allowed,
  hidden: messages.hidden,
  readable: messages.readable,
  known: messages.known,
  secure: messages.isSecure,
  insecure: messages.isInsecure,
  unsupported: messages.unsupported,
}

export type SecurityTabProps = {
  /** Makes the checks; another one in stories, whose page has other headers. */
  check?: () => Promise<SecurityCheck[]>
}

/** What this browser really enforces for the page that is open in it, tried and not promised. */
export function SecurityTab({ check = checkBrowser }: SecurityTabProps) {
  const { formatMessage } = useIntl()
  const copy = useUnit(copyRequested)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['admin', 'security'],
    queryFn: check,
    staleTime: Infinity,
    // It tries again when it is asked to.
    retry: false,
    refetchOnWindowFocus: false,
  })
  const say = (value: string | null) => {
    if (value === null) return formatMessage(messages.missing)
    const known = words[value]
    return known ? formatMessage(known) : value
  }
  const nameOf = (id: string) => {
    const known = checkNames[id]
    return known ? formatMessage(known) : id
  }
  if (!data && error)
    return (
      <LoadFailure
        level={2}
        title={formatMessage(messages.checkFailed)}
        error={error}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    )
  if (!data)
    return (
      <SkeletonGroup label={formatMessage(messages.checking)} className={styles.log}>
        {[1, 2, 3, 4, 5, 6].map((number) => (
          <Skeleton key={number} length="long" />
        ))}
      </SkeletonGroup>
    )
  const passed = data.filter((one) => one.passed).length
  const verdict = (one: SecurityCheck) => formatMessage(one.passed ? messages.passed : messages.notPassed)
  const text = () =>
    data.map((one) => [verdict(one), nameOf(one.id), say(one.expected), say(one.found)].join('\t')).join('\n')
  return (
    <div className={styles.log}>
      <Text>{formatMessage(messages.what)}</Text>
      <div className={styles.line}>
        <Text as="strong" role="status">
          {formatMessage(messages.summary, { passed, count: data.length })}
        </Text>
        <span className={styles.actions}>
          <Button size="sm" busy={isFetching} onClick={() => void refetch()}>
            {formatMessage(messages.checkAgain)}
          </Button>
          <Button
            size="sm"
            onClick={() => copy({ text: text(), copied: messages.copied, refused: messages.copyRefused })}
          >
            {formatMessage(messages.copy)}
          </Button>
        </span>
      </div>
      <Card padding="none">
        <ul aria-label={formatMessage(messages.list)} className={styles.entries}>
          {data.map((one) => (
            <li key={one.id} className={styles.entry} data-check={one.id}>
              <span className={styles.line}>
                <Text as="strong">{nameOf(one.id)}</Text>
                <StatusChip color={one.passed ? 'success' : 'error'}>{verdict(one)}</StatusChip>
              </span>
              <Text size="sm" tone="muted" className={styles.found}>
                {formatMessage(messages.expectedAndFound, { expected: say(one.expected), found: say(one.found) })}
              </Text>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  )
}
