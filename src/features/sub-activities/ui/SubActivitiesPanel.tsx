import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { Suspense, useState } from 'react'
import type { Schemas } from '@/api'
import { Button } from '@/design-system/Button'
import { EmptyState } from '@/design-system/EmptyState'
import { Icon, PlusIcon } from '@/design-system/icons'
import { Skeleton, SkeletonGroup } from '@/design-system/Skeleton'
import { Stack } from '@/design-system/Stack'
import { VisuallyHidden } from '@/design-system/VisuallyHidden'
import { LoadFailure } from '@/features/load-failure'
import { useIntl } from '@/shared/i18n'
import { loadable } from '@/shared/loadable'
import { tipRequested } from '@/shared/overlays'
import { failureOf, renewSubActivities, subActivityCalls, subActivityQueries } from '../api/sub-activity-queries'
import { messages } from '../messages'
import type { StateId } from '../model/fields'
import styles from './SubActivities.module.css'
import { SubActivityRow } from './SubActivityRow'

type SubActivity = Schemas['SubActivity']

const SubActivityDialog = loadable(() => import('./SubActivityDialog')).component('SubActivityDialog')

/** The parts of the work of a post, in the order that its planners gave them. */
export function SubActivitiesPanel({ post }: { post: Schemas['Post'] }) {
  const { formatMessage } = useIntl()
  const { data, error, isFetching, refetch } = useQuery(subActivityQueries.ofPost(post.id))
  const [opened, setOpened] = useState<SubActivity | 'new' | null>(null)
  const add = post.canPlan && (
    <div>
      <Button icon={<Icon of={PlusIcon} />} onClick={() => setOpened('new')}>
        {formatMessage(messages.add)}
      </Button>
    </div>
  )
  return (
    <Stack gap={4}>
      {data ? (
        data.subActivities.length === 0 ? (
          <EmptyState title={formatMessage(messages.empty)} action={add || undefined} />
        ) : (
          <>
            {add}
            <List postId={post.id} list={data} onOpen={setOpened} />
          </>
        )
      ) : error ? (
        <LoadFailure title={formatMessage(messages.failed)} error={error} busy={isFetching} onRetry={refetch} />
      ) : (
        <SkeletonGroup label={formatMessage(messages.loading)}>
          <Skeleton />
          <Skeleton length="long" />
        </SkeletonGroup>
      )}
      <Suspense>
        {opened !== null && (
          <SubActivityDialog
            key={opened === 'new' ? 'new' : opened.id}
            postId={post.id}
            one={opened === 'new' ? null : opened}
            states={data?.states ?? []}
            onClose={() => setOpened(null)}
          />
        )}
      </Suspense>
    </Stack>
  )
}

type ListProps = { postId: string; list: Schemas['SubActivityList']; onOpen: (one: SubActivity) => void }

function List({ postId, list: { subActivities, states }, onOpen }: ListProps) {
  const { formatMessage } = useIntl()
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  const [said, setSaid] = useState('')
  const place = useMutation({
    mutationFn: (body: Schemas['SubActivityPlace']) => subActivityCalls.place(postId, body),
    onSuccess: (list, { id }) => {
      renewSubActivities(queryClient, postId, list)
      const at = list.subActivities.findIndex((one) => one.id === id)
      const title = list.subActivities[at]?.title ?? ''
      setSaid(formatMessage(messages.moved, { title, place: at + 1, count: list.subActivities.length }))
    },
    onError: () => {
      renewSubActivities(queryClient, postId)
      tip({ severity: 'error', title: messages.orderFailed })
    },
  })
  const move = useMutation({
    mutationFn: ({ one, stateId }: { one: SubActivity; stateId: StateId }) =>
      subActivityCalls.change(postId, one.id, { occToken: one.occToken, stateId }),
    onSettled: () => renewSubActivities(queryClient, postId),
    onError: (error) => tip({ severity: 'error', title: failureOf(error) }),
  })

  function step(index: number, by: 1 | -1) {
    const one = subActivities[index]
    const before = by === 1 ? subActivities[index + 1] : subActivities[index - 2]
    if (one && !place.isPending) place.mutate({ id: one.id, afterId: before?.id ?? null })
  }

  return (
    <>
      <ol aria-label={formatMessage(messages.title)} className={styles.list}>
        {subActivities.map((one, index) => (
          <SubActivityRow
            key={one.id}
            one={one}
            states={states}
            isFirst={index === 0}
            isLast={index === subActivities.length - 1}
            onOpen={() => onOpen(one)}
            onState={(stateId) => move.mutate({ one, stateId })}
            onStep={(by) => step(index, by)}
          />
        ))}
      </ol>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  )
}
