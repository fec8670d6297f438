import { useInfiniteQuery } from '@tanstack/react-query'
import { Button } from '@/design-system/Button'
import { Card } from '@/design-system/Card'
import { Heading } from '@/design-system/Heading'
import { Link } from '@/design-system/Link'
import { Skeleton } from '@/design-system/Skeleton'
import { QueryView } from '@/features/query-view'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { bulkQueries } from '../api/queries'
import { reportMessages as messages } from '../messages'
import { outcomeOf } from '../model/operation'
import { BulkOperationCounts } from './BulkOperationCounts'
import styles from './BulkReport.module.css'
import { useTitle } from './use-title'

/** The bulk changes that the person has begun, newest first; each leads to its report. */
export function OwnOperations() {
  const { formatMessage, formatDate } = useIntl()
  const titleOf = useTitle()
  const query = useInfiniteQuery(bulkQueries.own())
  return (
    <QueryView
      query={query}
      skeleton={<Skeleton length="long" />}
      words={{ failed: messages.ownFailed }}
      empty={{
        when: ({ pages }) => pages[0]?.operations.length === 0,
        title: formatMessage(messages.none),
        description: formatMessage(messages.noneText),
      }}
    >
      {({ pages }) => (
        <Card as="section" padding="lg" className={styles.section} aria-label={formatMessage(messages.own)}>
          <Heading level={2} size="title">
            {formatMessage(messages.own)}
          </Heading>
          <ul className={styles.list}>
            {pages
              .flatMap(({ operations }) => operations)
              .map((operation) => (
                <li key={operation.operationId} className={styles.own}>
                  <Link href={paths.bulkWorkflowTransition({ operationId: operation.operationId })}>
                    {titleOf(operation)}
                  </Link>
                  <span className={styles.when}>
                    {formatDate(operation.startedAt, { dateStyle: 'medium', timeStyle: 'short' })}
                  </span>
                  <BulkOperationCounts
                    operation={operation}
                    running={outcomeOf(operation) === 'running'}
                    className={styles.counts}
                  />
                </li>
              ))}
          </ul>
          {query.hasNextPage && (
            <div>
              <Button size="sm" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                {formatMessage(messages.showMore)}
              </Button>
            </div>
          )}
        </Card>
      )}
    </QueryView>
  )
}
