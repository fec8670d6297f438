import { useInfiniteQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useNavigate } from 'react-router-dom'
import type { Schemas } from '@/api'
import { Link } from '@/design-system/Link'
import { Skeleton } from '@/design-system/Skeleton'
import { Stack } from '@/design-system/Stack'
import { Text } from '@/design-system/Text'
import { TitledCard } from '@/design-system/TitledCard'
import { QueryView } from '@/features/query-view'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { taskQueries } from '../api/task-queries'
import { messages } from '../messages'
import { $deletedTasks } from '../model/deleted-tasks'
import { hiddenIn } from '../model/groups'
import { TaskRows } from './TaskRows'
import styles from './TasksCard.module.css'

/** How many tasks stand beside a post. */
const MOST = 3

/** The first open tasks of a post, beside it; their place is kept while they are on their way. */
export function TasksCard({ post }: { post: Schemas['Post'] }) {
  const { formatMessage, timeZone } = useIntl()
  const navigate = useNavigate()
  const query = useInfiniteQuery(taskQueries.ofPost(post.id, 'open', timeZone))
  const deleted = useUnit($deletedTasks)
  const open = (taskId: string) => void navigate(paths.post(post.id, { entity: 'tasks', taskId }))
  return (
    <TitledCard title={formatMessage(messages.title)}>
      <div className={styles.place} data-rows={Math.min(post.tasksCount?.open ?? 0, MOST)}>
        <QueryView query={query} skeleton={<Skeleton />} words={{ failed: messages.failed }} level={3}>
          {({ pages }) => (
            <Stack gap={3}>
              {pages[0]?.totalCount === hiddenIn(pages, deleted) ? (
                <Text size="sm" tone="muted">
                  {formatMessage(messages.allClosed)}
                </Text>
              ) : (
                <TaskRows
                  tasks={pages
                    .flatMap((page) => page.tasks)
                    .filter(({ id }) => !deleted.has(id))
                    .slice(0, MOST)}
                  showAssignee
                  showPost={false}
                  onOpen={open}
                />
              )}
              <Link variant="action" href={paths.post(post.id, { entity: 'tasks' })}>
                {formatMessage(messages.showAll)}
              </Link>
            </Stack>
          )}
        </QueryView>
      </div>
    </TitledCard>
  )
}
