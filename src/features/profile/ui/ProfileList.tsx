import type { ReactNode } from 'react'
import { Button } from '@/design-system/Button'
import { CardProblem } from '@/design-system/Card'
import { EmptyState } from '@/design-system/EmptyState'
import { Skeleton } from '@/design-system/Skeleton'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import styles from './Profile.module.css'

type ProfileListProps = {
  list: {
    isError: boolean
    isFetching: boolean
    isFetchingNextPage: boolean
    hasNextPage: boolean
    fetchNextPage: () => unknown
    refetch: () => unknown
  }
  /** Undefined before the first answer. */
  count: number | undefined
  empty: string
  failed: string
  children: ReactNode
}

/** A list of a profile in whatever state it is, with the way to more of it. */
export function ProfileList({ list, count, empty, failed, children }: ProfileListProps) {
  const { formatMessage } = useIntl()
  const problem = list.isError && (
    <CardProblem
      retryLabel={formatMessage(messages.tryAgain)}
      onRetry={() => void (count === undefined ? list.refetch() : list.fetchNextPage())}
    >
      {failed}
    </CardProblem>
  )
  if (count === undefined) return problem || <Skeleton length="long" />
  if (count === 0) return <EmptyState title={empty} />
  return (
    <div className={styles.bars}>
      {children}
      {problem}
      {list.hasNextPage && !list.isError && (
        <div>
          <Button size="sm" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {formatMessage(messages.moreTeam)}
          </Button>
        </div>
      )}
    </div>
  )
}
