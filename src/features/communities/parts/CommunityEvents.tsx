import { useInfiniteQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { Schemas } from '@/api'
import { Link } from '@/design-system/Link'
import { useNow } from '@/design-system/RelativeTime'
import { Skeleton } from '@/design-system/Skeleton'
import { Text } from '@/design-system/Text'
import { canAnswer, EventAnswer, EventRow } from '@/features/events'
import { uniquePosts, useShowAnswer } from '@/features/posts'
import { QueryView } from '@/features/query-view'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { queries } from '../api/community-queries'
import { messages as words } from '../messages'
import shared from '../ui/Communities.module.css'
import { CommunitiesSkeleton } from '../ui/CommunitiesSkeleton'
import { ShowMore } from '../ui/ShowMore'
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
              <Event key={post.id} post={post} />
            ))}
          </ul>
          <ShowMore list={list} />
        </>
      )}
    </QueryView>
  )
}

function Event({ post }: { post: Schemas['PostSummary'] }) {
  const { formatName } = useIntl()
  const { id, title, language, event } = post
  if (!event) return null
  return (
    <li className={styles.event}>
      <EventRow
        event={event}
        title={
          <Text weight="strong" lang={language}>
            <Link variant="quiet" href={paths.post(id)}>
              {formatName(title)}
            </Link>
          </Text>
        }
      >
        <MyAnswer post={post} />
      </EventRow>
    </li>
  )
}

/** The answer, which can be changed as long as the event takes answers. */
function MyAnswer({ post }: { post: Schemas['PostSummary'] }) {
  const { formatMessage } = useIntl()
  const now = useNow()
  const show = useShowAnswer(post.id)
  if (canAnswer(post, now))
    return (
      <Suspense fallback={<Skeleton />}>
        <EventAnswer post={post} onAnswered={show} />
      </Suspense>
    )
  const words = said.get(post.event?.myInvitation?.response ?? '')
  return (
    words && (
      <Text size="sm" tone="muted">
        {formatMessage(words)}
      </Text>
    )
  )
}

const said = new Map([
  ['accepted', messages.saidYes],
  ['tentative', messages.saidMaybe],
  ['declined', messages.saidNo],
  ['waiting', messages.onList],
])
