import { beginPreflight, changePreflight, repeatChoices } from '../actions/preflights.ts'
import { plainTextOf } from '../content/rich-text.ts'
import type { Schemas } from '../schemas.ts'
import type { PreflightState } from '../state/data.ts'
import { mayRead } from '../views/communities.ts'
import { isPublic } from '../views/publication.ts'
import { preflightView, targetIdsOf } from '../views/preflights.ts'
import type { Looking } from '../views/workflows.ts'
import { languageOf } from './language.ts'
import type { Call, PortalApp } from './portal-app.ts'
import { found, invalid, Refusal, refusals } from './refusals.ts'
import { postsFiltered } from './workflow-posts.ts'

const base = '/internal/v2/communication/bulk-transitions/preflights'

/** As many posts as one operation moves. */
const most = 500

/** Looking at many posts before they are moved. */
export function preflightRoutes(app: PortalApp): void {
  app.post(base, async (call) => {
    const { world, viewer } = call.var
    const body = await call.req.json<Schemas['NewBulkPreflight']>()
    const earlier = body.preflightId === undefined ? undefined : keptPreflight(call, body.preflightId)
    const postIds = wantedIds(call, body, earlier)
    if (postIds.length > most) throw new Refusal({ ...refusals.tooManyPosts, errors: [tooMany] })
    const readable = postIds.filter((id) => {
      const post = world.data.posts.get(id)
      return post !== undefined && isPublic(post) && mayRead(world.data.communities.get(post.communityId), viewer)
    })
    if (readable.length === 0) throw new Refusal({ ...refusals.selectionEmpty, errors: [noneLeft] })
    const state = beginPreflight(looking(call), readable, body.targetStateId ?? earlier?.targetStateId ?? undefined)
    if (earlier) repeatChoices(looking(call), state, earlier)
    return call.json<Schemas['BulkPreflight']>(preflightView(looking(call), state), 201)
  })

  app.get(`${base}/:preflightId`, (call) =>
    call.json<Schemas['BulkPreflight']>(preflightView(looking(call), preflightOf(call))),
  )

  app.patch(`${base}/:preflightId`, async (call) => {
    const state = preflightOf(call)
    const change = await call.req.json<Schemas['BulkPreflightChange']>()
    const { targetStateId, note } = change
    if (targetStateId !== undefined && !targetIdsOf(looking(call), state).includes(targetStateId))
      throw invalid('/targetStateId', 'unknown', 'is not a status of the workflow', 'target-state-unknown')
    if (note && plainTextOf(note).trim().length > 2000)
      throw invalid('/note', 'max-length', 'must have at most 2000 letters')
    changePreflight(looking(call), state, change)
    return call.json<Schemas['BulkPreflight']>(preflightView(looking(call), state))
  })
}

/** The check that a request names, while it can be used; another person's does not exist for this one. */
export function ownPreflight(call: Call, id: string | undefined): PreflightState {
  const state = keptPreflight(call, id)
  if (call.var.world.clock.now() > state.expiresAt) throw new Refusal(refusals.preflightExpired)
  return state
}

/** The same, also one that has expired. */
function keptPreflight(call: Call, id: string | undefined): PreflightState {
  const { world, viewer } = call.var
  const state = found(world.data.preflights.get(id ?? ''), refusals.preflightNotFound)
  if (state.personId !== viewer.id) throw new Refusal(refusals.preflightNotFound)
  return state
}

/** The posts that are to be checked, in the order in which they come. */
function wantedIds(
  call: Call,
  { postIds, filter, excludedPostIds = [] }: Schemas['NewBulkPreflight'],
  earlier: PreflightState | undefined,
): readonly string[] {
  if (postIds) return postIds
  if (!filter) return earlier?.postIds ?? []
  const { world, viewer } = call.var
  const excluded = new Set(excludedPostIds)
  return postsFiltered(world, viewer, filter).flatMap(({ post }) => (excluded.has(post.id) ? [] : [post.id]))
}

const tooMany = { pointer: '/postIds', code: 'max-items', message: 'must hold at most 500 ids' }
const noneLeft = { pointer: '/postIds', code: 'min-items', message: 'must hold a post that the person may read' }

function preflightOf(call: Call): PreflightState {
  return ownPreflight(call, call.req.param('preflightId'))
}

function looking(call: Call): Looking {
  const { world, viewer } = call.var
  return { world, viewer, language: languageOf(call.req.header('accept-language')) }
}
