import type { AddressState } from '@/shared/address-state'
import type { DirectoryQuery, MembersQuery } from '../api/community-queries'

/** What is chosen in the directory. */
export type DirectoryAddress = AddressState<'communities'>

/** The directory without anything that narrows it; the order stays. */
export const unfiltered = { search: '', catalogId: '', language: '', site: '', show: 'all' } as const

/** The longest text that the server searches by. */
const longest = 200

/** What the server is asked for; `show: mine` is a choice among the answers. */
export function directoryQueryOf({ search, catalogId, language, site, show, sort }: DirectoryAddress): DirectoryQuery {
  return {
    ...(search.trim() && { search: search.trim().slice(0, longest) }),
    ...(catalogId && { catalogId }),
    ...(language && { language }),
    ...(site && { site }),
    ...(show === 'open' && { joinable: true }),
    ...(sort !== 'name' && { sort }),
  }
}

/** How many filters are set; the words, the order and the choice above the list are none. */
export function filterCount({ catalogId, language, site }: DirectoryAddress): number {
  return [catalogId, language, site].filter(Boolean).length
}

/** The parts of a community, in their order. */
export const tabs = ['feed', 'posts', 'events', 'files', 'hashtags', 'members', 'about'] as const

export type CommunityTab = (typeof tabs)[number]

/** The part that the address names; an unknown one is the feed. */
export function tabOf(segment: string | undefined): CommunityTab {
  // The archive is the other half of the posts.
  if (segment === 'archive') return 'posts'
  return tabs.find((tab) => tab === segment) ?? 'feed'
}

/** Which people of a community are listed; who asked to join stands above them. */
export function membersQueryOf({ search, role, state }: AddressState<'community'>): MembersQuery {
  return {
    ...(search.trim() && { search: search.trim().slice(0, longest) }),
    ...(state === 'invited' ? { state } : role && { role }),
  }
}
