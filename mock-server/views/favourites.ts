import type { Person } from '../content/people/index.ts'
import type { Schemas } from '../schemas.ts'
import { personalOf, type PostState, type WorldData } from '../state/data.ts'
import { instant } from '../state/times.ts'
import { mayRead } from './communities.ts'
import { postSummary } from './posts.ts'

/** A post that a person keeps; without it where it is gone, or closed to them now. */
export type Kept = { id: string; savedAt: number; post: PostState | undefined }

/** All that a person keeps. */
export function favouritesOf(data: WorldData, viewer: Person): Kept[] {
  return [...personalOf(data, viewer.id).bookmarkedPostIds].map(([id, savedAt]) => {
    const post = data.posts.get(id)
    return { id, savedAt, post: post && mayRead(data.communities.get(post.communityId), viewer) ? post : undefined }
  })
}

/** One of them as its person sees it. */
export function favouriteView(data: WorldData, { id, savedAt, post }: Kept, viewer: Person, now: number) {
  return {
    id,
    post: post ? postSummary(data, post, viewer, now) : null,
    savedAt: instant(savedAt),
    gone: post === undefined,
  } satisfies Schemas['Favourite']
}
