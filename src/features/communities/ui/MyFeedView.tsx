import { useInfiniteQuery } from '@tanstack/react-query'
import { ButtonLink } from '@/design-system/Button'
import { TitledCard } from '@/design-system/Card'
import { EmptyState } from '@/design-system/EmptyState'
import { SegmentedControl } from '@/design-system/SegmentedControl'
import { Select } from '@/design-system/Select'
import { FeedPosts } from '@/features/posts'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { queries } from '../api/community-queries'
import { messages } from '../messages'
import { feedFilterOf, feedFilters } from '../model/address'
import { filterWords } from '../model/filter-words'
import styles from './Communities.module.css'
import { CommunitiesTabs } from './CommunitiesTabs'
import { useAddress } from './use-address'

/** What is written in the communities that the person belongs to or follows; one of them can be chosen. */
export function MyFeedView() {
  const { formatMessage } = useIntl()
  const [address, change] = useAddress()
  const filter = feedFilterOf(address)
  const chosen = address.get('in') ?? ''
  const { data } = useInfiniteQuery(queries.directory({}))
  const own = (data?.pages.flatMap((page) => page.communities) ?? []).filter(
    ({ membership, follow }) => membership !== 'none' || follow === true,
  )
  // A community that left one's own is no filter any more.
  const communityId = own.find(({ id }) => id === chosen)?.id
  const choices = [{ id: '', name: formatMessage(messages.allMine), unreadPostsCount: undefined }, ...own]
  return (
    <CommunitiesTabs value="feed">
      <div className={styles.columns}>
        <div className={styles.feed}>
          <SegmentedControl
            label={formatMessage(messages.whichPosts)}
            value={filter}
            options={feedFilters.map((value) => ({ value, label: formatMessage(filterWords[value]) }))}
            onValueChange={(value) => change({ filter: value === 'latest' ? '' : value })}
          />
          <div className={styles.narrowOnly}>
            <Select
              label={formatMessage(messages.community)}
              value={communityId ?? ''}
              options={choices.map(({ id, name }) => ({ value: id, label: name }))}
              onValueChange={(id) => change({ in: id })}
            />
          </div>
          <FeedPosts
            key={`${filter} ${communityId}`}
            of={{ filter, scope: 'mine', ...(communityId !== undefined && { communityId }) }}
            empty={
              <EmptyState
                title={formatMessage(messages.feedEmpty)}
                description={formatMessage(messages.feedEmptyText)}
                action={<ButtonLink href={paths.communities()}>{formatMessage(messages.browse)}</ButtonLink>}
              />
            }
          />
        </div>
        <aside aria-label={formatMessage(messages.myCommunities)} className={styles.rail}>
          <TitledCard title={formatMessage(messages.myCommunities)}>
            <ul className={styles.plain}>
              {choices.map(({ id, name, unreadPostsCount }) => (
                <li key={id}>
                  <button
                    type="button"
                    aria-pressed={id === (communityId ?? '')}
                    className={styles.choice}
                    onClick={() => change({ in: id })}
                  >
                    <span className={styles.name}>{name}</span>
                    {unreadPostsCount !== undefined && unreadPostsCount > 0 && (
                      <span>{formatMessage(messages.unreadCount, { count: unreadPostsCount })}</span>
                    )}
                  </button>
                </li>
              ))}
            </ul>
          </TitledCard>
        </aside>
      </div>
    </CommunitiesTabs>
  )
}
