import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { Schemas } from '@/api'
import { SegmentedControl } from '@/design-system/SegmentedControl'
import { useNow } from '@/design-system/RelativeTime'
import { Stack } from '@/design-system/Stack'
import { Text } from '@/design-system/Text'
import { HashtagLink } from '@/features/entity-links'
import { FollowButton, useFollow } from '@/features/following'
import { hashtagQueries, sendHashtagFollow } from '@/features/hashtag-info'
import { QueryView } from '@/features/query-view'
import { useAddressState } from '@/shared/address-state'
import { useDayTime } from '@/shared/day-time'
import { useIntl } from '@/shared/i18n'
import { messages as words } from '../messages'
import shared from '../ui/Communities.module.css'
import { CommunitiesSkeleton } from '../ui/CommunitiesSkeleton'
import { ShowMore } from '../ui/ShowMore'
import { hashtagsOf } from './hashtags-query'
import { messages } from './messages'
import styles from './Parts.module.css'

const orders = ['', 'recent', 'name'] as const
const orderWords = { '': messages.mostUsed, recent: messages.lastUsed, name: messages.byName }

/** The hashtags of a community: how often each is used, and whether the person follows it. */
export function CommunityHashtags({ communityId }: { communityId: string }) {
  const { formatMessage } = useIntl()
  const [{ sort }, change] = useAddressState('community')
  const list = useInfiniteQuery(hashtagsOf(communityId, { sort: sort || 'used' }))
  const hashtags = list.data?.pages.flatMap((page) => page.hashtags) ?? []
  return (
    <Stack gap={4}>
      <SegmentedControl
        label={formatMessage(messages.order)}
        value={sort}
        options={orders.map((value) => ({ value, label: formatMessage(orderWords[value]) }))}
        onValueChange={(value) => change({ sort: value })}
      />
      <QueryView
        query={list}
        skeleton={<CommunitiesSkeleton label={formatMessage(messages.loadingHashtags)} />}
        words={{ failed: words.listFailed }}
        empty={{ when: () => hashtags.length === 0 && !list.hasNextPage, title: formatMessage(messages.noHashtags) }}
      >
        {() => (
          <>
            <ul aria-label={formatMessage(words.hashtags)} className={shared.rows}>
              {hashtags.map((hashtag) => (
                <HashtagRow key={hashtag.id} hashtag={hashtag} />
              ))}
            </ul>
            <ShowMore list={list} />
          </>
        )}
      </QueryView>
    </Stack>
  )
}

function HashtagRow({ hashtag }: { hashtag: Schemas['CommunityHashtag'] }) {
  const { formatMessage, formatName } = useIntl()
  const { dayInShort } = useDayTime()
  const now = useNow()
  const { id, name, count, lastUsedAt = null } = hashtag
  const detail = hashtagQueries.detail(id)
  // The list has brought it; the dialog changes it too.
  const { data: { followedByMe = false } = hashtag } = useQuery({ ...detail, enabled: false })
  const sign = `#${formatName(name)}`
  const follow = useFollow({ queryKey: detail.queryKey, name: sign, send: (on) => sendHashtagFollow(id, on) })
  return (
    <li className={shared.row}>
      <div className={styles.hashtag}>
        <HashtagLink hashtag={hashtag} />
        <Text size="sm" tone="muted">
          {lastUsedAt === null
            ? formatMessage(messages.used, { count })
            : formatMessage(messages.usedAndLast, { count, day: dayInShort(new Date(lastUsedAt), now) })}
        </Text>
      </div>
      <FollowButton quiet followed={followedByMe} name={sign} onFollow={follow} />
    </li>
  )
}
