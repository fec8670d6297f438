import type { Community } from '../content/communities.ts'
import type { Schemas } from '../schemas.ts'
import {
  belongsTo,
  catalogIdOf,
  communityInFull,
  communityView,
  mayArchiveCommunity,
  mayEditCommunity,
  mayKnow,
  mayRead,
} from '../views/communities.ts'
import { fits } from './fits.ts'
import type { Call, PortalApp } from './portal-app.ts'
import { found, Refusal, refusals } from './refusals.ts'
import { makeToken, pageSizeOf, readNumberToken } from './tokens.ts'

const all = '/internal/v2/communication/communities'
const one = `${all}/:communityId`

/** Communities, the catalogs they stand in, and what is known of each. */
export function communitiesRoutes(app: PortalApp): void {
  app.get(all, (call) => {
    const { world, viewer } = call.var
    const {
      scope = 'mine',
      search = '',
      catalogId,
      joinable,
      language,
      site,
      sort,
      pageSize,
      pageToken,
    } = call.req.query()
    if (catalogId !== undefined) checkCatalog(call, catalogId)
    const own = (community: Community) => belongsTo(community, viewer)
    const views = [...world.data.communities.values()]
      .filter((community) => (scope === 'all' ? mayKnow(community, viewer) : own(community) && !community.archived))
      .filter(({ name, description }) => fits(`${name} ${description}`, search))
      .filter((community) => catalogId === undefined || catalogIdOf(community) === catalogId)
      .filter((community) => site === undefined || community.site === site)
      .filter(({ languages }) => language === undefined || languages.includes(language))
      .map((community) => communityView(world.data, community, viewer))
      .filter(({ canJoin, canRead, joining }) => joinable !== 'true' || (canJoin && canRead && joining === 'open'))
    // Without another wish the person's own keep the order of the sidebar.
    if (scope === 'all' || sort !== undefined) {
      const rank = orderOf(call, sort)
      const isMine = ({ membership, mine, follow }: Schemas['Community']) =>
        Number(membership !== 'none' || mine != null || follow === true)
      views.sort((one, other) => isMine(other) - isMine(one) || rank(one, other))
    }
    const from = pageToken === undefined ? 0 : readNumberToken('communities', pageToken, 'pageToken')
    const size = pageSize !== undefined ? pageSizeOf(pageSize) : scope === 'all' ? 100 : views.length
    return call.json<Schemas['CommunityList']>({
      communities: views.slice(from, from + size),
      ...((scope === 'all' || pageSize !== undefined) && {
        totalCount: views.length,
        nextPageToken: from + size < views.length ? makeToken('communities', from + size) : null,
      }),
      canCreate: viewer.account?.manageUsers ?? false,
      ...(scope === 'all' && { sites: sitesOf(call) }),
    })
  })

  app.get(one, (call) => {
    const { world, viewer } = call.var
    const community = knownCommunity(call)
    return call.json<Schemas['Community']>(communityInFull(world.data, community, viewer, world.clock.now()))
  })

  app.get('/internal/v2/communication/catalogs', (call) => {
    const { world, viewer } = call.var
    const known = (id: string) => {
      const community = world.data.communities.get(id)
      return community !== undefined && mayKnow(community, viewer)
    }
    // A catalog of which a person may know nothing is not there for them.
    const catalogs = world.data.installation.catalogs.flatMap((catalog) => {
      const communityIds = [...world.data.communities.values()]
        .filter((community) => catalogIdOf(community) === catalog.id)
        .map(({ id }) => id)
        .filter(known)
      return communityIds.length > 0 ? [{ ...catalog, communityIds }] : []
    })
    return call.json<Schemas['CatalogList']>({ catalogs })
  })
}

/** The community that the path names, if the person may know of it. */
export function knownCommunity(call: Call): Community {
  const { world, viewer } = call.var
  const id = call.req.param('communityId') ?? ''
  const community = found(world.data.communities.get(id), refusals.communityNotFound)
  if (!mayKnow(community, viewer)) throw new Refusal(refusals.communityForbidden)
  return community
}

/** The community of the path or a body, if the person may change it. */
export function editableCommunity(call: Call, id = call.req.param('communityId') ?? ''): Community {
  const { world, viewer } = call.var
  const community = found(world.data.communities.get(id), refusals.communityNotFound)
  if (!mayKnow(community, viewer) || !mayRead(community, viewer)) throw new Refusal(refusals.communityForbidden)
  if (community.archived) throw new Refusal(refusals.communityArchived)
  if (!mayEditCommunity(world.data, community, viewer)) throw new Refusal(refusals.communityEditingForbidden)
  return community
}

/** The community of the path, if the person may archive it or bring it back. */
export function archivableCommunity(call: Call): Community {
  const { world, viewer } = call.var
  const community = knownCommunity(call)
  if (!mayRead(community, viewer)) throw new Refusal(refusals.communityForbidden)
  if (!mayArchiveCommunity(world.data, community, viewer)) throw new Refusal(refusals.communityEditingForbidden)
  return community
}

/** The places of the organisation, by name. */
function sitesOf(call: Call): string[] {
  const places = [...call.var.world.data.people.values()].filter(({ deleted }) => !deleted).map(({ place }) => place)
  return [...new Set(places)].sort((one, other) => one.localeCompare(other))
}

function checkCatalog(call: Call, catalogId: string): void {
  const { world, viewer } = call.var
  const catalog = world.data.installation.catalogs.find(({ id }) => id === catalogId)
  const communities = [...world.data.communities.values()].filter((one) => catalogIdOf(one) === catalogId)
  if (catalog && !communities.some((community) => mayKnow(community, viewer)))
    throw new Refusal(refusals.catalogForbidden)
}

/** How the communities of a list follow each other. */
function orderOf(call: Call, sort: string | undefined) {
  const { feed } = call.var.world.data
  const newest = ({ id }: Schemas['Community']) => feed.find((post) => post.communityId === id)?.order ?? 0
  const byName = (first: Schemas['Community'], second: Schemas['Community']) => first.name.localeCompare(second.name)
  if (sort === 'new') {
    const order = [...call.var.world.data.communities.keys()]
    const placeOf = ({ id }: Schemas['Community']) => order.indexOf(id)
    return (first: Schemas['Community'], second: Schemas['Community']) => placeOf(second) - placeOf(first)
  }
  if (sort !== 'active') return byName
  // What nobody may read here must not be told by its place either.
  const seen = (community: Schemas['Community']) => (community.canRead === false ? 0 : newest(community))
  return (first: Schemas['Community'], second: Schemas['Community']) =>
    seen(second) - seen(first) || byName(first, second)
}
