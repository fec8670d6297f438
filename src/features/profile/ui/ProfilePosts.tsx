import { useInfiniteQuery } from '@tanstack/react-query'
import type { Schemas } from '@/api'
import { Link } from '@/design-system/Link'
import { RelativeTime } from '@/design-system/RelativeTime'
import { Text } from '@/design-system/Text'
import { useDayTime } from '@/shared/day-time'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { profileQueries } from '../api/profile-queries'
import { messages } from '../messages'
import styles from './Profile.module.css'
import { ProfileList } from './ProfileList'

/** What the person wrote, as far as the reader can read it; the newest first. */
export function ProfilePosts({ userId }: { userId: string }) {
  const { formatMessage } = useIntl()
  const list = useInfiniteQuery(profileQueries.posts(userId))
  const posts = list.data?.pages.flatMap((page) => page.posts)
  return (
    <ProfileList
      list={list}
      count={posts?.length}
      empty={formatMessage(messages.noPosts)}
      failed={formatMessage(messages.postsFailed)}
    >
      <PostRows posts={posts ?? []} />
    </ProfileList>
  )
}

/** Posts as rows of title, community and day. */
export function PostRows({ posts }: { posts: readonly Schemas['PostSummary'][] }) {
  const { formatMessage } = useIntl()
  const { dayInShort, exact } = useDayTime()
  return (
    <ul className={styles.rows}>
      {posts.map(({ id, title, language, community, commentsCount, createdAt }) => (
        <li key={id} className={styles.postRow}>
          <span className={styles.who}>
            <Link variant="quiet" href={paths.post(id)} lang={language} className={styles.postTitle}>
              {title}
            </Link>
            <Text as="span" size="sm" tone="muted">
              {formatMessage(messages.postIn, { community: community.name, comments: commentsCount })}
            </Text>
          </span>
          <Text as="span" size="sm" tone="muted">
            <RelativeTime value={createdAt} format={dayInShort} formatExact={exact} />
          </Text>
        </li>
      ))}
    </ul>
  )
}
