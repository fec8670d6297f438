import type { Schemas } from '../schemas.ts'
import { nextId, personalOf, type PostState } from '../state/data.ts'
import type { RelationState } from '../state/relations.ts'
import { instant } from '../state/times.ts'
import { userSummary } from '../views/people.ts'
import { postSummary } from '../views/posts.ts'
import { mayEdit } from '../views/publication.ts'
import { canSee, historyOf, mayRemoveRelation, relationsOf, revisionSummary, revisionView } from '../views/relations.ts'
import type { Call, PortalApp } from './portal-app.ts'
import { readablePost } from './posts.ts'
import { found, Refusal, refusals } from './refusals.ts'
import { makeToken, pageSizeOf, readNumberToken } from './tokens.ts'

const post = '/internal/v2/communication/posts/:postId'

/** Earlier texts of a post, and how it stands to others. */
export function relationsRoutes(app: PortalApp): void {
  app.get(`${post}/revisions`, (call) => {
    const history = historyOf(readablePost(call))
    const { pageSize, pageToken } = call.req.query()
    const newestFirst = history.toReversed()
    const from = pageToken === undefined ? 0 : readNumberToken('revisions', pageToken, 'pageToken')
    const size = pageSizeOf(pageSize)
    return call.json<Schemas['PostRevisionPage']>({
      revisions: newestFirst
        .slice(from, from + size)
        .map((state) => revisionSummary(call.var.world.data, history, state)),
      nextPageToken: from + size < history.length ? makeToken('revisions', from + size) : null,
    })
  })
  app.get(`${post}/revisions/:revision`, (call) => {
    const history = historyOf(readablePost(call))
    const wanted = Number(call.req.param('revision'))
    const state = found(
      history.find(({ revision }) => revision === wanted),
      refusals.revisionNotFound,
    )
    return call.json<Schemas['PostRevision']>(revisionView(call.var.world.data, history, state))
  })

  app.get(`${post}/relations`, (call) => {
    const { world, viewer } = call.var
    const state = readablePost(call)
    const all = relationsOf(world.data, state.id).sort((one, other) => one.relation.at - other.relation.at)
    const open = all.filter(({ other }) => canSee(world.data, other, viewer))
    return call.json<Schemas['RelationList']>({
      relations: open.map(({ relation, other }) => relationView(call, state, relation, other)),
      hiddenCount: all.length - open.length,
    })
  })
  app.post(`${post}/relations`, async (call) => {
    const { world, viewer } = call.var
    const { data } = world
    const state = relatablePost(call)
    const made = personalOf(data, viewer.id).relationsByKey
    const key = call.req.header('idempotency-key') ?? ''
    const before = made.get(key)
    const { kind, postId } = await call.req.json<Schemas['NewRelation']>()
    const other = readablePost(call, postId)
    if (before) return call.json<Schemas['Relation']>(relationView(call, state, before, other), 201)
    if (postId === state.id) throw new Refusal(refusals.relationItself)
    checkNew(call, kind, state.id, postId)
    const relation = { id: nextId(data, 'rel'), kind, fromPostId: state.id, toPostId: postId, by: viewer.id }
    const dated: RelationState = { ...relation, at: world.clock.now() }
    data.relations.set(dated.id, dated)
    if (key !== '') made.set(key, dated)
    return call.json<Schemas['Relation']>(relationView(call, state, dated, other), 201)
  })
  app.delete(`${post}/relations/:relationId`, (call) => {
    const { data } = call.var.world
    const state = readablePost(call)
    const relation = data.relations.get(call.req.param('relationId'))
    const own = relation && [relation.fromPostId, relation.toPostId].includes(state.id) ? relation : undefined
    if (!mayRemoveRelation(data, found(own, refusals.relationNotFound), call.var.viewer))
      throw new Refusal(refusals.relatingForbidden)
    data.relations.delete(own?.id ?? '')
    return call.body(null, 204)
  })
}

function relatablePost(call: Call): PostState {
  const state = readablePost(call)
  if (!mayEdit(call.var.world.data, state, call.var.viewer)) throw new Refusal(refusals.relatingForbidden)
  return state
}

function checkNew(call: Call, kind: RelationState['kind'], from: string, to: string): void {
  const all = [...call.var.world.data.relations.values()]
  const same = all.some(
    (relation) =>
      relation.kind === kind &&
      ((relation.fromPostId === from && relation.toPostId === to) ||
        (kind === 'related' && relation.fromPostId === to && relation.toPostId === from)),
  )
  if (same) throw new Refusal(refusals.relationExists)
  if (kind === 'related') return
  // Whatever the other one replaces or continues, at any distance, must not lead back here.
  const seen = new Set<string>()
  const ahead = [to]
  for (let id = ahead.pop(); id !== undefined; id = ahead.pop()) {
    if (id === from) throw new Refusal(refusals.relationCycle)
    if (seen.has(id)) continue
    seen.add(id)
    for (const relation of all) if (relation.kind === kind && relation.fromPostId === id) ahead.push(relation.toPostId)
  }
}

function relationView(call: Call, state: PostState, relation: RelationState, other: PostState): Schemas['Relation'] {
  const { world, viewer } = call.var
  return {
    id: relation.id,
    kind: relation.kind,
    direction: relation.fromPostId === state.id ? 'outgoing' : 'incoming',
    post: postSummary(world.data, other, viewer, world.clock.now()),
    createdBy: userSummary(world.data, relation.by),
    createdAt: instant(relation.at),
    canRemove: mayRemoveRelation(world.data, relation, viewer),
  }
}
