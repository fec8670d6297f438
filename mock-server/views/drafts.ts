import { mentionsIn, plainTextOf } from '../content/rich-text.ts'
import type { Schemas } from '../schemas.ts'
import type { PostState, WorldData } from '../state/data.ts'
import { draftsOfPerson, type DraftFields, type DraftState } from '../state/drafts.ts'
import { instant } from '../state/times.ts'
import { occTokenOf } from './attachments.ts'
import { communitySummary, mayRead } from './communities.ts'
import { userSummary } from './people.ts'
import { publicationOf } from './publication.ts'
import { tablesOf } from './tables.ts'

/** The longest title and text that can be published, in characters. */
export const longest = { title: 200, text: 100_000 }

/** How many pictures, its cover included, and tables a post can have. */
export const most = { images: 30, tables: 20 }

/** The token that the next save of a draft must name. */
export function draftTokenOf(number: number, { saves }: DraftState): string {
  return `draft-${number}-${saves}`
}

/** How a draft stands on the server. */
export function draftSaved(data: WorldData, post: PostState, draft: DraftState): Schemas['DraftSaved'] {
  return {
    occToken: draftTokenOf(post.number, draft),
    updatedAt: instant(draft.updatedAt),
    problems: draftProblems(data, post, draft.fields),
  }
}

/** A draft with all that is in it. */
export function draftView(data: WorldData, post: PostState, draft: DraftState): Schemas['Draft'] {
  const media = { images: imagesOf(post), tables: tablesOf(data, draft.fields.content) }
  return { ...draft.fields, ...draftSaved(data, post, draft), postId: post.id, mode: draft.mode, ...media }
}

/** A draft as it stands in a list. */
export function draftSummary(data: WorldData, post: PostState, draft: DraftState): Schemas['DraftSummary'] {
  const { fields, mode } = draft
  const publication = publicationOf(post)
  return {
    ...draftSaved(data, post, draft),
    id: post.id,
    number: post.number,
    state: publication.state === 'scheduled' ? 'scheduled' : publication.state === 'draft' ? 'draft' : 'edit',
    mode,
    title: fields.title,
    excerpt: plainTextOf(fields.content).replaceAll(/\s+/g, ' ').slice(0, 230),
    community: communitySummary(data, fields.communityId),
    language: fields.language,
    publication,
    postOccToken: occTokenOf(post),
  }
}

/** How many drafts a person has, by state. */
export function draftCounts(data: WorldData, personId: string): Schemas['DraftCounts'] {
  const counts = { draft: 0, edit: 0, scheduled: 0, failed: 0 }
  for (const { postId } of draftsOfPerson(data, personId)) {
    const post = data.posts.get(postId)
    if (!post) continue
    const { state, failure } = publicationOf(post)
    counts[state === 'scheduled' ? 'scheduled' : state === 'draft' ? 'draft' : 'edit'] += 1
    if (failure) counts.failed += 1
  }
  return counts
}

/** What a person should look at before a draft is published. */
export function draftProblems(data: WorldData, post: PostState, fields: DraftFields): Schemas['DraftProblem'][] {
  const problems: Schemas['DraftProblem'][] = []
  const title = fields.title.trim()
  if (title === '') problems.push({ pointer: '/title', code: 'title-missing', severity: 'error' })
  if (title.length > longest.title) problems.push({ pointer: '/title', code: 'title-too-long', severity: 'error' })
  const text = plainTextOf(fields.content)
  const embeds = fields.content.ops.some(({ insert }) => typeof insert === 'object')
  if (text === '' && !embeds) problems.push({ pointer: '/content', code: 'content-missing', severity: 'error' })
  if (text.length > longest.text) problems.push({ pointer: '/content', code: 'content-too-long', severity: 'error' })
  const named = new Set([...(fields.imageIds ?? []), ...(fields.coverImageId ? [fields.coverImageId] : [])])
  if (named.size > most.images) problems.push({ pointer: '/content', code: 'too-many-images', severity: 'error' })
  if (tablesOf(data, fields.content).length > most.tables)
    problems.push({ pointer: '/content', code: 'too-many-tables', severity: 'error' })
  const undescribed = imagesOf(post).filter(({ alternativeText, decorative }) => alternativeText === '' && !decorative)
  for (const [index, id] of (fields.imageIds ?? []).entries()) {
    if (!undescribed.some((image) => image.id === id)) continue
    problems.push({ pointer: `/imageIds/${index}`, code: 'image-without-description', severity: 'warning' })
  }
  if (undescribed.some(({ id }) => id === fields.coverImageId))
    problems.push({ pointer: '/coverImageId', code: 'image-without-description', severity: 'warning' })
  const community = data.communities.get(fields.communityId)
  for (const id of mentionsIn(fields.content)) {
    const person = data.people.get(id)
    if (!person || mayRead(community, person)) continue
    const subject = { type: 'user' as const, user: userSummary(data, id) }
    problems.push({ pointer: '/content', code: 'cannot-read', severity: 'warning', subject })
  }
  return problems
}

/**
 * Pictures of a post as its drafts know them: those of earlier texts and of readers, with newer words where there are,
 * and new ones.
 */
export function imagesOf({ images, coverImage, sentImages = [], history = [] }: PostState): Schemas['PostImage'][] {
  const earlier = history.flatMap((revision) => [...revision.images, revision.coverImage ?? []].flat())
  const all = [...earlier, ...(coverImage ? [coverImage] : []), ...images, ...sentImages]
  return [...new Map(all.map((image) => [image.id, image])).values()]
}
