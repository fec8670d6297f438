import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, type operations, type Schemas, unwrap } from '@/api'
import { communityQueries } from '@/features/navigation'

type Query<Name extends keyof operations> = Omit<
  NonNullable<operations[Name]['parameters']['query']>,
  'pageSize' | 'pageToken'
>

export type DirectoryQuery = Query<'listCommunities'>
export type MembersQuery = Query<'listMembers'>
export type FilesQuery = Query<'listCommunityFiles'>

const all = '/internal/v2/communication/communities'
const one = `${all}/{communityId}` as const
const pages = {
  initialPageParam: {} as { pageToken?: string },
  getNextPageParam: ({ nextPageToken }: { nextPageToken?: string | null }) =>
    nextPageToken == null ? undefined : { pageToken: nextPageToken },
}

/** Everything that is asked about communities, below the key under which the frame keeps the person's own. */
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
  /** What a form has to know beside the community: the places of the organisation. */
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
  hashtags: (communityId: string, search: string) =>
    infiniteQueryOptions({
      queryKey: [...communityQueries.all, 'hashtags', communityId, search] as const,
      queryFn: ({ pageParam, signal }) =>
        unwrap(
          api.GET(`${one}/hashtags`, {
            params: { path: { communityId }, query: { ...(search && { search }), pageSize: 50, ...pageParam } },
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
  events: (communityId: string) =>
    infiniteQueryOptions({
      // A key of its own: an answer to an invitation renews all lists of events.
      queryKey: ['events', communityId] as const,
      queryFn: ({ pageParam, signal }) =>
        unwrap(
          api.GET('/internal/v2/communication/events', {
            params: { query: { communityId, pageSize: 50, ...pageParam } },
            signal,
          }),
        ),
      ...pages,
    }),
}

const of = (communityId: string) => ({ params: { path: { communityId } } })

export function joinCommunity(communityId: string, body: Schemas['Joining']): Promise<Schemas['Community']> {
  return unwrap(api.PUT(`${one}/membership`, { ...of(communityId), body }))
}

/** Makes a community; a repeated key makes none twice. */
export function createCommunity(body: Schemas['NewCommunity'], key: string): Promise<Schemas['Community']> {
  return unwrap(api.POST(all, { params: { header: { 'Idempotency-Key': key } }, body }))
}

export function updateCommunity(communityId: string, body: Schemas['CommunityChange']): Promise<Schemas['Community']> {
  return unwrap(api.PATCH(one, { ...of(communityId), body }))
}

export function archiveCommunity(
  communityId: string,
  body: Schemas['CommunityArchiving'],
): Promise<Schemas['Community']> {
  return unwrap(api.PUT(`${one}/archive`, { ...of(communityId), body }))
}

export function unarchiveCommunity(communityId: string): Promise<Schemas['Community']> {
  return unwrap(api.DELETE(`${one}/archive`, of(communityId)))
}

/** Removes an archived community for good. */
export async function removeCommunity(communityId: string): Promise<void> {
  await unwrap(api.DELETE(one, of(communityId)))
}

export function updateMember(
  communityId: string,
  userId: string,
  role: Schemas['Membership']['role'],
): Promise<Schemas['Membership']> {
  return unwrap(api.PATCH(`${one}/members/{userId}`, { params: { path: { communityId, userId } }, body: { role } }))
}

export async function removeMember(communityId: string, userId: string): Promise<void> {
  await unwrap(api.DELETE(`${one}/members/{userId}`, { params: { path: { communityId, userId } } }))
}

export async function leaveCommunity(communityId: string): Promise<void> {
  await unwrap(api.DELETE(`${one}/membership`, of(communityId)))
}

export function setFollow(communityId: string, follow: boolean): Promise<Schemas['CommunityFollow']> {
  return unwrap(follow ? api.PUT(`${one}/follow`, of(communityId)) : api.DELETE(`${one}/follow`, of(communityId)))
}

export function inviteMembers(
  communityId: string,
  invitees: Schemas['Assignee'][],
): Promise<Schemas['InvitedMembers']> {
  return unwrap(api.POST(`${one}/invitations`, { ...of(communityId), body: { invitees } }))
}

export function decideMembership(
  communityId: string,
  userId: string,
  body: Schemas['MembershipDecision'],
): Promise<Schemas['Membership']> {
  return unwrap(api.PUT(`${one}/members/{userId}/decision`, { params: { path: { communityId, userId } }, body }))
}
