import {
  archiveCommunity,
  changeCommunity,
  makeCommunity,
  removeCommunity,
  unarchiveCommunity,
} from '../actions/communities.ts'
import { plainTextOf } from '../content/rich-text.ts'
import type { Schemas } from '../schemas.ts'
import type { CommunityState } from '../state/communities.ts'
import { folded } from '../state/folding.ts'
import { communityToken, mayArchive, mayKnow, mayRemove } from '../views/communities.ts'
import { communityInFull, coverOf } from '../views/community-view.ts'
import { answerCommunity, communitiesPath, editableCommunity, readableCommunity } from './communities.ts'
import { madeBefore, remember } from './idempotency.ts'
import { keptPicture } from './media.ts'
import type { Call, PortalApp } from './portal-app.ts'
import { allowed, invalid, Refusal, refusals } from './refusals.ts'

/** The most letters of the text about a community. */
const longestAbout = 10_000

/** Making communities, and changing what they are. */
export function communityEditingRoutes(app: PortalApp): void {
  app.post(communitiesPath, async (call) => {
    const { world, viewer } = call.var
    allowed(viewer.account?.manageUsers ?? false, refusals.communityEditingForbidden)
    const { communitiesByKey } = world.data
    const before = madeBefore(call, communitiesByKey)
    if (before) return answerCommunity(call, before, 201)
    const fields = await call.req.json<Schemas['NewCommunity']>()
    checkFields(call, fields)
    const community = makeCommunity(world, viewer, fields)
    remember(call, communitiesByKey, community)
    return answerCommunity(call, community, 201)
  })

  app.patch(`${communitiesPath}/:communityId`, async (call) => {
    const { world } = call.var
    const community = editableCommunity(call)
    const { occToken, cover, ...fields } = await call.req.json<Schemas['CommunityChange']>()
    checkToken(call, community, occToken)
    checkFields(call, fields, community)
    const chosenCover = cover && coverToBe(call, community, cover)
    changeCommunity(world, community, fields)
    if (chosenCover !== undefined) community.chosenCover = chosenCover
    return answerCommunity(call, community)
  })
}

/** Archiving communities, bringing them back, and removing them for good. */
export function communityArchiveRoutes(app: PortalApp): void {
  const archive = `${communitiesPath}/:communityId/archive`
  app.put(archive, async (call) => {
    const community = archivableCommunity(call)
    const { note = '', occToken } = await call.req.json<Schemas['CommunityArchiving']>()
    checkToken(call, community, occToken)
    archiveCommunity(call.var.world, community, call.var.viewer, note.trim() || null)
    return answerCommunity(call, community)
  })
  app.delete(archive, (call) => {
    const community = archivableCommunity(call)
    allowed(community.archived !== undefined, refusals.communityNotArchived)
    unarchiveCommunity(call.var.world, community)
    return answerCommunity(call, community)
  })
  app.delete(`${communitiesPath}/:communityId`, (call) => {
    const { world, viewer } = call.var
    const community = readableCommunity(call)
    allowed(viewer.account?.resellerAdmin ?? false, refusals.communityRemovingForbidden)
    checkToken(call, community, call.req.query('occToken') ?? '')
    allowed(mayRemove(community, viewer), refusals.communityNotArchived)
    removeCommunity(world, community, viewer)
    return call.body(null, 204)
  })
}

/** The picture that was sent, or the one that is there, with its new words; there may be none to describe. */
function coverToBe(
  call: Call,
  community: CommunityState,
  { fileId, ...words }: Schemas['CommunityCover'],
): Schemas['PostImage'] | null {
  const place = { placeId: community.id, purpose: 'cover' } as const
  const picture = fileId === undefined ? coverOf(community) : keptPicture(call, place, fileId, '/cover/fileId')
  return picture && { ...picture, ...words }
}

function archivableCommunity(call: Call): CommunityState {
  const community = readableCommunity(call)
  allowed(mayArchive(call.var.world.data, community, call.var.viewer), refusals.communityArchivingForbidden)
  return community
}

function checkToken(call: Call, community: CommunityState, occToken: string): void {
  if (occToken === communityToken(community)) return
  const { world, viewer } = call.var
  const current = communityInFull(world.data, community, viewer, world.clock.now())
  throw new Refusal({ ...refusals.occConflict, title: 'The community has changed in the meantime', current })
}

function checkFields(call: Call, fields: Schemas['CommunityFields'], self?: CommunityState): void {
  const { data } = call.var.world
  const { name, about, catalogId } = fields
  // The name of one that the person may know nothing of is free: a refusal would tell that it is there.
  const others = [...data.communities.values()].filter((one) => one !== self && mayKnow(one, call.var.viewer))
  const isTaken = name !== undefined && others.some((one) => folded(one.name) === folded(name.trim()))
  allowed(!isTaken, refusals.communityNameTaken)
  if (about && plainTextOf(about).length > longestAbout)
    throw invalid('/about', 'max-length', `must have at most ${longestAbout} characters`)
  if (catalogId != null && !data.catalogs.some(({ id }) => id === catalogId))
    throw invalid('/catalogId', 'unknown', 'must be a catalog')
}
