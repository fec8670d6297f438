import { useInfiniteQuery } from '@tanstack/react-query'
import { uniquePosts } from '@/features/posts'
import { QueryView } from '@/features/query-view'
import { useIntl } from '@/shared/i18n'
import { queries } from '../api/community-queries'
import { messages as words } from '../messages'
import shared from '../ui/Communities.module.css'
import { CommunitiesSkeleton } from '../ui/CommunitiesSkeleton'
import { ShowMore } from '../ui/ShowMore'
import { CommunityEvent } from './CommunityEvent'
import { messages } from './messages'
import styles from './Parts.module.css'

/** The events of a community from today on, each with the person's answer. */
export function CommunityEvents({ communityId }: { communityId: string }) {
  const { formatMessage } = useIntl()
  const list = useInfiniteQuery(queries.events(communityId))
  const events = uniquePosts(list.data?.pages.flatMap(({ posts }) => posts) ?? [])
  return (
    <QueryView
      query={list}
      skeleton={<CommunitiesSkeleton label={formatMessage(messages.loadingEvents)} />}
      words={{ failed: words.listFailed }}
      empty={{ when: () => events.length === 0 && !list.hasNextPage, title: formatMessage(messages.noEvents) }}
    >
      {() => (
        <>
          <ul aria-label={formatMessage(words.events)} className={shared.rows}>
            {events.map((post) => (
              <li key={post.id} className={styles.event}>
                <CommunityEvent post={post} />
              </li>
            ))}
          </ul>
          <ShowMore list={list} />
        </>
      )}
    </QueryView>
  )
}
