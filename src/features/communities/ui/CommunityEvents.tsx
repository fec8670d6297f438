import { useInfiniteQuery } from '@tanstack/react-query'
import type { Schemas } from '@/api'
import { EmptyState } from '@/design-system/EmptyState'
import { Link } from '@/design-system/Link'
import { useNow } from '@/design-system/RelativeTime'
import { canAnswer, EventAnswer, EventLine } from '@/features/events'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { queries } from '../api/community-queries'
import { messages } from '../messages'
import styles from './Communities.module.css'
import { ListStates } from './ListStates'

/** What lies ahead in a community, with the person's answer in place. */
export function CommunityEvents({ community: { id } }: { community: Schemas['Community'] }) {
  const { formatMessage } = useIntl()
  const now = useNow()
  const list = useInfiniteQuery(queries.events(id))
  const events = list.data?.pages.flatMap((page) => page.events)
  return (
    <ListStates
      list={list}
      entries={events}
      empty={<EmptyState title={formatMessage(messages.noEvents)} description={formatMessage(messages.noEventsText)} />}
    >
      <ul className={styles.rows}>
        {events?.map((post) => (
          <li key={post.id} className={styles.row}>
            {post.event && (
              <EventLine event={post.event} lang={post.language}>
                <Link variant="quiet" href={paths.post(post.id)} lang={post.language} className={styles.name}>
                  {post.title}
                </Link>
              </EventLine>
            )}
            {canAnswer(post, now) && <EventAnswer post={post} />}
          </li>
        ))}
      </ul>
    </ListStates>
  )
}
