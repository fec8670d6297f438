import type { PostListQuery } from '@/features/posts'
import type { DirectoryQuery, MembersQuery } from '../api/community-queries'

/** The parts of a community, in their order; `archive` and `search` are pages of their own. */
export const tabs = ['feed', 'posts', 'events', 'files', 'hashtags', 'members', 'about'] as const

export type CommunityTab = (typeof tabs)[number] | 'archive' | 'search'

/** The part that the address names; an unknown one is the feed. */
export function tabOf(segment: string | undefined): CommunityTab {
  if (segment === 'archive' || segment === 'search') return segment
  return tabs.find((tab) => tab === segment) ?? 'feed'
}

/** The lists of a community's feed, and of one's own feed. */
export const feedFilters = ['latest', 'unread', 'unanswered', 'archive'] as const

export type CommunityFeedFilter = (typeof feedFilters)[number]

export function feedFilterOf(address: URLSearchParams): CommunityFeedFilter {
  return feedFilters.find((filter) => filter === address.get('filter')) ?? 'latest'
}

/** Which communities the directory shows. */
export const shows = ['all', 'mine', 'open'] as const

export function showOf(address: URLSearchParams): (typeof shows)[number] {
  return shows.find((show) => show === address.get('show')) ?? 'all'
}

/** The orders of the directory. */
export const directorySorts = ['name', 'active', 'new'] as const

/** What the server is asked for the directory; what the address says and nobody knows is left out. */
export function directoryQueryOf(address: URLSearchParams): DirectoryQuery {
  const said = (name: string) => address.get(name) || undefined
  const [search, catalogId, language, site] = ['search', 'catalogId', 'language', 'site'].map(said)
  const sort = directorySorts.find((one) => one === address.get('sort'))
  return {
    ...(search && { search: search.slice(0, 200) }),
    ...(catalogId && { catalogId }),
    ...(language && { language }),
    ...(showOf(address) === 'open' && { joinable: true }),
    ...(site && { site: site.slice(0, 120) }),
    ...(sort && sort !== 'name' && { sort }),
  }
}

/** Which people of a community are listed; who asked to join always stands above. */
export function memberQueryOf(address: URLSearchParams): MembersQuery {
  const search = address.get('search')
  const role = (['member', 'moderator'] as const).find((one) => one === address.get('role'))
  const invited = address.get('state') === 'invited'
  return {
    ...(search && { search: search.slice(0, 200) }),
    ...(invited ? { state: 'invited' as const } : role && { role }),
  }
}

/** The orders of the posts of a community. */
export const postSorts = ['newest', 'oldest', 'title', 'comments'] as const

/** Which posts of a community are listed, as the address says; a year that is none is left out. */
export function postQueryOf(communityId: string, archived: boolean, address: URLSearchParams): PostListQuery {
  const said = (name: string) => address.get(name) || undefined
  const [stateId, tag, search] = ['state', 'tag', 'search'].map(said)
  const year = Number(said('year'))
  const sort = postSorts.find((one) => one === address.get('sort'))
  return {
    filter: archived ? 'archive' : 'latest',
    communityId,
    pageSize: 50,
    ...(stateId && { stateId }),
    ...(tag && { hashtagId: [tag] }),
    ...(Number.isInteger(year) && year >= 1970 && year <= 9999 && { year }),
    ...(search && { search: search.slice(0, 200) }),
    ...(sort && sort !== 'newest' && { sort }),
  }
}
