import type { Schemas } from '../schemas.ts'
import { nextId, personalOf } from '../state/data.ts'
import type { CollectionState } from '../state/relations.ts'
import { collectionsFor, collectionToken, collectionView, type OwnedCollection } from '../views/collections.ts'
import { postSummary } from '../views/posts.ts'
import { canSee } from '../views/relations.ts'
import type { Call, PortalApp } from './portal-app.ts'
import { readablePost } from './posts.ts'
import { found, Refusal, refusals } from './refusals.ts'
import { makeToken, pageSizeOf, readNumberToken } from './tokens.ts'

const all = '/internal/v2/communication/collections'
const one = `${all}/:collectionId`

/** So many posts fit into a collection. */
const mostPosts = 1_000

/** Collections of posts: those of the person, and those that others share with them. */
export function collectionsRoutes(app: PortalApp): void {
  app.get(all, (call) => {
    const { world, viewer } = call.var
    const collections = collectionsFor(world.data, viewer)
    return call.json<Schemas['CollectionList']>({
      collections: collections.map((owned) => collectionView(world.data, owned, viewer)),
    })
  })
  app.post(all, async (call) => {
    const { world, viewer } = call.var
    const { collections, collectionsByKey } = personalOf(world.data, viewer.id)
    const key = call.req.header('idempotency-key') ?? ''
    const { name, description = '', sharedWith = [] } = await call.req.json<Schemas['CollectionFields']>()
    let state = collectionsByKey.get(key)
    if (!state) {
      checkName(call, name)
      const id = `collection-${nextId(world.data, 'collection').split('-').at(-1)}`
      state = { id, name: name.trim(), description, sharedWith, postIds: [], saves: 1 }
      collections.push(state)
      if (key !== '') collectionsByKey.set(key, state)
    }
    return answer(call, { state, ownerId: viewer.id }, 201)
  })
  app.put(one, async (call) => {
    const owned = ownCollection(call)
    const { name, description, sharedWith, occToken } = await call.req.json<Schemas['CollectionChange']>()
    checkToken(call, owned, occToken)
    checkName(call, name, owned.state)
    Object.assign(owned.state, { name: name.trim(), ...(description === undefined ? {} : { description }) })
    if (sharedWith) owned.state.sharedWith = sharedWith
    changed(owned.state)
    return answer(call, owned)
  })
  app.delete(one, (call) => {
    const { state } = ownCollection(call)
    const personal = personalOf(call.var.world.data, call.var.viewer.id)
    personal.collections = personal.collections.filter((other) => other !== state)
    return call.body(null, 204)
  })
  app.get(`${one}/posts`, (call) => {
    const { world, viewer } = call.var
    const owned = readableCollection(call)
    const { pageSize, pageToken } = call.req.query()
    const posts = owned.state.postIds.flatMap((id) => {
      const post = world.data.posts.get(id)
      return post && canSee(world.data, post, viewer) ? [post] : []
    })
    const from = pageToken === undefined ? 0 : readNumberToken('collection', pageToken, 'pageToken')
    const size = pageSizeOf(pageSize)
    return call.json<Schemas['CollectionPostPage']>({
      collection: collectionView(world.data, owned, viewer),
      posts: posts.slice(from, from + size).map((post) => postSummary(world.data, post, viewer, world.clock.now())),
      nextPageToken: from + size < posts.length ? makeToken('collection', from + size) : null,
    })
  })
  app.put(`${one}/order`, async (call) => {
    const owned = ownCollection(call)
    const { postId, afterPostId, occToken } = await call.req.json<Schemas['CollectionMove']>()
    checkToken(call, owned, occToken)
    const { state } = owned
    const known = (id: string) => state.postIds.includes(id)
    if (!known(postId) || (afterPostId !== null && !known(afterPostId))) throw new Refusal(refusals.postNotFound)
    const rest = state.postIds.filter((id) => id !== postId)
    rest.splice(afterPostId === null ? 0 : rest.indexOf(afterPostId) + 1, 0, postId)
    state.postIds = rest
    changed(state)
    return answer(call, owned)
  })
  app.put(`${one}/posts/:postId`, (call) => {
    const owned = ownCollection(call)
    const { id } = readablePost(call)
    const { state } = owned
    if (state.postIds.includes(id)) return answer(call, owned)
    if (state.postIds.length >= mostPosts) throw new Refusal(refusals.collectionFull)
    state.postIds = [...state.postIds, id]
    changed(state)
    return answer(call, owned)
  })
  app.delete(`${one}/posts/:postId`, (call) => {
    const owned = ownCollection(call)
    const { id } = readablePost(call)
    if (owned.state.postIds.includes(id)) {
      owned.state.postIds = owned.state.postIds.filter((other) => other !== id)
      changed(owned.state)
    }
    return answer(call, owned)
  })
}

function readableCollection(call: Call): OwnedCollection {
  const id = call.req.param('collectionId')
  const { world, viewer } = call.var
  return found(
    collectionsFor(world.data, viewer).find(({ state }) => state.id === id),
    refusals.collectionNotFound,
  )
}

function ownCollection(call: Call): OwnedCollection {
  const owned = readableCollection(call)
  if (owned.ownerId !== call.var.viewer.id) throw new Refusal(refusals.collectionForbidden)
  return owned
}

function checkName(call: Call, name: string, own?: CollectionState): void {
  const { collections } = personalOf(call.var.world.data, call.var.viewer.id)
  const wanted = name.trim().toLowerCase()
  if (collections.some((other) => other !== own && other.name.toLowerCase() === wanted))
    throw new Refusal(refusals.collectionNameTaken)
}

function checkToken(call: Call, owned: OwnedCollection, token: string): void {
  if (token === collectionToken(owned.state)) return
  const current = collectionView(call.var.world.data, owned, call.var.viewer)
  throw new Refusal({ ...refusals.occConflict, title: 'The collection has changed in the meantime', current })
}

function changed(state: CollectionState): void {
  state.saves = (state.saves ?? 1) + 1
}

function answer(call: Call, owned: OwnedCollection, status: 200 | 201 = 200) {
  return call.json<Schemas['Collection']>(collectionView(call.var.world.data, owned, call.var.viewer), status)
}
