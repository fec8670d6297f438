import { useInfiniteQuery } from '@tanstack/react-query'
import type { Schemas } from '@/api'
import { RailCard } from '@/features/rail-card'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { useSeen } from '@/shared/use-seen'
import { queries } from '../api/community-queries'
import { CommunityEvent } from './CommunityEvent'
import { messages } from './messages'

/** The event of a community that comes next; absent where none is ahead. */
export function NextEventCard({ community: { id, counts } }: { community: Schemas['Community'] }) {
  const { formatMessage } = useIntl()
  const { place, seen } = useSeen<HTMLDivElement>()
  const count = counts?.events ?? 0
  const query = useInfiniteQuery({ ...queries.events(id), enabled: seen && count > 0 })
  const next = query.data?.pages[0]?.posts[0]
  return (
    <RailCard
      ref={place}
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
