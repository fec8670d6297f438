import { fromDelta } from '../content/rich-text.ts'
import { workflowOfCommunity } from '../content/workflows.ts'
import { postStates } from '../content/workflow-states.ts'
import { draftOf, forgetDraft, type DraftFields, type DraftState } from '../state/drafts.ts'
import { nextId, type PostState } from '../state/data.ts'
import { languageOf } from '../state/new-post.ts'
import { minute } from '../state/times.ts'
import type { Schemas } from '../schemas.ts'
import type { World } from '../state/world.ts'
import { momentOf } from '../state/zoned.ts'
import { mentionedPeople } from '../views/mentions.ts'
import { belongsTo, mayPost } from '../views/communities.ts'
import { draftProblems, imagesOf } from '../views/drafts.ts'
import { timeZoneOf } from '../views/people.ts'
import { historyOf, revisionOf } from '../views/revisions.ts'
import { countHashtag } from './hashtag-counts.ts'
import { followersOf } from './posts.ts'
import { notifyAbout, renewReaders } from './notify.ts'

/** What a publication is asked with beside the draft. */
export type PublishingOptions = Pick<Schemas['Publishing'], 'note' | 'notify' | 'substantive'>

/** Makes a draft what readers see: the first text of a post, or its next revision. */
export function publishDraft(world: World, post: PostState, draft: DraftState, options: PublishingOptions = {}): void {
  const first = isUnpublished(post)
  putOut(world, post, draft, options)
  forgetDraft(world.data, draft)
  const occasion = { by: [draft.personId], at: world.clock.now(), post }
  if (first) {
    notifyAbout(world, 'post-creation', readersToTell(world, post), occasion)
    renewReaders(world, post)
  } else if (options.notify)
    notifyAbout(world, 'screen-data-edit', followersOf(world, post), { ...occasion, changes: {} })
}

/** Lets a post wait for its time. What is written later stays a draft of its author. */
export function schedulePost(world: World, post: PostState, draft: DraftState, at: Schemas['ZonedDateTime']): void {
  const { personId: by, saves } = draft
  post.publication = { state: 'scheduled', publishAt: at }
  post.scheduled = { by, saves, fields: structuredClone(draft.fields), attempt: (post.scheduled?.attempt ?? 0) + 1 }
  armSchedule(world, post)
}

/** Takes a post back from its schedule; false when it is out already. */
export function unschedulePost(post: PostState): boolean {
  if (!isUnpublished(post)) return false
  post.publication = { state: 'draft' }
  delete post.scheduled
  return true
}

/** Sets the timer of a scheduled post; after a seed too, whose posts wait from the beginning. */
export function armSchedule(world: World, post: PostState): void {
  const { publishAt, failure } = post.publication ?? {}
  const attempt = post.scheduled?.attempt
  if (!publishAt || failure) return
  world.clock.after(Date.parse(publishAt.zonedDatetime) - world.clock.now(), () => {
    if (post.publication?.state === 'scheduled' && post.scheduled?.attempt === attempt) publishScheduled(world, post)
  })
}

/** Moves a post to the archive. */
export function archivePost(world: World, post: PostState): void {
  if (post.archived) return
  post.archived = true
  post.archivedAt = world.clock.now()
}

/** Brings a post back from the archive. */
export function unarchivePost(post: PostState): void {
  post.archived = false
  delete post.archivedAt
  delete post.publication?.archiveAt
}

/** Whether a post was never published. */
export function isUnpublished({ publication }: PostState): boolean {
  return publication?.state === 'draft' || publication?.state === 'scheduled'
}

function publishScheduled(world: World, post: PostState): void {
  const { scheduled } = post
  if (!scheduled) return
  const failure = failureOf(world, post, scheduled)
  if (failure) {
    post.publication = { ...post.publication, state: 'scheduled', failure: { code: failure, at: world.clock.iso() } }
    world.events.emit('notifications-changed', { userId: scheduled.by })
    return
  }
  const draft = draftOf(world.data, post.id, scheduled.by)
  putOut(world, post, { personId: scheduled.by, fields: scheduled.fields })
  // What was written after the schedule is an edit now.
  if (draft?.saves === scheduled.saves) forgetDraft(world.data, draft)
  else if (draft) draft.fields.baseRevision = post.revision ?? 1
  if (draft) draft.mode = 'edit'
  const occasion = { by: [scheduled.by], at: world.clock.now(), post }
  notifyAbout(world, 'post-creation', readersToTell(world, post), occasion)
  // Nobody is told of their own post, but their other windows show it too.
  renewReaders(world, post)
}

type PutOut = Pick<DraftState, 'fields' | 'personId'>

function failureOf(world: World, post: PostState, { by, fields }: NonNullable<PostState['scheduled']>) {
  const author = world.data.people.get(by)
  const community = world.data.communities.get(fields.communityId)
  if (!author || author.blocked || !mayPost(world.data, community, author)) return 'posting-forbidden'
  const problems = draftProblems(world.data, post, fields)
  return problems.some(({ severity }) => severity === 'error') ? 'draft-incomplete' : null
}

