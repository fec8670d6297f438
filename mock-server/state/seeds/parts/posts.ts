import { restPosts } from '../../../actions/communities.ts'
import { isUnpublished } from '../../../actions/publishing.ts'
import { fromMarkup, hashtagsInMarkup } from '../../../content/rich-text.ts'
import { people } from '../../../content/people/index.ts'
import { openQuestions } from '../../../content/posts/questions.ts'
import { writtenPosts, type WrittenEvent, type WrittenFile, type WrittenPost } from '../../../content/posts/index.ts'
import { oldPressHall, oldPressHallArchived, putAwayPosts } from '../../../content/put-away.ts'
import { postStates } from '../../../content/workflow-states.ts'
import { mediaTypeOf } from '../../../files/made-file.ts'
import { sceneSize } from '../../../pictures/scenes.ts'
import type { Schemas } from '../../../schemas.ts'
import { newCommunity } from '../../communities.ts'
import { nextId, type AttachmentState, type PostState, type WorldData } from '../../data.ts'
import { dateOf, day, hour, minute, numberOf, workingDay, workingMoment } from '../../times.ts'
import { inZone, momentOf } from '../../zoned.ts'
import { addComments } from './comments.ts'

/** Posts older than this many places have moved to the archive. */
const archiveFrom = 140

/** Puts everything that Meridiana has written into the world, with what people said and liked. */
export function addPosts(data: WorldData, now: number): void {
  for (const [index, written] of writtenPosts.entries()) {
    const number = index < 2 ? [1042, 1039][index] : 1038 - index - Math.floor(index / 6)
    addPost(data, now, {
      written,
      number: number ?? 1,
      createdAt: whenWritten(index, written, now),
      archived: index >= archiveFrom,
    })
  }
  for (const { number, daysAgo, written } of openQuestions)
    addPost(data, now, { written, number, createdAt: now - daysAgo * day - hour, archived: false })
  arrange(data)
}

/**
 * Puts posts from before into the archive until there are `total`, for lists that must hold many. They came over from
 * the portal before this one and carry its numbers, which are higher.
 */
export function addOldPosts(data: WorldData, now: number, total: number): void {
  const recurring = writtenPosts.slice(70)
  const missing = total - data.feed.length
  for (let index = 0; index < missing; index += 1) {
    const written = recurring[index % recurring.length]
    if (!written) return
    const year = 1 + Math.floor(index / recurring.length)
    const copy: WrittenPost = {
      ...written,
      title: `${written.title} (${new Date(now - year * 365 * day).getUTCFullYear()})`,
    }
    const createdAt = now - 100 * day - index * 6 * hour
    addPost(data, now, { written: copy, number: 5000 + index, createdAt, archived: index > total * 0.6, quiet: true })
  }
  arrange(data)
}

/** Puts so many posts that wait for a decision into communities whose editors have to decide. */
export function addPostsInReview(data: WorldData, now: number, count: number): PostState[] {
  const recurring = writtenPosts.slice(70).filter(({ event, by }) => !event && by !== 'giulia-riva')
  const ids = recurring.slice(0, count).map((written, index) => {
    const community = index % 3 === 2 ? 'learning-corner' : 'quality-and-safety'
    const createdAt = now - 2 * day - index * 5 * hour
    const copy: WrittenPost = { ...written, community, state: 'in-review' }
    addPost(data, now, { written: copy, number: 2200 + index, createdAt, archived: false, quiet: true })
    return `p-${2200 + index}`
  })
  arrange(data)
  return ids.flatMap((id) => data.posts.get(id) ?? [])
}

/** A community in the archive, with what was written there. */
export function addPutAway(data: WorldData, now: number): void {
  const community = newCommunity(oldPressHall)
  const { daysAgo, by, note } = oldPressHallArchived
  const at = now - daysAgo * day
  community.archived = { at, by, note }
  data.communities.set(community.id, community)
  for (const { post: written, number, daysAgo: age } of putAwayPosts)
    addPost(data, now, { written, number, createdAt: now - age * day, archived: false, quiet: true })
  arrange(data)
  restPosts(data, community, at)
}

type Placed = { written: WrittenPost; number: number; createdAt: number; archived: boolean; quiet?: boolean }

function addPost(data: WorldData, now: number, { written, number, createdAt, archived, quiet = false }: Placed): void {
  const id = `p-${number}`
  const content = fromMarkup(written.body, written.community)
  const images = imagesOf(written, id)
  const attachments = (written.files ?? []).map((file) =>
    attachmentOf(data, file, { id, createdAt, authorId: written.by, now }),
  )
  const post: PostState = {
    id,
    number,
    order: 0,
    title: written.title,
    excerpt: written.excerpt ?? excerptOf(written),
    content,
    authorId: written.by,
    communityId: written.community,
    language: written.language,
    createdAt,
    editedAt: number === 1042 ? now - 14 * minute : numberOf(id) % 5 === 0 ? createdAt + 50 * minute : null,
    workflowState: written.state ? postStates[written.state] : null,
    hashtagIds: hashtagsOf(written),
    images,
    coverImageUrl: images[0]?.url ?? null,
    ...(written.cover && images[0] ? { coverImage: images[0] } : {}),
    mainAttachmentId: written.fileUnnamed ? null : (attachments[0]?.id ?? null),
    ...(written.event ? { event: eventOf(written.event, now) } : {}),
    archived,
    likedBy: likersOf(written, id),
    comments: [],
    attachments,
    saves: 1,
  }
  data.posts.set(id, post)
  for (const attachment of post.attachments) data.attachments.set(attachment.id, attachment)
  for (const hashtagId of post.hashtagIds) {
    const hashtag = data.hashtags.get(hashtagId)
    if (hashtag) hashtag.count += 1
  }
  addComments(data, post, written, now, quiet)
}

