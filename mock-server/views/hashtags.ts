import type { CommentState, HashtagState, WorldData } from '../state/data.ts'

/** How often a hashtag is used: by posts, and by comments that name it, each once. */
export function usesOf(data: WorldData, hashtag: HashtagState): number {
  const posts = data.feed.filter(({ communityId }) => communityId === hashtag.communityId)
  const naming = posts.flatMap(({ comments }) => comments).filter((comment) => isNamedBy(comment, hashtag))
  return hashtag.count + naming.length
}

function isNamedBy({ deleted, content }: CommentState, { id, name }: HashtagState): boolean {
  if (deleted) return false
  const isIt = (word: string) => word.toLowerCase() === `#${name.toLowerCase()}`
  return content.delta.ops.some(({ insert }) =>
    typeof insert === 'string' ? (insert.match(/#[\p{L}\p{N}_]+/gu) ?? []).some(isIt) : insert.hashtag?.id === id,
  )
}
