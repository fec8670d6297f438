import { useInfiniteQuery } from '@tanstack/react-query'
import { Button } from '@/design-system/Button'
import { Heading } from '@/design-system/Heading'
import { Skeleton } from '@/design-system/Skeleton'
import { Stack } from '@/design-system/Stack'
import { Text } from '@/design-system/Text'
import { QueryView } from '@/features/query-view'
import { useIntl } from '@/shared/i18n'
import { workflowQueries } from '../api/workflow-queries'
import { messages } from '../messages'
import { RecordItem } from './RecordItem'
import styles from './Workflow.module.css'

/** What was decided about a post, the newest first. */
export function RecordHistory({ postId }: { postId: string }) {
  const { formatMessage } = useIntl()
  const query = useInfiniteQuery(workflowQueries.records(postId))
  return (
    <Stack as="section" gap={3}>
      <Heading level={2} size="title">
        {formatMessage(messages.history)}
      </Heading>
      <QueryView query={query} skeleton={<Skeleton />} words={{ failed: messages.historyFailed }} level={3}>
        {({ pages }) => {
          const records = pages.flatMap((page) => page.records)
          if (records.length === 0) return <Text tone="muted">{formatMessage(messages.nothingYet)}</Text>
          return (
            <ol className={styles.records}>
              {records.map((record) => (
                <RecordItem key={record.id} postId={postId} record={record} />
              ))}
            </ol>
          )
        }}
      </QueryView>
      {query.hasNextPage && (
        <div>
          <Button size="sm" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {formatMessage(messages.earlier)}
          </Button>
        </div>
      )}
    </Stack>
  )
}
