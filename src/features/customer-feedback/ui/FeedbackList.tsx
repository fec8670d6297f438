import { useInfiniteQuery } from '@tanstack/react-query'
import type { Schemas } from '@/api'
import { Button, ButtonLink } from '@/design-system/Button'
import { EmptyState } from '@/design-system/EmptyState'
import { Heading } from '@/design-system/Heading'
import { Icon, PlusIcon } from '@/design-system/icons'
import { Link } from '@/design-system/Link'
import { RelativeTime } from '@/design-system/RelativeTime'
import { Skeleton, SkeletonGroup } from '@/design-system/Skeleton'
import { StatusChip } from '@/design-system/StatusChip'
import { Text } from '@/design-system/Text'
import { UnreadDot } from '@/design-system/UnreadDot'
import { LoadFailure } from '@/features/load-failure'
import { useDayTime } from '@/shared/day-time'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { feedbackQueries } from '../api/feedback-calls'
import { messages } from '../messages'
import { kindName, stateColor, stateName } from '../model/words'
import styles from './CustomerFeedback.module.css'

/** One's own feedback, the latest change first, with what is new marked. */
export function FeedbackList({ shownId }: { shownId: string | null }) {
  const { formatMessage } = useIntl()
  const { data, error, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    feedbackQueries.list,
  )
  const feedback = data?.pages.flatMap((page) => page.feedback)
  return (
    <>
      <div className={styles.bar}>
        <Heading level={2} size="small">
          {formatMessage(messages.mine)}
        </Heading>
        <ButtonLink
          size="sm"
          href={paths.customerFeedback('new')}
          icon={<Icon of={PlusIcon} size="sm" />}
          aria-current={shownId === 'new' ? 'page' : undefined}
        >
          {formatMessage(messages.create)}
        </ButtonLink>
      </div>
      {feedback?.length === 0 && (
        <EmptyState level={3} title={formatMessage(messages.empty)} description={formatMessage(messages.emptyText)} />
      )}
      {feedback && feedback.length > 0 && (
        <ul className={styles.entries}>
          {feedback.map((one) => (
            <Entry key={one.id} feedback={one} shown={one.id === shownId} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {formatMessage(messages.showMore)}
        </Button>
      )}
      {!data && error && (
        <LoadFailure
          level={3}
          title={formatMessage(messages.failed)}
          error={error}
          busy={isFetching}
          onRetry={refetch}
        />
      )}
      {!data && !error && (
        <SkeletonGroup label={formatMessage(messages.loading)} className={styles.entries}>
          <Skeleton length="long" />
          <Skeleton length="half" />
          <Skeleton length="long" />
        </SkeletonGroup>
      )}
    </>
  )
}

function Entry({ feedback, shown }: { feedback: Schemas['CustomerFeedbackSummary']; shown: boolean }) {
  const { formatMessage } = useIntl()
  const { dayAndTime, exact } = useDayTime()
  const { id, kind, title, state, updatedAt, unread } = feedback
  return (
    <li className={styles.entry} data-shown={shown || undefined}>
      <span className={styles.entryTitle}>
        <Link variant="quiet" href={paths.customerFeedback(id)} aria-current={shown ? 'page' : undefined}>
          <bdi>{title}</bdi>
        </Link>
        {unread && <UnreadDot label={formatMessage(messages.unread)} />}
      </span>
      <span className={styles.facts}>
        <StatusChip color={stateColor(state)}>{formatMessage(stateName(state))}</StatusChip>
        <Text as="span" size="sm" tone="muted">
          {formatMessage(kindName(kind))} · <RelativeTime value={updatedAt} format={dayAndTime} formatExact={exact} />
        </Text>
      </span>
    </li>
  )
}
