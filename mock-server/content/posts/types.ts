import type { Scene } from '../../pictures/scenes.ts'
import type { Schemas } from '../../schemas.ts'
import type { Language } from '../people/index.ts'

/** A comment as its author wrote it, in the small markup of `delta.ts`. */
export type WrittenComment = {
  by: string
  text: string
  replies?: WrittenComment[]
  /** People who like it, in order of the list of people; 0 without. */
  likes?: number
  /** Only where a picture of the design fixes the moment; the others are spread over the days after the post. */
  minutesAgo?: number
  /** Minutes until the author had second thoughts; without, the comment is as it was written. */
  editedAfter?: number
}

/** A file that hangs at a post. Its bytes are made from its name and size when somebody asks for them. */
export type WrittenFile = {
  name: string
  sizeBytes: number
  version?: number
  /** What is new in its newest version. */
  note?: string
  by?: string
  minutesAgo?: number
}

export type StateName = 'draft' | 'in-review' | 'approved' | 'published' | 'sent-back' | 'pilot'

/** Something that takes place so many working days from now. */
export type WrittenEvent = { inDays: number; place: string } & (
  | { allDay: true }
  | {
      /** Times of day as the clocks at the place show them. */
      from: string
      to: string
      /** IANA name; null where the author wrote the time down without a zone, so that nobody may shift it. */
      timeZone: string | null
    }
)

/** A post as its author wrote it; where it stands in the feed is decided by `timeline.ts`. */
export type WrittenPost = {
  language: Language
  title: string
  by: string
  community: string
  body: string
  /** Only where the teaser in the feed is not the beginning of the text. */
  excerpt?: string
  state?: StateName
  /** The feed names none of its files. */
  fileUnnamed?: boolean
  pictures?: { scene: Scene; alternativeText: string }[]
  /** The first picture stands above the title, cut around this point. */
  cover?: Schemas['FocalPoint']
  files?: WrittenFile[]
  comments?: WrittenComment[]
  likes?: number
  event?: WrittenEvent
}

/** Shorter to write than an object, and a thread of answers still looks like a thread. */
export function says(by: string, text: string, replies: WrittenComment[] = []): WrittenComment {
  return replies.length > 0 ? { by, text, replies } : { by, text }
}
