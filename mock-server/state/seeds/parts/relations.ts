import { relatePosts } from '../../../actions/relations.ts'
import { writtenRelations } from '../../../content/relations.ts'
import type { PostState, WorldData } from '../../data.ts'
import { hour } from '../../times.ts'

/** Relates posts, which must be there already. */
export function addRelations(data: WorldData): void {
  for (const [from, kind, to] of writtenRelations) {
    const newer = postCalled(data, from)
    const older = postCalled(data, to)
    if (!newer || !older) continue
    const at = newer.createdAt + hour
    relatePosts(data, { kind, fromPostId: newer.id, toPostId: older.id, by: newer.authorId, at })
  }
}

function postCalled(data: WorldData, title: string): PostState | undefined {
  return data.feed.find((post) => post.title.startsWith(title))
}
