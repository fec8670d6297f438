import { isApiError } from '@/api'
import { Button } from '@/design-system/Button'
import { ErrorState } from '@/design-system/ErrorState'
import { Text } from '@/design-system/Text'
import { callFailure } from '@/shared/call-failure'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import styles from './SearchResults.module.css'
import type { Search } from './use-search'

/** The search failed: earlier results stay below this, and everything that was asked for stays in the address. */
export function SearchFailure({ search: { list, shown, fresh } }: { search: Search }) {
  const { formatMessage, formatPhrase } = useIntl()
  const { error, isFetching } = list
  if (!error) return null
  const why = isApiError(error) ? formatPhrase(callFailure(error)) : undefined
  const again = (
    <Button
      size={shown ? 'sm' : 'md'}
      busy={isFetching}
      onClick={() => void (fresh ? list.fetchNextPage() : list.refetch())}
    >
      {formatMessage(messages.tryAgain)}
    </Button>
  )
  if (!shown)
    return (
      <ErrorState
        title={formatMessage(messages.failed)}
        description={why}
        code={isApiError(error) ? error.requestId : undefined}
        action={again}
      />
    )
  return (
    <div role="alert" className={styles.failed}>
      <Text size="sm">
        {formatMessage(fresh ? messages.moreFailed : messages.failedOld)} {why}
      </Text>
      {again}
    </div>
  )
}
