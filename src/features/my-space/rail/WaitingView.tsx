import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '@/design-system/EmptyState'
import { Link } from '@/design-system/Link'
import { Stack } from '@/design-system/Stack'
import { navigationQueries } from '@/features/navigation'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { ForYouCard } from './ForYouCard'
import { messages } from './messages'
import { TasksDueCard } from './TasksDueCard'

/** All that waits for the person, each thing to be done in its row. */
export function WaitingView() {
  const { formatMessage } = useIntl()
  const { data: counts } = useQuery(navigationQueries.counts())
  return (
    <Stack gap={4}>
      <ForYouCard whole />
      <TasksDueCard whole />
      {counts?.mySpace === 0 && (
        <EmptyState
          level={2}
          title={formatMessage(messages.nothingWaits)}
          description={formatMessage(messages.nothingWaitsText)}
        />
      )}
      <Link variant="action" href={paths.mySpaceTab('drafts')}>
        {formatMessage(messages.drafts)}
      </Link>
    </Stack>
  )
}
