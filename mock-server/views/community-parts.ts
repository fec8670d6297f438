import type { Person } from '../content/people/index.ts'
import type { Schemas } from '../schemas.ts'
import type { CommunityState } from '../state/communities.ts'
import { type HashtagState, personalOf, type PostState, type WorldData } from '../state/data.ts'
import { instant } from '../state/times.ts'
import { attachmentSummary } from './attachments.ts'
import { mayRead } from './communities.ts'
import { momentsOf } from './invitations.ts'
import { userSummary } from './people.ts'
import { postRef } from './workflow-posts.ts'

/** A post with its event, and when that begins. */
export type EventAhead = { post: PostState; start: number }

/** The events that a person can read of, and that are not over. */
export function eventsAhead(data: WorldData, viewer: Person, now: number): EventAhead[] {
  return data.feed.flatMap((post) => {
    const { event, archived, communityId } = post
    if (!event || event.cancelled || archived || !mayRead(data.communities.get(communityId), viewer)) return []
    const { start, end } = momentsOf(event)
    return end > now ? { post, start } : []
  })
}

/** The hashtags of a community; none where it has switched them off. */
export function hashtagsOf(data: WorldData, { id, hashtagsDisabled }: CommunityState): HashtagState[] {
  if (hashtagsDisabled) return []
  return [...data.hashtags.values()].filter(({ communityId, deleted }) => communityId === id && !deleted)
}

/** When a hashtag was last used; 0 for never. */
export function lastUseOf(data: WorldData, { id }: HashtagState): number {
  return data.feed.find(({ hashtagIds }) => hashtagIds.includes(id))?.createdAt ?? 0
}

/** A hashtag in the list of its community. */
export function communityHashtag(data: WorldData, tag: HashtagState, viewer: Person): Schemas['CommunityHashtag'] {
  const { id, name, count } = tag
  const lastUse = lastUseOf(data, tag)
  return {
    id,
    name,
    count,
    lastUsedAt: lastUse === 0 ? null : instant(lastUse),
    followedByMe: personalOf(data, viewer.id).followedHashtagIds.has(id),
  }
}

/** The pictures and files of the posts of a community that stand in its lists. */
export function filesOf(data: WorldData, { id }: CommunityState): Schemas['CommunityFile'][] {
  const posts = data.feed.filter(({ communityId, archived }) => communityId === id && !archived)
  return posts.flatMap((post) => [
    ...post.images.map((picture) => ({
      id: picture.id,
      kind: 'media' as const,
      post: postRef(data, post),
      addedAt: instant(post.createdAt),
      addedBy: userSummary(data, post.authorId),
      picture,
      attachment: null,
    })),
    ...post.attachments.map((state) => {
      const attachment = attachmentSummary(data, state)
      const { mimeType, addedAt, addedBy } = attachment
      const kind = /^(image|video)\//.test(mimeType) ? ('media' as const) : ('document' as const)
      return { id: state.id, kind, post: postRef(data, post), addedAt, addedBy, picture: null, attachment }
    }),
  ])
}
