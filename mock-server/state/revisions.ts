import type { Schemas } from '../schemas.ts'

/** A text of a post as it was published once; its tables are named by ids and never change. */
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
  /** Undefined where only its address was known. */
  coverImage: Schemas['PostImage'] | null | undefined
}
