import type { Schemas } from '../schemas.ts'
import type { PostState, WorldData } from '../state/data.ts'
import type { RevisionState } from '../state/revisions.ts'
import { instant } from '../state/times.ts'
import { userSummary } from './people.ts'
import { isPublic, shownLanguage } from './publication.ts'
import { tablesOf } from './tables.ts'

/** The published texts of a post, oldest first: none of a post that never was out, one of what was never changed. */
export function historyOf(post: PostState): RevisionState[] {
  if (!isPublic(post)) return []
  return post.history ?? [revisionOf(post, { publishedAt: post.createdAt, by: post.authorId, substantive: true })]
}

type Published = Pick<RevisionState, 'publishedAt' | 'by' | 'substantive'> & { note?: string | null | undefined }

/** The text of a post as it is now. */
export function revisionOf(post: PostState, { note = null, ...published }: Published): RevisionState {
  return {
    revision: post.revision ?? 1,
    note,
    ...published,
    title: post.title,
    language: shownLanguage(post),
    content: post.content.delta,
    images: post.images,
    coverImage: post.coverImage,
  }
}

/** A revision as it stands in the history; `before` is the one that it followed. */
export function revisionSummary(
  data: WorldData,
  state: RevisionState,
  before: RevisionState | undefined,
): Schemas['PostRevisionSummary'] {
  const parts = ['title', 'content', 'images', 'coverImage'] as const
  const { revision, publishedAt, by, note, substantive } = state
  return {
    revision,
    publishedAt: instant(publishedAt),
    publishedBy: userSummary(data, by),
    note,
    substantive,
    changed: before ? parts.filter((part) => JSON.stringify(before[part]) !== JSON.stringify(state[part])) : [],
  }
}

/** A revision in full, with the tables that it had then. */
export function revisionView(
  data: WorldData,
  state: RevisionState,
  before: RevisionState | undefined,
): Schemas['PostRevision'] {
  const { title, language, content, images, coverImage } = state
  return {
    ...revisionSummary(data, state, before),
    title,
    language,
    content,
    images,
    ...(coverImage === undefined ? {} : { coverImage }),
    tables: tablesOf(data, content),
  }
}
