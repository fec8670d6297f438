import { armSchedule, excerptOf } from '../../../actions/publishing.ts'
import { writtenDrafts, type WrittenDraft } from '../../../content/drafts.ts'
import { fromDelta, fromMarkup } from '../../../content/rich-text.ts'
import type { PostState, WorldData } from '../../data.ts'
import { keepDraft, type DraftFields } from '../../drafts.ts'
import { dateOf, hour, minute, workingDay } from '../../times.ts'
import type { World } from '../../world.ts'
import { inZone, momentOf } from '../../zoned.ts'

/** Puts what is half written into the world; published posts must be there already. */
export function addDrafts(data: WorldData, now: number): void {
  for (const written of writtenDrafts) addDraft(data, now, written)
}

/** Drafts of one person until there are `total`, for a list that must hold many. */
export function crowdDrafts(data: WorldData, now: number, total: number): void {
  const [model] = writtenDrafts
  if (!model) return
  for (let index = data.drafts.size; index < total; index += 1) {
    const title = `${model.title} (${index})`
    addDraft(data, now, { ...model, title, number: 9000 + index, minutesAgo: 6 * index * 60 })
  }
}

/** Sets the timers of the posts that wait for their time from the beginning. */
export function armSchedules(world: World, data: WorldData): void {
  for (const { postId } of data.drafts.values()) {
    const post = data.posts.get(postId)
    if (post?.scheduled) armSchedule(world, post)
  }
}

function addDraft(data: WorldData, now: number, written: WrittenDraft): void {
  const { by, community, language, title, body, minutesAgo, changes } = written
  const content = fromMarkup(body.trim(), community).delta
  const changed = changes === undefined ? undefined : data.feed.find((post) => post.title.startsWith(changes))
  if (changes !== undefined && !changed) return
  const fields: DraftFields = {
    title,
    content,
    communityId: community,
    language: language === 'pt' ? 'pt-BR' : language,
    baseRevision: changed ? 1 : null,
  }
  const updatedAt = now - minutesAgo * minute
  const post = changed ?? unpublishedPost(data, { written, fields, updatedAt, now })
  const saves = 3
  keepDraft(data, { postId: post.id, personId: by, mode: changed ? 'edit' : 'create', fields, updatedAt, saves })
  if (post.publication?.state === 'scheduled') {
    post.scheduled = { by, saves, fields: structuredClone(fields), attempt: 1 }
  }
}

type Begun = { written: WrittenDraft; fields: DraftFields; updatedAt: number; now: number }

function unpublishedPost(data: WorldData, { written, fields, updatedAt, now }: Begun): PostState {
  const number = written.number ?? 0
  const content = fromDelta(fields.content)
  const post: PostState = {
    id: `p-${number}`,
    number,
    order: 0,
    title: written.title,
    excerpt: excerptOf(content.plain),
    content,
    authorId: written.by,
    communityId: written.community,
    language: written.language,
    createdAt: updatedAt,
    editedAt: null,
    workflowState: null,
    hashtagIds: [],
    images: [],
    coverImageUrl: null,
    mainAttachmentId: null,
    archived: false,
    likedBy: new Set(),
    comments: [],
    attachments: [],
    saves: 0,
    publication: publicationOf(written, now),
  }
  data.posts.set(post.id, post)
  return post
}

function publicationOf({ schedule }: WrittenDraft, now: number): NonNullable<PostState['publication']> {
  if (!schedule) return { state: 'draft' }
  const due = momentOf(`${dateOf(workingDay(now, -schedule.inDays))}T${schedule.at}`, schedule.timeZone)
  const failed = schedule.inDays < 0
  return {
    state: 'scheduled',
    publishAt: inZone(due, schedule.timeZone),
    ...(failed ? { failure: { code: 'posting-forbidden', at: new Date(due + hour / 3600).toISOString() } } : {}),
  }
}
