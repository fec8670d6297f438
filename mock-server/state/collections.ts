import type { Schemas } from '../schemas.ts'

/** Posts that a person keeps together, in their order. */
export type CollectionState = {
  id: string
  ownerId: string
  name: string
  description: string
  /** Who may read it beside its owner. */
  sharedWith: Schemas['Assignee'][]
  postIds: string[]
  /** Counts the changes; the token of the next one is made of it. */
  saves: number
}

/** How many collections a person may have, and how many posts each may hold. */
export const most = { collections: 100, posts: 1_000 }
