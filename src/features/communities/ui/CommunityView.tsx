import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { concernsThePage, type Schemas } from '@/api'
import { Page } from '@/design-system/Page'
import { Tabs } from '@/design-system/Tabs'
import { eventRows } from '@/features/events'
import { QueryView } from '@/features/query-view'
import { useIntl } from '@/shared/i18n'
import { loadable } from '@/shared/loadable'
import { useOwnTitle } from '@/shared/own-title'
import { paths } from '@/shared/routes'
import { queries } from '../api/community-queries'
import { renewCommunities } from '../api/use-membership'
import { messages } from '../messages'
import { type CommunityTab, tabOf, tabs } from '../model/address'
import { CommunitiesSkeleton } from './CommunitiesSkeleton'
import { CommunityAbout } from '../about/CommunityAbout'
import { CommunityFeed } from './CommunityFeed'
import { CommunityHead } from './CommunityHead'
import { CommunitySearch } from './CommunitySearch'

// With the rows that it lists.
const CommunityEvents = loadable(() => {
  const rows = eventRows.tryLoad()
  return import('../parts/CommunityEvents').finally(() => rows)
}).component('CommunityEvents')
const CommunityFiles = loadable(() => import('../parts/CommunityFiles')).component('CommunityFiles')
const CommunityHashtags = loadable(() => import('../parts/CommunityHashtags')).component('CommunityHashtags')
const CommunityMembers = loadable(() => import('../members/CommunityMembers')).component('CommunityMembers')
const HashtagsDisabledDialog = loadable(() => import('@/features/hashtag-info')).component('HashtagsDisabledDialog')

const CommunityPosts = loadable(() => import('../posts/CommunityPosts')).component('CommunityPosts')
const CommunityArchive = loadable(() => import('../posts/CommunityArchive')).component('CommunityArchive')

type Community = Schemas['Community']

export type CommunityViewProps = {
  communityId: string
  /** The part in the address; absent for the feed. */
  tab: string | undefined
  /** Id of the input that searches in it. */
  searchId?: string
  /** What was found in it; stands in place of its parts. */
  results?: ReactNode
}

/** A community: what it is, how the person stands to it, and its parts; of a closed one only what leads to joining. */
export function CommunityView({ communityId, tab: segment, searchId, results }: CommunityViewProps) {
  const { formatMessage, formatName } = useIntl()
  const query = useQuery({ ...queries.detail(communityId), throwOnError: concernsThePage })
  useOwnTitle(query.data && formatName(query.data.name))
  useRenewed(query.data?.membership)
  return (
    <Page width="wide">
      <QueryView
        query={query}
        skeleton={<CommunitiesSkeleton label={formatMessage(messages.loading)} />}
        words={{ failed: messages.communityFailed }}
        level={1}
      >
        {(community) => (
          <>
            <CommunityHead community={community} />
            {community.canRead === false ? (
              <CommunityAbout community={community} />
            ) : results === undefined ? (
              <CommunityTabs
                community={community}
                segment={segment}
                search={<CommunitySearch communityId={communityId} inputId={searchId} />}
              />
            ) : (
              <>
                <CommunitySearch communityId={communityId} inputId={searchId} />
                <Suspense fallback={<CommunitiesSkeleton label={formatMessage(messages.loading)} />}>
                  {results}
                </Suspense>
              </>
            )}
          </>
        )}
      </QueryView>
    </Page>
  )
}

type CommunityTabsProps = {
  community: Community
  segment: string | undefined
  search: ReactNode
}

function CommunityTabs({ community, segment, search }: CommunityTabsProps) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const { id, counts, hashtagsEnabled } = community
  const named = tabOf(segment)
  // Without hashtags there is no such part: its address says why, over the feed.
  const isDisabled = named === 'hashtags' && !hashtagsEnabled
  const tab = isDisabled ? 'feed' : named
  const shown = tabs.filter((value) => value !== 'hashtags' || hashtagsEnabled)
  return (
    <Tabs
      label={formatMessage(messages.parts)}
      activation="manual"
      end={search}
      items={shown.map((value) => ({
        value,
        label: formatMessage(messages[value]),
        count: value === 'feed' || value === 'about' ? undefined : counts?.[value],
      }))}
      value={tab}
      onValueChange={(value) => {
        if (value !== tab) void navigate(pathOf(id, value), { preventScrollReset: true })
      }}
    >
      <Suspense fallback={<CommunitiesSkeleton label={formatMessage(messages.loading)} />}>
        <CommunityPart community={community} part={segment === 'archive' ? 'archive' : tab} />
        {isDisabled && (
          <HashtagsDisabledDialog
            title={formatMessage(messages.hashtags)}
            onClose={() => void navigate(paths.community(id), { replace: true, preventScrollReset: true })}
          />
        )}
      </Suspense>
    </Tabs>
  )
}

/** The address of a part. */
function pathOf(id: string, tab: CommunityTab): string {
  if (tab === 'posts') return paths.communityPosts(id)
  return tab === 'feed' ? paths.community(id) : paths.community(id, tab)
}

function CommunityPart({ community, part }: { community: Community; part: CommunityTab | 'archive' }) {
  switch (part) {
    case 'feed':
      return <CommunityFeed community={community} />
    case 'posts':
      return <CommunityPosts community={community} />
    case 'archive':
      return <CommunityArchive community={community} />
    case 'events':
      return <CommunityEvents communityId={community.id} />
    case 'files':
      return <CommunityFiles communityId={community.id} />
    case 'hashtags':
      return <CommunityHashtags communityId={community.id} />
    case 'members':
      return <CommunityMembers community={community} />
    case 'about':
      return <CommunityAbout community={community} />
  }
}

/** A moderator let the person in, or took them out: the menu and the lists follow. */
function useRenewed(membership: Community['membership'] | undefined): void {
  const queryClient = useQueryClient()
  const before = useRef(membership)
  useEffect(() => {
    if (before.current !== undefined && before.current !== membership) renewCommunities(queryClient)
    before.current = membership
  }, [queryClient, membership])
}
