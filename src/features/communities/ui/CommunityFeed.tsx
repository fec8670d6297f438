import { useInfiniteQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import type { Schemas } from '@/api'
import { ButtonLink } from '@/design-system/Button'
import { CardProblem, TitledCard } from '@/design-system/Card'
import { Chip } from '@/design-system/Chip'
import { EmptyState } from '@/design-system/EmptyState'
import { Link } from '@/design-system/Link'
import { SegmentedControl } from '@/design-system/SegmentedControl'
import { EventLine } from '@/features/events'
import { FeedPosts, PostTeaser } from '@/features/posts'
import { useCurrentUser } from '@/features/session'
import { useIntl } from '@/shared/i18n'
import { overlayRequested } from '@/shared/overlays'
import { paths } from '@/shared/routes'
import { queries } from '../api/community-queries'
import { messages } from '../messages'
import { feedFilterOf } from '../model/address'
import { filterWords } from '../model/filter-words'
import styles from './Communities.module.css'
import { Moderators } from './Moderators'
import { Rules } from './Rules'
import { useAddress } from './use-address'

export type CommunityFeedProps = { community: Schemas['Community'] }

/** The newest posts of a community, and beside them what else is worth knowing; on phones that is under About. */
export function CommunityFeed({ community }: CommunityFeedProps) {
  const { formatMessage } = useIntl()
  const [address, change] = useAddress()
  const author = useCurrentUser()
  const { id, unreadPostsCount, canCreatePost, archived } = community
  const asked = feedFilterOf(address)
  const filter = archived ? 'archive' : asked === 'archive' ? 'latest' : asked
  return (
    <div className={styles.columns}>
      <div className={styles.feed}>
        {canCreatePost === true && <PostTeaser author={author} communityId={id} />}
        {!archived && (
          <SegmentedControl
            label={formatMessage(messages.whichPosts)}
            value={filter}
            options={(['latest', 'unread', 'unanswered'] as const).map((value) => ({
              value,
              label: formatMessage(filterWords[value]),
              ...(value === 'unread' && unreadPostsCount > 0 && { count: unreadPostsCount }),
            }))}
            onValueChange={(value) => change({ filter: value === 'latest' ? '' : value })}
          />
        )}
        <FeedPosts
          key={filter}
          of={{ filter, communityId: id }}
          empty={
            <EmptyState
              title={formatMessage(filter === 'latest' ? messages.noPosts : messages.nothingHere)}
              {...(filter === 'latest' &&
                canCreatePost === true && {
                  action: <ButtonLink href={paths.postCreate(id)}>{formatMessage(messages.newPost)}</ButtonLink>,
                })}
            />
          }
        />
      </div>
      <aside aria-label={formatMessage(messages.aboutCommunity)} className={styles.rail}>
        <CommunityCards community={community} />
      </aside>
    </div>
  )
}

/** Rules, what comes next, the most used hashtags and who moderates; a card without content is absent. */
function CommunityCards({ community }: CommunityFeedProps) {
  const { formatMessage } = useIntl()
  const { rules = [], moderators = [] } = community
  return (
    <>
      {rules.length > 0 && (
        <TitledCard title={formatMessage(messages.rules)}>
          <Rules rules={rules} />
        </TitledCard>
      )}
      <NextEvent community={community} />
      <TopHashtags community={community} />
      {moderators.length > 0 && (
        <TitledCard title={formatMessage(messages.moderators)}>
          <Moderators people={moderators} />
        </TitledCard>
      )}
    </>
  )
}

function NextEvent({ community: { id, counts } }: CommunityFeedProps) {
  const { formatMessage } = useIntl()
  const list = useInfiniteQuery({ ...queries.events(id), enabled: counts?.events !== 0 })
  const next = list.data?.pages[0]?.events[0]
  return (
    <RailCard title={formatMessage(messages.nextEvent)} list={list}>
      {next?.event && (
        <EventLine event={next.event} lang={next.language}>
          <Link variant="quiet" href={paths.post(next.id)} lang={next.language} className={styles.link}>
            {next.title}
          </Link>
        </EventLine>
      )}
    </RailCard>
  )
}

function TopHashtags({ community: { id, hashtagsEnabled, counts } }: CommunityFeedProps) {
  const { formatMessage } = useIntl()
  const openOverlay = useUnit(overlayRequested)
  const list = useInfiniteQuery({ ...queries.hashtags(id, ''), enabled: hashtagsEnabled && counts?.hashtags !== 0 })
  const top = list.data?.pages[0]?.hashtags.slice(0, 6) ?? []
  return (
    <RailCard title={formatMessage(messages.hashtags)} list={list}>
      {top.length > 0 && (
        <div className={styles.chips}>
          {top.map(({ id: hashtagId, name, count }) => (
            <Chip
              key={hashtagId}
              tone="accent"
              onPress={() => openOverlay({ overlay: 'hashtagInfo', hashtagId, name })}
            >
              #{name} {count}
            </Chip>
          ))}
        </div>
      )}
    </RailCard>
  )
}

type RailCardProps = {
  title: string
  list: { error: Error | null; refetch: () => unknown }
  children: ReactNode
}

/** Fails and loads by itself, and is absent when it has nothing to show. */
function RailCard({ title, list: { error, refetch }, children }: RailCardProps) {
  const { formatMessage } = useIntl()
  const failed = error !== null
  if (!failed && (children === undefined || children === false || children === null)) return null
  return (
    <TitledCard title={title}>
      {failed ? (
        <CardProblem retryLabel={formatMessage(messages.tryAgain)} onRetry={() => void refetch()}>
          {formatMessage(messages.listFailed)}
        </CardProblem>
      ) : (
        children
      )}
    </TitledCard>
  )
}
