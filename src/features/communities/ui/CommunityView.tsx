import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { concernsThePage, type Schemas } from '@/api'
import { Page } from '@/design-system/Page'
import { Tabs } from '@/design-system/Tabs'
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
import { CommunityAbout } from './CommunityAbout'
import { CommunityFeed } from './CommunityFeed'
import { CommunityHead } from './CommunityHead'

const CommunityMembers = loadable(() => import('../members/CommunityMembers')).component('CommunityMembers')

const CommunityPosts = loadable(() => import('../posts/CommunityPosts')).component('CommunityPosts')
const CommunityArchive = loadable(() => import('../posts/CommunityArchive')).component('CommunityArchive')

type Community = Schemas['Community']

export type CommunityViewProps = {
  communityId: string
  /** The part in the address; absent for the feed. */
  tab: string | undefined
}

/** A community: what it is, how the person stands to it, and its parts; of a closed one only what leads to joining. */
export function CommunityView({ communityId, tab: segment }: CommunityViewProps) {
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
            ) : (
              <CommunityTabs community={community} segment={segment} />
            )}
          </>
        )}
      </QueryView>
    </Page>
  )
}

function CommunityTabs({ community, segment }: { community: Community; segment: string | undefined }) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const { id, counts } = community
  const tab = tabOf(segment)
  return (
    <Tabs
      label={formatMessage(messages.parts)}
      activation="manual"
      items={tabs.map((value) => ({
        value,
        label: formatMessage(messages[value]),
        count: value === 'members' || value === 'posts' ? counts?.[value] : undefined,
      }))}
      value={tab}
      onValueChange={(value) => {
        if (value !== tab) void navigate(pathOf(id, value), { preventScrollReset: true })
      }}
    >
      <Suspense fallback={<CommunitiesSkeleton label={formatMessage(messages.loading)} />}>
        {tab === 'feed' ? (
          <CommunityFeed community={community} />
        ) : segment === 'archive' ? (
          <CommunityArchive community={community} />
        ) : tab === 'posts' ? (
          <CommunityPosts community={community} />
        ) : tab === 'members' ? (
          <CommunityMembers community={community} />
        ) : (
          <CommunityAbout community={community} />
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

/** A moderator let the person in, or took them out: the menu and the lists follow. */
function useRenewed(membership: Community['membership'] | undefined): void {
  const queryClient = useQueryClient()
  const before = useRef(membership)
  useEffect(() => {
    if (before.current !== undefined && before.current !== membership) renewCommunities(queryClient)
    before.current = membership
  }, [queryClient, membership])
}
