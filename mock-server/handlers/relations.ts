import { areRelated, leadsBack, relatePosts } from '../actions/relations.ts'
import type { Schemas } from '../schemas.ts'
import type { PostState } from '../state/data.ts'
import type { RelationState } from '../state/relations.ts'
import { mayRead } from '../views/communities.ts'
import { postSummary } from '../views/posts.ts'
import { mayEdit } from '../views/publication.ts'
import { allRelationsOf, mayRemoveRelation, relationFacts, relationsOf, type SeenRelation } from '../views/relations.ts'
import { fits } from './fits.ts'
import { madeBefore, remember } from './idempotency.ts'
import type { Call, PortalApp } from './portal-app.ts'
import { readablePost } from './posts.ts'
import { allowed, found, invalid, Refusal, refusals } from './refusals.ts'

const base = '/internal/v2/communication/posts/:postId/relations'

/** The most relations of a post, and the most posts that are offered to choose from. */
const most = { relations: 100, candidates: 20 }

/** How posts stand to each other. */
export function relationsRoutes(app: PortalApp): void {
  app.get(base, (call) => call.json<Schemas['RelationList']>(relationList(call, readablePost(call))))

  app.post(base, async (call) => {
    const { world, viewer } = call.var
    const { data } = world
    const state = readablePost(call)
    const { kind, postId } = await call.req.json<Schemas['NewRelation']>()
    const other = readablePost(call, postId)
    allowed(mayEdit(data, state, viewer), refusals.relatingForbidden)
    const made = madeBefore(call, data.relationsByKey)
    if (made) return call.json<Schemas['Relation']>(relationView(call, { relation: made, other }))
    const wanted = { kind, fromPostId: state.id, toPostId: other.id }
    checkNew(call, wanted)
    const relation = relatePosts(data, { ...wanted, by: viewer.id, at: world.clock.now() })
    remember(call, data.relationsByKey, relation)
    return call.json<Schemas['Relation']>(relationView(call, { relation, other }), 201)
  })

  app.delete(`${base}/:relationId`, (call) => {
    const { world, viewer } = call.var
    const id = call.req.param('relationId')
    const { relation } = found(
      relationsOf(world.data, readablePost(call).id, viewer).find((seen) => seen.relation.id === id),
      refusals.relationNotFound,
    )
    allowed(mayRemoveRelation(world.data, relation, viewer), refusals.relatingForbidden)
    world.data.relations.delete(relation.id)
    return call.body(null, 204)
  })

  app.get('/internal/v2/communication/post-candidates', (call) => {
    const { world, viewer } = call.var
    return call.json<Schemas['PostCandidates']>({
      posts: candidates(call).map((post) => postSummary(world.data, post, viewer, world.clock.now())),
    })
  })
}

function relationList(call: Call, { id }: PostState): Schemas['RelationList'] {
  const { world, viewer } = call.var
  const all = relationsOf(world.data, id, viewer)
  const open = all.filter(({ other }) => mayRead(world.data.communities.get(other.communityId), viewer))
  return { relations: open.map((seen) => relationView(call, seen)), hiddenCount: all.length - open.length }
}

function checkNew(call: Call, wanted: Pick<RelationState, 'kind' | 'fromPostId' | 'toPostId'>): void {
  const { data } = call.var.world
  const { fromPostId, toPostId } = wanted
  if (fromPostId === toPostId) throw new Refusal(refusals.relationItself)
  if (areRelated(data, wanted)) throw new Refusal(refusals.relationExists)
  if (leadsBack(data, wanted)) throw new Refusal(refusals.relationCycle)
  if ([fromPostId, toPostId].every((id) => allRelationsOf(data, id).length < most.relations)) return
  throw invalid('/postId', 'max-items', `must come to at most ${most.relations} relations`, 'too-many-relations')
}

/** The post of the number that was typed, then the newest whose titles have the words. */
function candidates(call: Call): PostState[] {
  const { world, viewer } = call.var
  const { search = '', postId } = call.req.query()
  if (postId !== undefined) readablePost(call, postId)
  const typed = search.trim().replace(/^#/, '')
  const readable = world.data.feed.filter(
    ({ id, communityId }) => id !== postId && mayRead(world.data.communities.get(communityId), viewer),
  )
  const numbered = readable.filter(({ number }) => String(number) === typed)
  const named = readable.filter((post) => !numbered.includes(post) && fits(`${post.number} ${post.title}`, typed))
  return [...numbered, ...named].slice(0, most.candidates)
}

function relationView(call: Call, seen: SeenRelation): Schemas['Relation'] {
  const { world, viewer } = call.var
  const post = postSummary(world.data, seen.other, viewer, world.clock.now())
  return { ...relationFacts(world.data, seen, viewer), post }
}
