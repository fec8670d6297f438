import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import type { Schemas } from '@/api'
import { Skeleton, SkeletonGroup } from '@/design-system/Skeleton'
import { Stack } from '@/design-system/Stack'
import { QueryView } from '@/features/query-view'
import { useIntl } from '@/shared/i18n'
import { subActivityQueries } from '../api/sub-activity-queries'
import { messages } from '../messages'
import { $removedSubActivities } from '../model/removed'
import { AddSubActivity } from './AddSubActivity'
import { SubActivityList } from './SubActivityList'

/** The parts of the work of a post, in the order that its planners gave them; who plans the post changes them here. */
export function SubActivitiesPanel({ post }: { post: Schemas['Post'] }) {
  const { formatMessage } = useIntl()
  const removed = useUnit($removedSubActivities)
  const { canPlan = false } = post
  const query = useQuery({
    ...subActivityQueries.ofPost(post.id),
    select: (list) => ({ ...list, subActivities: list.subActivities.filter(({ id }) => !removed.has(id)) }),
  })
  return (
    <Stack gap={4}>
      <QueryView
        query={query}
        skeleton={
          <SkeletonGroup label={formatMessage(messages.loading)}>
            <Skeleton />
            <Skeleton length="long" />
          </SkeletonGroup>
        }
        words={{ failed: messages.loadFailed }}
        empty={{
          when: ({ subActivities }) => subActivities.length === 0,
          title: formatMessage(messages.empty),
          ...(canPlan && { description: formatMessage(messages.emptyText) }),
        }}
      >
        {({ subActivities, states }) => (
          <SubActivityList postId={post.id} subActivities={subActivities} states={states} canPlan={canPlan} />
        )}
      </QueryView>
      {canPlan && query.data && <AddSubActivity postId={post.id} />}
    </Stack>
  )
}
