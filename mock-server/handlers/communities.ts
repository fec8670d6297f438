import type { Schemas } from '../schemas.ts'
import type { CommunityState } from '../state/communities.ts'
import { personalOf } from '../state/data.ts'
import { mayKnowCatalog } from '../views/catalogs.ts'
import { belongsTo, catalogIdOf, mayEdit, mayKnow, mayRead } from '../views/communities.ts'
import { communityInFull, communityView, coverOf } from '../views/community-view.ts'
import { fits } from './fits.ts'
import { asKept, falling, filtered, orderBy, orderNamed, paged, rising, sorted, type Order } from './lists.ts'
import type { Call, PortalApp } from './portal-app.ts'
import { allowed, found, refusals } from './refusals.ts'

/** Path of all communities. */
export const communitiesPath = '/internal/v2/communication/communities'

/** The most communities of one page of the directory. */
const directoryPage = 100

const byName = new Intl.Collator('en', { sensitivity: 'base' })

const idOf = ({ id }: CommunityState) => id

const inTheSidebar = asKept(idOf)

/** Communities, and the person's homes. */
export function communitiesRoutes(app: PortalApp): void {
  app.get(communitiesPath, (call) => {
    const { world, viewer } = call.var
    const inDirectory = call.req.query('scope') === 'all'
    checkCatalog(call)
    const order = orderOf(call, inDirectory)
    const communities = sorted(narrowed(call, inDirectory), order)
    const usualSize = inDirectory ? directoryPage : Math.max(1, communities.length)
    const { page, nextPageToken } = paged(call, communities, { list: 'communities', order, usualSize })
    return call.json<Schemas['CommunityList']>({
      communities: page.map((community) => ({
        ...communityView(world.data, community, viewer, world.clock.now()),
        ...(inDirectory && { cover: coverOf(community) }),
      })),
      totalCount: communities.length,
      nextPageToken,
      canCreate: viewer.account?.manageUsers ?? false,
      ...(inDirectory && { sites: sitesOf(call) }),
    })
  })

  app.get(`${communitiesPath}/:communityId`, (call) => answerCommunity(call, knownCommunity(call)))

  app.get('/internal/v2/homes', (call) =>
    call.json<Schemas['HomeList']>({ homes: personalOf(call.var.world.data, call.var.viewer.id).homes }),
  )
}

/** The community that the path names, or one of this id, if the person may know of it. */
export function knownCommunity(call: Call, id = call.req.param('communityId') ?? ''): CommunityState {
  const { world, viewer } = call.var
  const community = found(world.data.communities.get(id), refusals.communityNotFound)
  allowed(mayKnow(community, viewer), refusals.communityForbidden)
  return community
}

/** The same, if the person may read what is in it. */
export function readableCommunity(call: Call, id?: string): CommunityState {
  const community = knownCommunity(call, id)
  allowed(mayRead(community, call.var.viewer), refusals.communityForbidden)
  return community
}

/** The same, if the person may change what it is. */
export function editableCommunity(call: Call, id?: string): CommunityState {
  const community = readableCommunity(call, id)
  allowed(mayEdit(call.var.world.data, community, call.var.viewer), refusals.communityEditingForbidden)
  return community
}

/** Answers with a community as it stands now. */
export function answerCommunity(call: Call, community: CommunityState, status: 200 | 201 = 200) {
  const { world, viewer } = call.var
  return call.json<Schemas['Community']>(communityInFull(world.data, community, viewer, world.clock.now()), status)
}

/** The communities that the query asks for. */
function narrowed(call: Call, inDirectory: boolean): readonly CommunityState[] {
  const { world, viewer } = call.var
  const { search = '', joinable } = call.req.query()
  const listed = [...world.data.communities.values()].filter(
    (community) =>
      (inDirectory ? mayKnow(community, viewer) : belongsTo(community, viewer)) &&
      // One in the archive is in nobody's way; who looks for it finds it.
      (!community.archived || (inDirectory && search.trim() !== '')) &&
      fits(`${community.name} ${community.description}`, search) &&
      (joinable !== 'true' || isJoinable(call, community)),
  )
  return filtered(call, listed, {
    catalogId: catalogIdOf,
    language: ({ languages }) => languages,
    site: ({ site }) => site,
  })
}

/** Whether the person can join at once, without asking. */
function isJoinable(call: Call, community: CommunityState): boolean {
  const { viewer } = call.var
  return (community.joining ?? 'open') === 'open' && mayRead(community, viewer) && !belongsTo(community, viewer)
}

/** The person's own keep the order of the sidebar without another wish; in the directory they come first. */
function orderOf(call: Call, inDirectory: boolean): Order<CommunityState> {
  if (!inDirectory && call.req.query('sort') === undefined) return inTheSidebar
  const { world, viewer } = call.var
  const { data } = world
  const { followedCommunityIds } = personalOf(data, viewer.id)
  const madeAt = new Map([...data.communities.keys()].map((id, index) => [id, index]))
  const mineFirst = rising<CommunityState>((community) =>
    belongsTo(community, viewer) || community.memberships.has(viewer.id) || followedCommunityIds.has(community.id)
      ? 0
      : 1,
  )
  const name = rising<CommunityState>((community) => community.name, byName)
  // What nobody may read must not be told by its place either.
  const newestPost = falling<CommunityState>((community) =>
    mayRead(community, viewer) ? (data.feed.find(({ communityId }) => communityId === community.id)?.order ?? 0) : 0,
  )
  const newest = falling<CommunityState>(({ id }) => madeAt.get(id) ?? 0)
  return orderNamed(
    call,
    {
      name: orderBy(idOf, mineFirst, name),
      active: orderBy(idOf, mineFirst, newestPost, name),
      new: orderBy(idOf, mineFirst, newest),
    },
    'name',
  )
}

/** A catalog that the person may know nothing of is closed to them. */
function checkCatalog(call: Call): void {
  const { data } = call.var.world
  const catalog = data.catalogs.find(({ id }) => id === call.req.query('catalogId'))
  allowed(!catalog || mayKnowCatalog(data, catalog, call.var.viewer), refusals.catalogForbidden)
}

/** The places of the organisation, by name. */
function sitesOf(call: Call): string[] {
  const places = [...call.var.world.data.people.values()].flatMap(({ deleted, place }) => (deleted ? [] : [place]))
  return [...new Set(places)].sort(byName.compare)
}
