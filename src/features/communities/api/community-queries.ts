import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, type operations, type Schemas, unwrap } from '@/api'
import { communityQueries } from '@/features/navigation'
import { postKeys } from '@/features/post-cache'
import { asFetched } from '@/features/posts'

const all = '/internal/v2/communication/communities'
const one = `${all}/{communityId}` as const

type AllQuery<Name extends keyof operations> = NonNullable<operations[Name]['parameters']['query']>

/** What a list is asked for, but for its pages. */
export type Query<Name extends keyof operations> = Omit<AllQuery<Name>, 'pageSize' | 'pageToken' | 'scope'>

/** What narrows and orders the directory. */
export type DirectoryQuery = Query<'listCommunities'>

/** Which people of a community are listed. */
export type MembersQuery = Query<'listMembers'>

/** Which posts are listed: of a community, or of all that the person belongs to. */
export type FeedQuery = Query<'listPosts'> & Pick<AllQuery<'listPosts'>, 'scope'>

/** Which files of a community are listed. */
export type FilesQuery = Query<'listCommunityFiles'>

/** How a list is cut into pages. */
export const pages = {
  initialPageParam: {} as { pageToken?: string },
  getNextPageParam: ({ nextPageToken }: { nextPageToken?: string | null }) =>
    nextPageToken == null ? undefined : { pageToken: nextPageToken },
}

/** What is asked about communities, below the key under which the sidebar keeps the person's own. */
export const queries = {
  directory: (query: DirectoryQuery) =>
    infiniteQueryOptions({
      queryKey: [...communityQueries.all, 'directory', query] as const,
      queryFn: ({ pageParam, signal }) =>
        unwrap(api.GET(all, { params: { query: { ...query, scope: 'all', ...pageParam } }, signal })),
      // While a word is typed, the list that is there stays.
      placeholderData: keepPreviousData,
      ...pages,
    }),
  /** The places of the organisation, for the form of a community. */
  sites: () =>
    queryOptions({
      queryKey: [...communityQueries.all, 'sites'] as const,
      queryFn: ({ signal }) => unwrap(api.GET(all, { params: { query: { scope: 'all', pageSize: 1 } }, signal })),
      select: ({ sites }: Schemas['CommunityList']) => sites ?? [],
    }),
  catalogs: () =>
    queryOptions({
      queryKey: communityQueries.catalogs,
      queryFn: ({ signal }) => unwrap(api.GET('/internal/v2/communication/catalogs', { signal })),
    }),
  detail: (communityId: string) =>
    queryOptions({
      queryKey: [...communityQueries.all, 'detail', communityId] as const,
      queryFn: ({ signal }) => unwrap(api.GET(one, { params: { path: { communityId } }, signal })),
    }),
  members: (communityId: string, query: MembersQuery) =>
    infiniteQueryOptions({
      queryKey: [...communityQueries.all, 'members', communityId, query] as const,
      queryFn: ({ pageParam, signal }) =>
        unwrap(
          api.GET(`${one}/members`, {
            params: { path: { communityId }, query: { ...query, pageSize: 50, ...pageParam } },
            signal,
          }),
        ),
      placeholderData: keepPreviousData,
      ...pages,
    }),
  files: (communityId: string, query: FilesQuery) =>
    infiniteQueryOptions({
      queryKey: [...communityQueries.all, 'files', communityId, query] as const,
      queryFn: ({ pageParam, signal }) =>
        unwrap(
          api.GET(`${one}/files`, {
            params: { path: { communityId }, query: { ...query, pageSize: 40, ...pageParam } },
            signal,
          }),
        ),
      placeholderData: keepPreviousData,
      ...pages,
    }),
  /** By what the posts of a community, or its archive, can be narrowed. */
  postNarrowing: (communityId: string, filter: 'latest' | 'archive') =>
    queryOptions({
      queryKey: [...communityQueries.all, 'post-narrowing', communityId, filter] as const,
      queryFn: ({ signal }) =>
        unwrap(api.GET(`${one}/post-narrowing`, { params: { path: { communityId }, query: { filter } }, signal })),
    }),
  /** The events ahead in a community, kept among the lists of posts: an answer to one shows in all of them. */
  events: (communityId: string) =>
    infiniteQueryOptions({
      queryKey: [...postKeys.lists, { communityId, events: true }] as const,
      queryFn: async ({ pageParam, signal }) => {
        const query = { communityId, pageSize: 50, ...pageParam }
        const { events, ...page } = await unwrap(
          api.GET('/internal/v2/communication/events', { params: { query }, signal }),
        )
        return { ...page, posts: events }
      },
      ...pages,
    }),
  /** Posts, kept among the lists of posts: what is done to a post shows in all of them. */
  feed: (feed: FeedQuery) =>
    infiniteQueryOptions({
      queryKey: [...postKeys.lists, feed] as const,
      queryFn: async ({ pageParam, signal }) => {
        const query = { ...feed, pageSize: 20, ...(pageParam !== null && { pageToken: pageParam }) }
        return asFetched(await unwrap(api.GET('/internal/v2/communication/posts', { params: { query }, signal })))
      },
      initialPageParam: null as string | null,
      getNextPageParam: (page) => page.nextPageToken,
    }),
}

