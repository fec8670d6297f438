import {
  archiveCommunity,
  changeCommunity,
  makeCommunity,
  removeCommunity,
  unarchiveCommunity,
  type CommunityWords,
} from '../actions/communities.ts'
import type { Community } from '../content/communities.ts'
import { plainTextOf } from '../content/rich-text.ts'
import type { Schemas } from '../schemas.ts'
import { nextId } from '../state/data.ts'
import { communityInFull, communityTokenOf, coverOf, mayKnow } from '../views/communities.ts'
import { archivableCommunity, editableCommunity } from './communities.ts'
import { sentPicture } from './media.ts'
import type { Call, PortalApp } from './portal-app.ts'
import { found, invalid, Refusal, refusals } from './refusals.ts'

const all = '/internal/v2/communication/communities'

/** The most letters of the text about a community. */
const longestAbout = 10_000

/** Making communities, and changing what they are. */
export function communityEditingRoutes(app: PortalApp): void {
  app.post(all, async (call) => {
    const { world, viewer } = call.var
    if (!viewer.account?.manageUsers) throw new Refusal(refusals.communityEditingForbidden)
    const words = await call.req.json<Schemas['NewCommunity']>()
    const key = call.req.header('idempotency-key')
    const madeWith = key === undefined ? undefined : `${viewer.id} ${key}`
    const before = [...world.data.communities.values()].find((one) => one.madeWith === madeWith)
    if (before && madeWith !== undefined) return answer(call, before, 201)
    checkWords(call, words)
    return answer(call, makeCommunity(world, viewer, words, madeWith), 201)
  })

  app.patch(`${all}/:communityId`, async (call) => {
    const { world } = call.var
    const community = editableCommunity(call)
    const { occToken, cover, ...words } = await call.req.json<Schemas['CommunityChange']>()
    checkToken(call, community, occToken)
    checkWords(call, words, community)
    const sent = cover === undefined ? undefined : cover && changedCover(call, community, cover)
    changeCommunity(world, community, words, sent)
    return answer(call, community)
  })

  app.put(`${all}/:communityId/archive`, async (call) => {
    const { world, viewer } = call.var
    const community = archivableCommunity(call)
    const { note = '', occToken } = await call.req.json<Schemas['CommunityArchiving']>()
    if (community.archived) throw new Refusal(refusals.communityArchived)
    checkToken(call, community, occToken)
    archiveCommunity(world, community, viewer, note)
    return answer(call, community)
  })

  app.delete(`${all}/:communityId/archive`, (call) => {
    const community = archivableCommunity(call)
    unarchiveCommunity(call.var.world, community)
    return answer(call, community)
  })

  app.delete(`${all}/:communityId`, (call) => {
    const { world, viewer } = call.var
    const community = archivableCommunity(call)
    if (!viewer.account?.resellerAdmin) throw new Refusal(refusals.communityEditingForbidden)
    if (!community.archived) throw new Refusal(refusals.communityNotArchived)
    removeCommunity(world, community, viewer.id)
    return call.body(null, 204)
  })
}

function answer(call: Call, community: Community, status: 200 | 201 = 200) {
  return call.json<Schemas['Community']>(inFull(call, community), status)
}

function inFull(call: Call, community: Community): Schemas['Community'] {
  const { world, viewer } = call.var
  return communityInFull(world.data, community, viewer, world.clock.now())
}

function checkToken(call: Call, community: Community, occToken: string): void {
  if (occToken === communityTokenOf(community)) return
  const title = 'The community has changed in the meantime'
  throw new Refusal({ ...refusals.occConflict, title, current: inFull(call, community) })
}

function checkWords(call: Call, { name, about, catalogId }: Partial<CommunityWords>, self?: Community): void {
  const { data } = call.var.world
  // The name of one that the person may know nothing of is free: a refusal would tell that it is there.
  const others = [...data.communities.values()].filter((one) => one !== self && mayKnow(one, call.var.viewer))
  if (name !== undefined && others.some((one) => folded(one.name) === folded(name)))
    throw new Refusal(refusals.communityNameTaken)
  if (about && plainTextOf(about).length > longestAbout)
    throw invalid('/about', 'max-length', `must have at most ${longestAbout} characters`)
  if (catalogId != null && !data.installation.catalogs.some(({ id }) => id === catalogId))
    throw invalid('/catalogId', 'unknown', 'must be a catalog')
}

function changedCover(call: Call, community: Community, cover: Schemas['CoverChange']): Schemas['PostImage'] {
  const { data } = call.var.world
  const { fileId, focalPoint } = cover
  const placed = focalPoint && { focalPoint }
  if (fileId === undefined) return { ...found(coverOf(community), refusals.imageNotFound), ...placed }
  const { bytes, width, height, mimeType } = sentPicture(call, community.id, fileId)
  const id = nextId(data, 'image')
  data.pictures.set(id, { bytes, mimeType })
  return { id, url: `./api/files/sent/${id}`, width, height, alternativeText: '', ...placed }
}

function folded(name: string): string {
  return name.trim().normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
