import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { isApiError, type Schemas } from '@/api'
import { Button } from '@/design-system/Button'
import { EmptyState } from '@/design-system/EmptyState'
import { Icon, RefreshCwIcon } from '@/design-system/icons'
import { Page } from '@/design-system/Page'
import { Skeleton } from '@/design-system/Skeleton'
import { Stack } from '@/design-system/Stack'
import { LoadFailure } from '@/features/load-failure'
import { useIntl } from '@/shared/i18n'
import { useOwnTitle } from '@/shared/own-title'
import { paths } from '@/shared/routes'
import { preflightQueries, useChangePreflight, useStartMove } from '../api/preflight-queries'
import { moveMessages as messages } from '../messages'
import { countsOf, goingIds } from '../model/preflight'
import { MoveChoices } from './MoveChoices'
import { MoveFoot } from './MoveFoot'
import { MovePosts } from './MovePosts'
import styles from './Move.module.css'

export type MoveViewProps = { preflightId: string }

/** What would become of many posts: where they can go, what they lack, which cannot, and why. */
export function MoveView({ preflightId }: MoveViewProps) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const { data, error, isFetching, refetch } = useQuery({
    ...preflightQueries.one(preflightId),
    throwOnError: (problem) => isApiError(problem) && ['not-found', 'forbidden'].includes(problem.kind),
    retry: (count, problem) => count < 2 && !(isApiError(problem) && problem.kind === 'conflict'),
  })
  useOwnTitle(data && formatMessage(messages.title, { count: data.posts.length }))
  if (data && !(isApiError(error) && error.code === 'preflight-expired')) return <Checked preflight={data} />
  const expired = isApiError(error) && error.code === 'preflight-expired'
  return (
    <Page width="wide" title={formatMessage(messages.move)}>
      {expired ? (
        <EmptyState
          title={formatMessage(messages.expired)}
          description={formatMessage(messages.expiredText)}
          action={
            <Button onClick={() => void navigate(paths.workflows())}>{formatMessage(messages.toWorkflows)}</Button>
          }
        />
      ) : error ? (
        <LoadFailure title={formatMessage(messages.failed)} error={error} busy={isFetching} onRetry={refetch} />
      ) : (
        <Stack gap={3}>
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </Stack>
      )}
    </Page>
  )
}

function Checked({ preflight }: { preflight: Schemas['BulkPreflight'] }) {
  const intl = useIntl()
  const { formatMessage } = intl
  const navigate = useNavigate()
  const { preflightId, posts, targets, targetStateId, checkedAt, changedCount, notifiedCount } = preflight
  const change = useChangePreflight(preflightId)
  const start = useStartMove(preflightId)
  // Nobody else leaves posts out: what is pressed here shows at once and is sent behind it.
  const [excluded, setExcluded] = useState<ReadonlySet<string>>(
    () => new Set(posts.filter((one) => one.excluded).map(({ post }) => post.id)),
  )
  const counts = countsOf(posts, excluded)
  const target = targets.find(({ state }) => state.id === targetStateId)?.state

  function leaveOut(id: string, out: boolean) {
    const next = new Set(excluded)
    if (out) next.add(id)
    else next.delete(id)
    setExcluded(next)
    change.mutate({ excludedPostIds: [...next] })
  }

  function go() {
    if (target && counts.ready > 0 && !start.isPending)
      start.mutate({ postIds: goingIds(posts, excluded), targetStateId: target.id })
  }

  const again = (
    <Button
      size="sm"
      variant="plain"
      icon={<Icon of={RefreshCwIcon} />}
      busy={change.isPending}
      onClick={() => change.mutate({})}
    >
      {formatMessage(messages.checkAgain)}
    </Button>
  )
  return (
    <Page
      width="wide"
      title={formatMessage(messages.title, { count: posts.length })}
      lead={formatMessage(messages.checkedAt, { time: intl.formatTime(checkedAt, { timeStyle: 'short' }) })}
      actions={changedCount === 0 && again}
    >
      {changedCount > 0 && (
        <div role="status" className={styles.notice}>
          <span className={styles.footWords}>{formatMessage(messages.changed, { count: changedCount })}</span>
          {again}
        </div>
      )}
      <div className={styles.columns}>
        <MoveChoices preflight={preflight} busy={change.isPending} onChange={change.mutate} />
        <MovePosts preflight={preflight} excluded={excluded} counts={counts} onLeaveOut={leaveOut} />
      </div>
      <MoveFoot
        counts={counts}
        target={target}
        notifiedCount={notifiedCount}
        busy={start.isPending}
        onCancel={() => void navigate(-1)}
        onGo={go}
      />
    </Page>
  )
}