const of = (communityId: string) => ({ params: { path: { communityId } } })

/** Makes a community; a repeated key makes none twice. */
export function createCommunity(body: Schemas['NewCommunity'], key: string): Promise<Schemas['Community']> {
  return unwrap(api.POST(all, { params: { header: { 'Idempotency-Key': key } }, body }))
}

/** Changes what a community is. */
export function updateCommunity(communityId: string, body: Schemas['CommunityChange']): Promise<Schemas['Community']> {
  return unwrap(api.PATCH(one, { ...of(communityId), body }))
}

/** Archives a community. */
export function archiveCommunity(
  communityId: string,
  body: Schemas['CommunityArchiving'],
): Promise<Schemas['Community']> {
  return unwrap(api.PUT(`${one}/archive`, { ...of(communityId), body }))
}

/** Brings a community back from the archive. */
export function unarchiveCommunity(communityId: string): Promise<Schemas['Community']> {
  return unwrap(api.DELETE(`${one}/archive`, of(communityId)))
}

/** Removes a community in the archive for good, with all that was written in it. */
export async function removeCommunity(communityId: string, occToken: string): Promise<void> {
  await unwrap(api.DELETE(one, { params: { path: { communityId }, query: { occToken } } }))
}

/** Joins, asks to join, or accepts an invitation. */
export function joinCommunity(communityId: string, body: Schemas['Joining']): Promise<Schemas['Community']> {
  return unwrap(api.PUT(`${one}/membership`, { ...of(communityId), body }))
}

/** Leaves, withdraws a request, or declines an invitation. */
export async function leaveCommunity(communityId: string): Promise<void> {
  await unwrap(api.DELETE(`${one}/membership`, of(communityId)))
}

/** Follows a community or ceases to. */
export function setFollow(communityId: string, follow: boolean): Promise<Schemas['CommunityFollow']> {
  return unwrap(follow ? api.PUT(`${one}/follow`, of(communityId)) : api.DELETE(`${one}/follow`, of(communityId)))
}

/** Invites people and groups. */
export function inviteMembers(
  communityId: string,
  invitees: Schemas['Assignee'][],
): Promise<Schemas['InvitedMembers']> {
  return unwrap(api.POST(`${one}/invitations`, { ...of(communityId), body: { invitees } }))
}

const ofMember = (communityId: string, userId: string) => ({ params: { path: { communityId, userId } } })

/** Accepts or declines somebody who asked to join. */
export function decideMembership(
  communityId: string,
  userId: string,
  body: Schemas['MembershipDecision'],
): Promise<Schemas['Membership']> {
  return unwrap(api.PUT(`${one}/members/{userId}/decision`, { ...ofMember(communityId, userId), body }))
}

/** Says whether a member moderates; who was removed within the last hour belongs again. */
export function updateMember(
  communityId: string,
  userId: string,
  role: Schemas['Membership']['role'],
): Promise<Schemas['Membership']> {
  return unwrap(api.PATCH(`${one}/members/{userId}`, { ...ofMember(communityId, userId), body: { role } }))
}

/** Takes a member out, or an invitation back. */
export async function removeMember(communityId: string, userId: string): Promise<void> {
  await unwrap(api.DELETE(`${one}/members/{userId}`, ofMember(communityId, userId)))
}
