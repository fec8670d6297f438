import { useInfiniteQuery } from '@tanstack/react-query'
import type { Schemas } from '@/api'
import { RailCard } from '@/features/rail-card'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { queries } from '../api/community-queries'
import { CommunityEvent } from './CommunityEvent'
import { messages } from './messages'

/** The event of a community that comes next; absent where none is ahead. */
export function NextEventCard({ community: { id, counts } }: { community: Schemas['Community'] }) {
  const { formatMessage } = useIntl()
  const count = counts?.events ?? 0
  const query = useInfiniteQuery({ ...queries.events(id), enabled: count > 0 })
  const next = query.data?.pages[0]?.posts[0]
  return (
    <RailCard
      title={formatMessage(messages.nextEvent)}
      query={query}
      all={count > 1 ? { count, href: paths.community(id, 'events') } : undefined}
      empty={next === undefined}
      expected={{ rows: Math.min(count, 1), height: 'tall' }}
    >
      {next && <CommunityEvent post={next} />}
    </RailCard>
  )
}