/** Sorts the feed and numbers the places in it. */
function arrange(data: WorldData): void {
  data.feed = [...data.posts.values()]
    .filter((post) => !isUnpublished(post))
    .sort((one, other) => other.createdAt - one.createdAt)
  data.feed.forEach((post, index) => {
    post.order = data.feed.length - index
  })
}

/** The pictures of the design say when the first two were written; the others spread over the working days before. */
function whenWritten(index: number, { title }: WrittenPost, now: number): number {
  if (index === 0) return now - 65 * minute
  if (index === 1) return now - 997 * minute
  return workingMoment(now, index - 2, [15.6, 11.1, 8.3]) + (numberOf(title) % 35) * minute
}

/** The first words, cut after a sentence where one ends in good time, else after a word. */
function excerptOf({ body, community }: WrittenPost): string {
  const lines = body.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'))
  const enough = lines.findIndex((_, index) => lines.slice(0, index + 1).join(' ').length > 110)
  const opening = lines.slice(0, enough < 0 ? lines.length : enough + 1).join('\n')
  const text = fromMarkup(opening, community)
    .plain.replaceAll('\n', ' ')
    .replaceAll(/ ?#[\p{L}\p{N}]+/gu, '')
  if (text.length <= 230) return text
  const cut = text.slice(0, 230)
  const sentence = Math.max(cut.lastIndexOf('. '), cut.lastIndexOf('? '), cut.lastIndexOf('! '))
  return sentence > 120 ? cut.slice(0, sentence + 1) : `${cut.slice(0, cut.lastIndexOf(' '))}…`
}

function hashtagsOf({ body, community }: WrittenPost): string[] {
  return hashtagsInMarkup(body, community)
}

function imagesOf({ pictures = [], cover }: WrittenPost, postId: string): Schemas['PostImage'][] {
  return pictures.map(({ scene, alternativeText }, index) => ({
    id: `${postId}-image-${index + 1}`,
    url: `./api/files/pictures/${scene}/${postId}-${index + 1}.svg`,
    ...sceneSize,
    alternativeText,
    ...(cover && index === 0 && { focalPoint: cover }),
  }))
}

/** People who may like things: everybody but the first, whose own likes the design pictures show. */
const likers = people
  .filter(({ deleted, blocked }) => !deleted && !blocked)
  .map(({ id }) => id)
  .slice(1)

function likersOf({ likes = 0, title }: WrittenPost, postId: string): Set<string> {
  const from = numberOf(postId)
  const liked = new Set<string>()
  // Seventeen shares no divisor with the number of likers, so every step finds somebody new.
  for (let step = 0; liked.size < Math.min(likes, likers.length); step += 1) {
    liked.add(likers[(from + step * 17) % likers.length] ?? '')
    if (step > 200) break
  }
  if (postId !== 'p-1042' && postId !== 'p-1039' && numberOf(title) % 4 === 0) liked.add('giulia-riva')
  return liked
}

type FileContext = { id: string; createdAt: number; authorId: string; now: number }

function attachmentOf(
  data: WorldData,
  file: WrittenFile,
  { id, createdAt, authorId, now }: FileContext,
): AttachmentState {
  const newest = file.version ?? 1
  const addedAt = file.minutesAgo === undefined ? createdAt : now - file.minutesAgo * minute
  const versions = Array.from({ length: newest }, (_, back) => ({
    version: newest - back,
    name: file.name,
    mimeType: mediaTypeOf(file.name),
    sizeBytes: Math.round(file.sizeBytes * (1 - back * 0.08)),
    addedAt: addedAt - back * 26 * hour,
    addedBy: file.by ?? authorId,
    ...(back === 0 && file.note !== undefined && { note: file.note }),
  }))
  return { id: nextId(data, 'att'), postId: id, versions }
}

function eventOf(event: WrittenEvent, now: number): Schemas['PostEvent'] {
  const date = dateOf(workingDay(now, -event.inDays))
  const { place } = event
  if ('allDay' in event) return { startAt: { localDatetime: `${date}T00:00` }, allDay: true, place }
  const { from, to, timeZone } = event
  const at = (time: string): Schemas['EventTime'] =>
    timeZone === null ? { localDatetime: `${date}T${time}` } : inZone(momentOf(`${date}T${time}`, timeZone), timeZone)
  return { startAt: at(from), endAt: at(to), allDay: false, place }
}
