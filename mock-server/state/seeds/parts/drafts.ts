import { armSchedule, excerptOf } from '../../../actions/publishing.ts'
import { writtenDrafts, type WrittenDraft } from '../../../content/drafts.ts'
import { fromMarkup } from '../../../content/rich-text.ts'
import { sceneSize } from '../../../pictures/scenes.ts'
import type { PostState, WorldData } from '../../data.ts'
import { keepDraft, type DraftFields } from '../../drafts.ts'
import { longest, most } from '../../../views/drafts.ts'
import { newPost } from '../../new-post.ts'
import { dateOf, day, hour, minute, workingDay } from '../../times.ts'
import type { World } from '../../world.ts'
import { inZone, momentOf } from '../../zoned.ts'

/** Puts what is half written into the world; published posts must be there already. */
export function addDrafts(data: WorldData, now: number): void {
  for (const written of writtenDrafts) addDraft(data, now, written)
}

/** Drafts of one person until there are `total`, for a list that must hold many; the last is as large as one may be. */
export function crowdDrafts(data: WorldData, now: number, total: number): void {
  const [model] = writtenDrafts
  if (!model) return
  for (let index = data.drafts.size; index < total - 1; index += 1) {
    const title = `${model.title} (${index})`
    addDraft(data, now, { ...model, title, number: 9000 + index, minutesAgo: 6 * index * 60 })
  }
  addLargestDraft(data, now, 9000 + total - 1)
}

/** A post at every limit: its letters, its pictures and its tables. */
function addLargestDraft(data: WorldData, now: number, number: number): void {
  const by = 'giulia-riva'
  const id = `p-${number}`
  const images = Array.from({ length: most.images }, (_, index) => ({
    id: `${id}-image-${index + 1}`,
    url: `./api/files/pictures/plan/${id}-${index + 1}.svg`,
    ...sceneSize,
    alternativeText: `Plan of hall ${index + 1}`,
  }))
  const tables = Array.from({ length: most.tables }, (_, index) => ({
    id: `${id}-table-${index + 1}`,
    name: 'Torques',
  }))
  for (const { id: tableId, name } of tables) data.tables.set(tableId, { ...smallTable, title: name })
  const ops = images.flatMap((image, index) => {
    const head = `Hall ${index + 1}`
    const table = tables[index]
    return [
      { insert: head },
      { insert: '\n', attributes: { header: 2 } },
      // The heading and what stands after it bring three line ends.
      { insert: paragraphs(Math.floor(longest.text / images.length) - head.length - 3) },
      { insert: '\n' },
      { insert: { image: { id: image.id, name: image.alternativeText } } },
      ...(table ? [{ insert: { table } }] : []),
      { insert: '\n' },
    ]
  })
  const fields: DraftFields = {
    title: 'Everything about every hall',
    content: { ops },
    communityId: 'quality-and-safety',
    language: 'en',
    baseRevision: null,
    imageIds: images.map((image) => image.id),
    coverImageId: null,
  }
  const updatedAt = now - 90 * day
  const post = newPost({ number, authorId: by, createdAt: updatedAt, fields })
  data.posts.set(id, { ...post, images })
  keepDraft(data, { postId: id, personId: by, mode: 'create', fields, updatedAt, saves: 1 })
}

/** Paragraphs of some lines each, of so many letters together. */
function paragraphs(letters: number): string {
  const one = `${'The covers of the presses are locked before anybody reaches into them. '.repeat(8)}\n`
  return one.repeat(Math.ceil(letters / one.length)).slice(0, letters)
}

const smallTable = {
  data: {
    columns: [
      { id: 'screw', name: 'Screw', type: 'text' as const },
      { id: 'torque', name: 'Nm', type: 'number' as const },
    ],
    rows: [
      ['M8', 25],
      ['M10', 42],
    ],
  },
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
  const { number = 0, by } = written
  const post = newPost({ number, authorId: by, createdAt: updatedAt, fields })
  Object.assign(post, { excerpt: excerptOf(post.content.plain), publication: publicationOf(written, now) })
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
