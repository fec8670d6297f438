import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useSearchParams } from 'react-router-dom'
import type { Schemas } from '@/api'
import { Tabs } from '@/design-system/Tabs'
import { $userId } from '@/features/session'
import { useIntl } from '@/shared/i18n'
import { profileQueries } from '../api/profile-queries'
import { messages } from '../messages'
import { type ProfileTab, tabOf } from '../model/profile-tabs'
import { useTeam } from '../model/use-team'
import { ProfileCommunities } from './ProfileCommunities'
import { ProfileCommon } from './ProfileCommon'
import { ProfileOverview } from './ProfileOverview'
import { ProfilePosts } from './ProfilePosts'
import { ProfileTeam } from './ProfileTeam'

/** The parts of a profile; each number is that of the list behind it. */
export function ProfileTabs({ person }: { person: Schemas['Profile'] }) {
  const { formatMessage } = useIntl()
  const [address, setAddress] = useSearchParams()
  const own = useUnit($userId) === person.id
  const posts = useInfiniteQuery(profileQueries.posts(person.id)).data?.pages.at(-1)?.totalCount
  const communities = useInfiniteQuery(profileQueries.communities(person.id)).data?.pages.at(-1)?.totalCount
  const common = useQuery({ ...profileQueries.inCommon(person.id), enabled: !own }).data?.totalCount
  const team = useTeam(person)
  const tab = tabOf(address.get('tab'), own)
  const choose = (next: ProfileTab) =>
    setAddress(
      (before) => {
        const changed = new URLSearchParams(before)
        if (next === 'overview') changed.delete('tab')
        else changed.set('tab', next)
        return changed
      },
      { replace: true, preventScrollReset: true },
    )
  return (
    <Tabs<ProfileTab>
      label={formatMessage(messages.tabs)}
      activation="manual"
      items={[
        { value: 'overview', label: formatMessage(messages.overview) },
        { value: 'posts', label: formatMessage(messages.posts), count: posts },
        { value: 'communities', label: formatMessage(messages.communities), count: communities },
        ...(own ? [] : [{ value: 'common' as const, label: formatMessage(messages.common), count: common }]),
        { value: 'team', label: formatMessage(messages.teamTab), count: team.count },
      ]}
      value={tab}
      onValueChange={choose}
    >
      {tab === 'overview' && <ProfileOverview person={person} onOpen={choose} />}
      {tab === 'posts' && <ProfilePosts userId={person.id} />}
      {tab === 'communities' && <ProfileCommunities userId={person.id} />}
      {tab === 'common' && <ProfileCommon userId={person.id} />}
      {tab === 'team' && <ProfileTeam person={person} team={team} />}
    </Tabs>
  )
}
