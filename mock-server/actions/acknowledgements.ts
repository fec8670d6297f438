import type { Schemas } from '../schemas.ts'
import type { PostState } from '../state/data.ts'

/** Asks the readers of a post to confirm something, changes what they are asked, or asks nothing any more. */
export function askToAcknowledge(post: PostState, asked: Schemas['AcknowledgementRequest'] | null): void {
  const { acknowledgement: before, ...others } = post.facets ?? {}
  post.facets = others
  if (!asked) return
  const { statement, dueDate = null, subjects = null } = asked
  const kept = before ?? { revision: post.revision ?? 1, given: new Map(), reminded: new Map() }
  post.facets = { ...others, acknowledgement: { ...kept, statement, dueDate, subjects } }
}
