import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { isApiError, type Schemas } from '@/api'
import { Page } from '@/design-system/Page'
import { Skeleton } from '@/design-system/Skeleton'
import { Tabs } from '@/design-system/Tabs'
import { LoadFailure } from '@/features/load-failure'
import { CommunitySearch } from '@/features/search-results'
import { useIntl } from '@/shared/i18n'
import { loadable } from '@/shared/loadable'
import { useOwnTitle } from '@/shared/own-title'
import { paths } from '@/shared/routes'
import { queries } from '../api/community-queries'
import { renewCommunities } from '../api/use-membership'
import { messages } from '../messages'
import { type CommunityTab, tabOf, tabs } from '../model/address'
import { CommunityAbout } from './CommunityAbout'
import { CommunityFeed } from './CommunityFeed'
import { CommunityHead } from './CommunityHead'
import { CommunitySearchField } from './CommunitySearchField'

type Community = Schemas['Community']
type Shown = (typeof tabs)[number]

const parts = loadable(() => import('./CommunityParts'))
const CommunityEvents = parts.component('CommunityEvents')
const CommunityFiles = parts.component('CommunityFiles')
const CommunityHashtags = parts.component('CommunityHashtags')
const CommunityMembers = parts.component('CommunityMembers')
const CommunityPosts = parts.component('CommunityPosts')

export type CommunityViewProps = {
  communityId: string
  /** The part in the address; absent for the feed. */
  tab: string | undefined
}

/** A community: what it is, how the person stands to it, and its parts; of a closed one only what leads to joining. */
export function CommunityView({ communityId, tab: segment }: CommunityViewProps) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const { data, error, isFetching, refetch } = useQuery({
    ...queries.detail(communityId),
    throwOnError: (problem) => isApiError(problem) && ['not-found', 'forbidden'].includes(problem.kind),
  })
  useOwnTitle(data?.name)
  useRenewed(data?.membership)
  if (!data)
    return (
      <Page width="wide">
        {error ? (
          <LoadFailure
            level={1}
            title={formatMessage(messages.communityFailed)}
            error={error}
            busy={isFetching}
            onRetry={refetch}
          />
        ) : (
          <>
            <Skeleton shape="block" />
            <Skeleton />
            <Skeleton />
          </>
        )}
      </Page>
    )
  if (data.canRead === false)
    return (
      <Page width="wide">
        <CommunityHead community={data} />
        <CommunityAbout community={data} />
      </Page>
    )
  const tab = tabOf(segment)
  if (tab === 'search')
    return (
      <Page width="wide">
        <CommunityHead community={data} />
        <CommunitySearchField communityId={communityId} />
        <Suspense fallback={<Skeleton />}>
          <CommunitySearch community={data} />
        </Suspense>
      </Page>
    )
  const shown: Shown = tab === 'archive' ? 'posts' : tab
  const offered = tabs.filter((one) => one !== 'hashtags' || data.hashtagsEnabled)
  return (
    <Page width="wide">
      <CommunityHead community={data} />
      <CommunitySearchField communityId={communityId} />
      <Tabs<Shown>
        label={formatMessage(messages.parts)}
        activation="manual"
        items={offered.map((value) => ({
          value,
          label: formatMessage(messages[value]),
          count: countOf(data, value),
        }))}
        value={shown}
        onValueChange={(value) =>
          void navigate(value === 'feed' ? paths.community(communityId) : paths.communityTab(communityId, value), {
            preventScrollReset: true,
          })
        }
      >
        <Suspense fallback={<Skeleton />}>
          <Part community={data} tab={tab} />
        </Suspense>
      </Tabs>
    </Page>
  )
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

function Part({ community, tab }: { community: Community; tab: Exclude<CommunityTab, 'search'> }) {
  switch (tab) {
    case 'feed':
      return <CommunityFeed community={community} />
    case 'posts':
    case 'archive':
      return <CommunityPosts key={tab} community={community} archived={tab === 'archive'} />
    case 'events':
      return <CommunityEvents community={community} />
    case 'files':
      return <CommunityFiles community={community} />
    case 'hashtags':
      return <CommunityHashtags community={community} />
    case 'members':
      return <CommunityMembers community={community} />
    case 'about':
      return <CommunityAbout community={community} />
  }
}

function countOf({ counts }: Community, tab: Shown): number | undefined {
  if (!counts || tab === 'feed' || tab === 'about') return undefined
  return counts[tab]
}
