import type { Schemas } from '../schemas.ts'

/** One post that replaces, continues or belongs to another. */
export type RelationState = {
  id: string
  kind: 'related' | 'continues' | 'replaces' | 'copied-from'
  /** The post that replaces or continues, or that was copied. */
  fromPostId: string
  toPostId: string
  by: string
  at: number
}

/** A text of a post as it was published once. */
export type RevisionState = {
  revision: number
  publishedAt: number
  by: string
  note: string | null
  substantive: boolean
  title: string
  language: string
  content: Schemas['Delta']
  images: Schemas['PostImage'][]
  event: Schemas['PostEvent'] | null
}

/** Posts that a person keeps together, in their order. */
export type CollectionState = {
  id: string
  name: string
  postIds: string[]
  description?: string
  sharedWith?: Schemas['Assignee'][]
  /** Counts the changes; the token for the next one is made of it. */
  saves?: number
}
