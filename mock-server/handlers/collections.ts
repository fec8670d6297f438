import type { Schemas } from '../schemas.ts'
import { most, type CollectionState } from '../state/collections.ts'
import { nextId } from '../state/data.ts'
import { collectionsFor, collectionToken, collectionView, postsIn } from '../views/collections.ts'
import { postSummary } from '../views/posts.ts'
import { asKept, paged } from './lists.ts'
import type { Call, PortalApp } from './portal-app.ts'
import { readablePost } from './posts.ts'
import { allowed, found, Refusal, refusals } from './refusals.ts'

const all = '/internal/v2/communication/collections'
const one = `${all}/:collectionId`

const inItsOrder = asKept(({ id }: { id: string }) => id)

/** Collections of posts: those of the person, and those that others share with them. */
export function collectionsRoutes(app: PortalApp): void {
  app.get(all, (call) => {
    const { world, viewer } = call.var
    const collections = collectionsFor(world.data, viewer)
    return call.json<Schemas['CollectionList']>({
      collections: collections.map((state) => collectionView(world.data, state, viewer)),
    })
  })

  app.post(all, async (call) => {
    const { collectionsByKey } = call.var.world.data
    const key = `${call.var.viewer.id} ${call.req.header('idempotency-key') ?? ''}`
    const made = collectionsByKey.get(key)
    if (made) return answer(call, made, 201)
    const state = makeCollection(call, await call.req.json<Schemas['CollectionFields']>())
    if (call.req.header('idempotency-key') !== undefined) collectionsByKey.set(key, state)
    return answer(call, state, 201)
  })

  app.put(one, async (call) => {
    const state = ownCollection(call)
    const { occToken, ...fields } = await call.req.json<Schemas['CollectionChange']>()
    checkToken(call, state, occToken)
    checkName(call, fields.name, state)
    return answer(call, changed(state, written(fields)))
  })

  app.delete(one, (call) => {
    call.var.world.data.collections.delete(ownCollection(call).id)
    return call.body(null, 204)
  })

  app.get(`${one}/posts`, (call) => {
    const { world, viewer } = call.var
    const state = readableCollection(call)
    const posts = postsIn(world.data, state, viewer)
    const { page, nextPageToken } = paged(call, posts, { list: 'collection-posts', order: inItsOrder })
    return call.json<Schemas['CollectionPostPage']>({
      collection: collectionView(world.data, state, viewer),
      posts: page.map((post) => postSummary(world.data, post, viewer, world.clock.now())),
      nextPageToken,
    })
  })

  app.put(`${one}/order`, async (call) => {
    const state = ownCollection(call)
    const { postId, afterPostId, occToken } = await call.req.json<Schemas['CollectionMove']>()
    checkToken(call, state, occToken)
    const rest = state.postIds.filter((id) => id !== postId)
    const before = afterPostId === null ? -1 : rest.indexOf(afterPostId)
    const known = rest.length < state.postIds.length && (afterPostId === null || before >= 0)
    allowed(known, refusals.postNotFound)
    return answer(call, changed(state, { postIds: rest.toSpliced(before + 1, 0, postId) }))
  })

  app.put(`${one}/posts/:postId`, (call) => {
    const { state, postId } = ownCollectionAndPost(call)
    const { postIds } = state
    if (postIds.includes(postId)) return answer(call, state)
    allowed(postIds.length < most.posts, refusals.collectionFull)
    return answer(call, changed(state, { postIds: [...postIds, postId] }))
  })

  app.delete(`${one}/posts/:postId`, (call) => {
    const { state, postId } = ownCollectionAndPost(call)
    if (!state.postIds.includes(postId)) return answer(call, state)
    return answer(call, changed(state, { postIds: state.postIds.filter((id) => id !== postId) }))
  })
}

function makeCollection(call: Call, fields: Schemas['CollectionFields']): CollectionState {
  const { world, viewer } = call.var
  checkName(call, fields.name)
  allowed(ownCollections(call).length < most.collections, refusals.collectionsFull)
  const id = nextId(world.data, 'collection')
  const state = { id, ownerId: viewer.id, ...written(fields), postIds: [], saves: 1 }
  world.data.collections.set(id, state)
  return state
}

/** What is kept of what a person says; what is absent is empty. */
function written({ name, description = '', sharedWith = [] }: Schemas['CollectionFields']) {
  return { name: name.trim(), description, sharedWith }
}

function readableCollection(call: Call): CollectionState {
  const id = call.req.param('collectionId')
  const readable = collectionsFor(call.var.world.data, call.var.viewer)
  return found(
    readable.find((state) => state.id === id),
    refusals.collectionNotFound,
  )
}

function ownCollection(call: Call, state = readableCollection(call)): CollectionState {
  allowed(state.ownerId === call.var.viewer.id, refusals.collectionForbidden)
  return state
}

/** Whether both are there is said before whether the person may. */
function ownCollectionAndPost(call: Call): { state: CollectionState; postId: string } {
  const state = readableCollection(call)
  const { id: postId } = readablePost(call)
  return { state: ownCollection(call, state), postId }
}

function ownCollections(call: Call): CollectionState[] {
  return [...call.var.world.data.collections.values()].filter(({ ownerId }) => ownerId === call.var.viewer.id)
}

function checkName(call: Call, name: string, own?: CollectionState): void {
  const wanted = name.trim().toLowerCase()
  const isTaken = ownCollections(call).some((other) => other !== own && other.name.toLowerCase() === wanted)
  allowed(!isTaken, refusals.collectionNameTaken)
}

function checkToken(call: Call, state: CollectionState, token: string): void {
  if (token === collectionToken(state)) return
  const current = collectionView(call.var.world.data, state, call.var.viewer)
  throw new Refusal({ ...refusals.occConflict, title: 'The collection has changed in the meantime', current })
}

function changed(state: CollectionState, change: Partial<CollectionState>): CollectionState {
  return Object.assign(state, change, { saves: state.saves + 1 })
}

function answer(call: Call, state: CollectionState, status: 200 | 201 = 200) {
  return call.json<Schemas['Collection']>(collectionView(call.var.world.data, state, call.var.viewer), status)
}
