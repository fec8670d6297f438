import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { Button, ButtonLink } from '@/design-system/Button'
import { SegmentedControl } from '@/design-system/SegmentedControl'
import { communityQueries } from '@/features/navigation'
import { useAddressState } from '@/shared/address-state'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { messages as words } from '../messages'
import shared from '../ui/Communities.module.css'
import type { EmptyFeed } from '../ui/feed-empty'
import { FeedPosts } from '../ui/FeedPosts'
import { CommunityChoice } from './CommunityChoice'
import { messages } from './messages'
import styles from './MyFeed.module.css'

const filters = ['latest', 'unread', 'unanswered', 'archive'] as const

/** What was posted in the communities that the person belongs to, or in one of them. */
export function MyFeed() {
  const { formatMessage } = useIntl()
  const [{ filter, in: named }, change] = useAddressState('communities-feed')
  // What was read on the page before counts no more.
  const { data } = useQuery({ ...communityQueries.own(), refetchOnMount: 'always' })
  const communities = data?.communities ?? []
  const chosen = communities.find(({ id }) => id === named)
  const isUnknown = named !== '' && data !== undefined && chosen === undefined

  const forget = useEffectEvent(() => change({ in: '' }, { replace: true }))
  useEffect(() => {
    if (isUnknown) forget()
  }, [isUnknown])

  function narrow(next: Parameters<typeof change>[0]) {
    change(next)
    // Another list begins at its top.
    window.scrollTo({ top: 0, behavior: 'instant' })
  }

  const unread = chosen
    ? chosen.unreadPostsCount
    : communities.reduce((sum, { unreadPostsCount }) => sum + unreadPostsCount, 0)
  const labels = {
    latest: formatMessage(words.latest),
    unread: formatMessage(words.unread),
    unanswered: formatMessage(words.unanswered),
    archive: formatMessage(messages.archive),
  }
  const showLatest = <Button onClick={() => narrow({ filter: 'latest' })}>{formatMessage(messages.showLatest)}</Button>
  const empty: Record<typeof filter, EmptyFeed> = {
    latest: chosen
      ? { title: formatMessage(words.noPosts) }
      : {
          title: formatMessage(messages.noneYet),
          description: formatMessage(messages.noneYetText),
          action: <ButtonLink href={paths.communities()}>{formatMessage(messages.browse)}</ButtonLink>,
        },
    unread: { title: formatMessage(messages.allRead), action: showLatest },
    unanswered: {
      title: formatMessage(messages.allAnswered),
      description: formatMessage(words.unansweredText),
      action: showLatest,
    },
    archive: { title: formatMessage(messages.noArchive), action: showLatest },
  }
  return (
    <div className={styles.columns}>
      <CommunityChoice communities={communities} chosen={named} onChoose={(id) => narrow({ in: id })} />
      <div className={shared.feed}>
        <SegmentedControl
          label={formatMessage(words.whichPosts)}
          value={filter}
          options={filters.map((value) => ({
            value,
            label: labels[value],
            ...(value === 'unread' && unread > 0 && { count: unread }),
          }))}
          onValueChange={(value) => narrow({ filter: value })}
        />
        {/* Another choice is another list: it begins at its own top and measures its own cards. */}
        <FeedPosts
          key={`${filter} ${named}`}
          feed={{ scope: 'mine', filter, ...(named !== '' && { communityId: named }) }}
          empty={empty[filter]}
        />
      </div>
    </div>
  )
}
