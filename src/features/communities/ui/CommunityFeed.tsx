import type { Schemas } from '@/api'
import { ButtonLink } from '@/design-system/Button'
import { SegmentedControl } from '@/design-system/SegmentedControl'
import { PostTeaser } from '@/features/posts'
import { useCurrentUser } from '@/features/session'
import { useAddressState } from '@/shared/address-state'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { useSeen } from '@/shared/use-seen'
import { messages } from '../messages'
import styles from './Communities.module.css'
import { CommunityCards } from '../about/CommunityCards'
import type { EmptyFeed } from './feed-empty'
import { FeedPosts } from './FeedPosts'

export type CommunityFeedProps = { community: Schemas['Community'] }

const filters = ['latest', 'unread', 'unanswered'] as const

/** The newest posts of a community, and beside them what else is worth knowing; on phones that is under About. */
export function CommunityFeed({ community }: CommunityFeedProps) {
  const { formatMessage, formatNumber } = useIntl()
  const author = useCurrentUser()
  const [{ filter }, change] = useAddressState('community')
  const { place, seen } = useSeen<HTMLElement>()
  const { id, unreadPostsCount, canCreatePost, archived } = community
  const words = {
    latest: formatMessage(messages.latest),
    unread: `${formatMessage(messages.unread)}${unreadPostsCount > 0 ? ` ${formatNumber(unreadPostsCount)}` : ''}`,
    unanswered: formatMessage(messages.unanswered),
  }
  const nothing = formatMessage(messages.nothingHere)
  const empty: Record<typeof filter, EmptyFeed> = {
    latest: {
      title: formatMessage(messages.noPosts),
      ...(canCreatePost === true && {
        action: <ButtonLink href={paths.postCreate(id)}>{formatMessage(messages.newPost)}</ButtonLink>,
      }),
    },
    unread: { title: nothing },
    unanswered: { title: nothing, description: formatMessage(messages.unansweredText) },
  }
  return (
    <div className={styles.columns}>
      <div className={styles.feed}>
        {canCreatePost === true && <PostTeaser author={author} communityId={id} />}
        <SegmentedControl
          label={formatMessage(messages.whichPosts)}
          value={filter}
          options={filters.map((value) => ({ value, label: words[value] }))}
          onValueChange={(value) => change({ filter: value })}
        />
        {/* Another filter is another list: it begins at its own top and measures its own cards. */}
        <FeedPosts key={filter} feed={{ communityId: id, filter }} archived={Boolean(archived)} empty={empty[filter]} />
      </div>
      {/* Where there is no room beside the feed it is hidden, and asks for nothing. */}
      <aside ref={place} aria-label={formatMessage(messages.aboutCommunity)} className={styles.rail}>
        {seen && <CommunityCards community={community} />}
      </aside>
    </div>
  )
}
