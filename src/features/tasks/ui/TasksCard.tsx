import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import type { Schemas } from '@/api'
import { CardProblem, TitledCard } from '@/design-system/Card'
import { Link } from '@/design-system/Link'
import { useNow } from '@/design-system/RelativeTime'
import { Skeleton } from '@/design-system/Skeleton'
import { Stack } from '@/design-system/Stack'
import { Text } from '@/design-system/Text'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { taskQueries } from '../api/task-queries'
import { messages } from '../messages'
import { Rows } from './TaskGroups'
import { TaskRow } from './TaskRow'

/** How many tasks stand beside a post. */
const MOST = 3

/** The first open tasks of a post, beside it. */
export function TasksCard({ post }: { post: Schemas['Post'] }) {
  const { formatMessage, timeZone } = useIntl()
  const navigate = useNavigate()
  const now = useNow().getTime()
  const { data, error, refetch } = useInfiniteQuery(taskQueries.ofPost(post.id, 'open', timeZone))
  const tasks = data?.pages[0]?.tasks.slice(0, MOST)
  return (
    <TitledCard title={formatMessage(messages.title)}>
      {tasks ? (
        <Stack gap={3}>
          {tasks.length === 0 ? (
            <Text size="sm" tone="muted">
              {formatMessage(messages.allClosed)}
            </Text>
          ) : (
            <Rows
              tasks={tasks}
              row={(task) => (
                <TaskRow
                  task={task}
                  now={now}
                  showAssignee
                  showPost={false}
                  onOpen={(taskId) => void navigate(paths.post(post.id, { entity: 'tasks', taskId }))}
                />
              )}
            />
          )}
          <Link variant="action" href={paths.post(post.id, { entity: 'tasks' })}>
            {formatMessage(messages.showAll)}
          </Link>
        </Stack>
      ) : error ? (
        <CardProblem retryLabel={formatMessage(messages.tryAgain)} onRetry={() => void refetch()}>
          {formatMessage(messages.failed)}
        </CardProblem>
      ) : (
        <Skeleton />
      )}
    </TitledCard>
  )
}
