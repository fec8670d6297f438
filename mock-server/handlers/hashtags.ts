import type { Schemas } from '../schemas.ts'
import { personalOf } from '../state/data.ts'
import { mayRead } from '../views/communities.ts'
import type { Call, PortalApp } from './portal-app.ts'
import { allowed, found, Refusal, refusals } from './refusals.ts'

/** Hashtags, and following them. */
export function hashtagsRoutes(app: PortalApp): void {
  app.get('/internal/v2/communication/posts/data/hashtags/:id/instances-count', (call) => {
    const { hashtag, community } = hashtagOf(call, call.req.param('id'))
    const { followedHashtagIds } = personalOf(call.var.world.data, call.var.viewer.id)
    return call.json<Schemas['Hashtag']>({
      id: hashtag.id,
      name: hashtag.name,
      communityId: hashtag.communityId,
      followedByMe: followedHashtagIds.has(hashtag.id),
      deleted: hashtag.deleted ?? false,
      count: hashtag.count,
      communityHashtagsDisabled: community.hashtagsDisabled ?? false,
    })
  })

  app.put('/internal/v2/communication/hashtags/:hashtagId/follow', (call) => {
    const { hashtag, community } = hashtagOf(call, call.req.param('hashtagId'))
    if (hashtag.deleted) throw new Refusal(refusals.hashtagDeleted)
    if (community.hashtagsDisabled) throw new Refusal(refusals.hashtagsDisabled)
    personalOf(call.var.world.data, call.var.viewer.id).followedHashtagIds.add(hashtag.id)
    return call.json<Schemas['HashtagFollow']>({ followedByMe: true })
  })

  app.delete('/internal/v2/communication/hashtags/:hashtagId/follow', (call) => {
    const { hashtag } = hashtagOf(call, call.req.param('hashtagId'))
    personalOf(call.var.world.data, call.var.viewer.id).followedHashtagIds.delete(hashtag.id)
    return call.json<Schemas['HashtagFollow']>({ followedByMe: false })
  })
}

function hashtagOf(call: Call, id: string) {
  const { world, viewer } = call.var
  const hashtag = found(world.data.hashtags.get(id), refusals.hashtagNotFound)
  const community = found(world.data.communities.get(hashtag.communityId), refusals.hashtagNotFound)
  allowed(mayRead(community, viewer), refusals.communityForbidden)
  return { hashtag, community }
}