function putOut(
  world: World,
  post: PostState,
  { fields, personId }: PutOut,
  { note, substantive = false }: PublishingOptions = {},
): void {
  const first = isUnpublished(post)
  const history = historyOf(post)
  const now = world.clock.now()
  const content = withNewHashtags(world, fields)
  takeOver(world, post, { ...fields, content })
  post.revision = first ? 1 : (post.revision ?? 1) + 1
  delete post.scheduled
  post.publication = { state: 'published', ...(fields.archiveAt ? { archiveAt: fields.archiveAt } : {}) }
  armArchive(world, post)
  if (!first) {
    post.editedAt = now
    // What was acknowledged before holds no more.
    if (substantive && post.acknowledgement) post.acknowledgement.revision = post.revision
    post.history = [...history, revisionOf(post, { publishedAt: now, by: personId, note, substantive })]
    return
  }
  post.createdAt = now
  post.workflowState = firstStateOf(post)
  post.order = (world.data.feed[0]?.order ?? 0) + 1
  world.data.feed.unshift(post)
  world.data.personal.get(personId)?.readPostIds.add(post.id)
}

/** Where the workflow of its community begins; events go through none. */
function firstStateOf({ communityId, event }: PostState): PostState['workflowState'] {
  const first = workflowOfCommunity(communityId)?.states.find(({ kind }) => kind === 'initial')
  return first && !event ? postStates[first.name] : null
}

/** Gives a post what a draft says of it. */
export function takeOver(world: World, post: PostState, fields: DraftFields): void {
  const { data } = world
  post.title = fields.title.trim()
  post.content = fromDelta(fields.content)
  post.excerpt = excerptOf(post.content.plain)
  post.language = languageOf(fields)
  post.communityId = fields.communityId
  takeOverImages(post, fields)
  for (const id of post.hashtagIds) countHashtag(data, id, -1)
  const named = fields.content.ops.flatMap(({ insert }) =>
    typeof insert === 'object' ? (insert.hashtag?.id ?? []) : [],
  )
  post.hashtagIds = [...new Set(named)].filter((id) => data.hashtags.has(id))
  for (const id of post.hashtagIds) countHashtag(data, id, 1)
}

/** Lets a post go to the archive at the beginning of its day; a day that was changed meanwhile counts no more. */
function armArchive(world: World, post: PostState): void {
  const day = post.publication?.archiveAt
  const author = world.data.people.get(post.authorId)
  if (day === undefined || !author) return
  world.clock.after(momentOf(`${day}T00:00`, timeZoneOf(author)) - world.clock.now(), () => {
    if (post.publication?.archiveAt !== day) return
    archivePost(world, post)
    world.events.emit('notifications-changed', { userId: post.authorId })
  })
}

/** Gives a post the pictures of a draft, with the words that they have by now. */
function takeOverImages(post: PostState, { imageIds, coverImageId }: DraftFields): void {
  const known = imagesOf(post)
  const named = (id: string) => known.find((image) => image.id === id)
  if (imageIds) post.images = imageIds.flatMap((id) => named(id) ?? [])
  if (coverImageId === undefined) return
  post.coverImage = coverImageId === null ? null : (named(coverImageId) ?? null)
  post.coverImageUrl = post.coverImage?.url ?? null
}

/** Changes the words of a picture; readers see them when the text is published. Undefined where there is none. */
export function changeImage(
  post: PostState,
  id: string,
  change: Schemas['PostImageChange'],
): Schemas['PostImage'] | undefined {
  const image = imagesOf(post).find((candidate) => candidate.id === id)
  if (!image) return undefined
  const changed = { ...image, ...change }
  post.sentImages = [...(post.sentImages ?? []).filter((sent) => sent.id !== id), changed]
  return changed
}

/** Makes the hashtags that the text calls new, each once, and names them by their ids. */
function withNewHashtags(world: World, { content, communityId }: DraftFields): Schemas['Delta'] {
  const { data } = world
  const ops = content.ops.flatMap((operation) => {
    const { insert } = operation
    if (typeof insert === 'string' || insert.hashtag?.id !== 'new') return [operation]
    const name = insert.hashtag.name.toLowerCase()
    if (data.communities.get(communityId)?.hashtagsDisabled) return [{ insert: `#${name}` }]
    const known = [...data.hashtags.values()].find((tag) => tag.name === name && tag.communityId === communityId)
    const hashtag = known ?? { id: nextId(data, 'hashtag'), name, communityId, count: 0 }
    if (hashtag.deleted) return [{ insert: `#${name}` }]
    data.hashtags.set(hashtag.id, hashtag)
    return [{ ...operation, insert: { hashtag: { id: hashtag.id, name } } }]
  })
  return { ops }
}

/** Members of the community, and who is mentioned; those who cannot read it are never told. */
function readersToTell(world: World, post: PostState): string[] {
  const { people, communities } = world.data
  const community = communities.get(post.communityId)
  const members = [...people.values()].filter((person) => community && belongsTo(community, person))
  const mentioned = mentionedPeople(world.data, post.content.delta)
  return [...members.map(({ id }) => id), ...mentioned]
}

/** The first words, cut after a word. */
export function excerptOf(plain: string): string {
  const text = plain.replaceAll(/\s+/g, ' ')
  return text.length <= 230 ? text : `${text.slice(0, text.lastIndexOf(' ', 229))}…`
}

/** The shortest and the longest time before a scheduled publication, in milliseconds. */
export const scheduleLimits = { least: 2 * minute, most: 366 * 24 * 60 * minute }
