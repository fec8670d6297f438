import {
  archivePost,
  isUnpublished,
  publishDraft,
  schedulePost,
  scheduleLimits,
  takeOver,
  unarchivePost,
  unschedulePost,
} from '../actions/publishing.ts'
import { removePost } from '../actions/posts.ts'
import { relatePosts } from '../actions/relations.ts'
import { plainTextOf } from '../content/rich-text.ts'
import type { Schemas } from '../schemas.ts'
import { nextId, personalOf, type PostState } from '../state/data.ts'
import { draftOf, draftsOfPerson, forgetDraft, keepDraft, type DraftFields, type DraftState } from '../state/drafts.ts'
import { newPost } from '../state/new-post.ts'
import { revisionInToken } from '../views/attachments.ts'
import { mayPost, mayRead } from '../views/communities.ts'
import {
  draftCounts,
  draftProblems,
  draftSaved,
  draftSummary,
  draftTokenOf,
  draftView,
  longest,
} from '../views/drafts.ts'
import { postView } from '../views/posts.ts'
import { mayCopy, mayEdit, mayRemove, publicationOf } from '../views/publication.ts'
import { falling, filtered, orderBy, paged, rising, sorted } from './lists.ts'
import type { Call, PortalApp } from './portal-app.ts'
import { readablePost } from './posts.ts'
import { allowed, found, invalid, Refusal, refusals, type Refused } from './refusals.ts'

const post = '/internal/v2/communication/posts/:postId'

/** Writing posts: their drafts, and what makes them public, archives and removes them. */
export function draftsRoutes(app: PortalApp): void {
  app.post('/internal/v2/communication/posts', async (call) => {
    const { postsByKey } = personalOf(call.var.world.data, call.var.viewer.id)
    const key = call.req.header('idempotency-key') ?? ''
    const made = postsByKey.get(key)
    if (made) return answerPost(call, made)
    const begun = beginPost(call, await call.req.json<Schemas['NewPost']>())
    if (key !== '') postsByKey.set(key, begun)
    return answerPost(call, begun, 201)
  })

  app.get('/internal/v2/communication/drafts', (call) => call.json<Schemas['DraftPage']>(draftPage(call)))

  app.get(`${post}/draft`, (call) => {
    const { state, draft } = ownDraft(call)
    return call.json<Schemas['Draft']>(draftView(call.var.world.data, state, draft))
  })
  app.put(`${post}/draft`, async (call) => {
    const { world, viewer } = call.var
    const state = editablePost(call)
    const { occToken, ...fields } = await call.req.json<Schemas['DraftContent']>()
    const before = draftOf(world.data, state.id, viewer.id)
    if (occToken !== (before ? draftTokenOf(state.number, before) : null)) throw draftConflict(call, state, before)
    checkLimits(fields)
    const kept = keepDraft(world.data, {
      postId: state.id,
      personId: viewer.id,
      mode: before?.mode ?? 'edit',
      fields,
      updatedAt: world.clock.now(),
      saves: (before?.saves ?? 0) + 1,
    })
    if (isUnpublished(state) && !state.scheduled) takeOver(world, state, fields)
    return call.json<Schemas['DraftSaved']>(draftSaved(world.data, state, kept))
  })
  app.delete(`${post}/draft`, (call) => {
    const { state, draft } = ownDraft(call)
    const { data } = call.var.world
    if (call.req.query('occToken') !== draftTokenOf(state.number, draft)) throw draftConflict(call, state, draft)
    forgetDraft(data, draft)
    if (isUnpublished(state)) data.posts.delete(state.id)
    return call.body(null, 204)
  })

  app.post(`${post}/publish`, async (call) => {
    const { world } = call.var
    const { state, draft } = ownDraft(call, editablePost(call))
    const body = await call.req.json<Schemas['Publishing']>()
    if (body.draftOccToken !== draftTokenOf(state.number, draft)) throw draftConflict(call, state, draft)
    if (revisionInToken(body.occToken) !== (state.revision ?? 1)) throw postConflict(call, state)
    const community = world.data.communities.get(draft.fields.communityId)
    allowed(mayPost(world.data, community, call.var.viewer), refusals.postingForbidden)
    const errors = draftProblems(world.data, state, draft.fields).filter(({ severity }) => severity === 'error')
    if (errors.length > 0) throw incomplete(errors)
    if (body.publishAt && isUnpublished(state)) {
      checkTime(call, body.publishAt)
      schedulePost(world, state, draft, body.publishAt)
    } else publishDraft(world, state, draft, body)
    return answerPost(call, state)
  })
  app.delete(`${post}/schedule`, (call) => {
    const state = editablePost(call)
    if (!unschedulePost(state)) throw withCurrent(call, refusals.alreadyPublished, state)
    return answerPost(call, state)
  })

  app.put(`${post}/archive`, (call) => {
    const state = removablePost(call, refusals.archivingForbidden)
    archivePost(call.var.world, state)
    return call.json<Schemas['Publication']>(publicationOf(state))
  })
  app.delete(`${post}/archive`, (call) => {
    const state = removablePost(call, refusals.archivingForbidden)
    unarchivePost(state)
    return call.json<Schemas['Publication']>(publicationOf(state))
  })
  app.delete(post, (call) => {
    const state = removablePost(call, refusals.removingForbidden)
    if (revisionInToken(call.req.query('occToken') ?? '') !== (state.revision ?? 1)) throw postConflict(call, state)
    removePost(call.var.world, state, call.var.viewer.id)
    return call.body(null, 204)
  })
}

/** The text of a post for its copy; without its pictures, none that the copy does not have is named in it. */
function textToCopy({ content }: PostState, withImages: boolean): Schemas['Delta'] {
  const isImage = ({ insert }: Schemas['Delta']['ops'][number]) => typeof insert === 'object' && 'image' in insert
  return withImages ? content.delta : { ops: content.delta.ops.filter((op) => !isImage(op)) }
}

function beginPost(call: Call, { communityId, language, copyOfPostId, copyParts = [] }: Schemas['NewPost']): PostState {
  const { world, viewer } = call.var
  const { data } = world
  const community = found(data.communities.get(communityId), refusals.communityNotFound)
  allowed(mayRead(community, viewer), refusals.communityForbidden)
  allowed(mayPost(data, community, viewer), refusals.postingForbidden)
  const original = copyOfPostId === undefined ? undefined : readablePost(call, copyOfPostId)
  if (original) allowed(mayCopy(original), refusals.copyingForbidden)
  const takes = (part: string) => original !== undefined && copyParts.includes(part)
  const fields: DraftFields = {
    title: takes('text') ? (original?.title ?? '') : '',
    content: takes('text') && original ? textToCopy(original, takes('images')) : { ops: [{ insert: '\n' }] },
    communityId,
    language,
    baseRevision: null,
    ...(takes('images') && original && imagesToCopy(original)),
  }
  const number = Math.max(2000, data.counters.get('post') ?? 2000) + 1
  data.counters.set('post', number)
  const now = world.clock.now()
  const state = newPost({ number, authorId: viewer.id, createdAt: now, fields })
  if (takes('images') && original) {
    state.images = original.images
    if (original.coverImage) state.coverImage = original.coverImage
    state.coverImageUrl = original.coverImageUrl
  }
  if (takes('attachments') && original) {
    state.attachments = original.attachments.map(({ versions }) => {
      const attachment = { id: nextId(data, 'att'), postId: state.id, versions: versions.slice(0, 1) }
      data.attachments.set(attachment.id, attachment)
      return attachment
    })
    state.mainAttachmentId = state.attachments[0]?.id ?? null
  }
  if (takes('event') && original?.event) state.event = original.event
  data.posts.set(state.id, state)
  if (original)
    relatePosts(data, { kind: 'copied-from', fromPostId: state.id, toPostId: original.id, by: viewer.id, at: now })
  takeOver(world, state, fields)
  const mode = original ? 'copy' : 'create'
  keepDraft(data, { postId: state.id, personId: viewer.id, mode, fields, updatedAt: now, saves: 0 })
  return state
}

function imagesToCopy({ images, coverImage }: PostState): Pick<DraftFields, 'imageIds' | 'coverImageId'> {
  const imageIds = images.map(({ id }) => id)
  return coverImage === undefined ? { imageIds } : { imageIds, coverImageId: coverImage?.id ?? null }
}

/** Failed schedules stand first: their author waits for readers who see nothing. */
const failedFirst = orderBy(
  ({ id }: Schemas['DraftSummary']) => id,
  rising(({ publication }) => (publication.failure ? 0 : 1)),
  falling(({ updatedAt }) => updatedAt),
)

function draftPage(call: Call): Schemas['DraftPage'] {
  const { world, viewer } = call.var
  const drafts = draftsOfPerson(world.data, viewer.id).flatMap((draft) => {
    const post = world.data.posts.get(draft.postId)
    return post ? [draftSummary(world.data, post, draft)] : []
  })
  const wanted = sorted(filtered(call, drafts, { state: ({ state }) => state }), failedFirst)
  const { page, nextPageToken } = paged(call, wanted, { list: 'drafts', order: failedFirst })
  return { drafts: page, counts: draftCounts(world.data, viewer.id), nextPageToken }
}

function answerPost(call: Call, state: PostState, status: 200 | 201 = 200) {
  const { world, viewer } = call.var
  return call.json<Schemas['Post']>(postView(world.data, state, viewer, world.clock.now()), status)
}

/** The post that the path or `id` names, if the person may change its text. */
export function editablePost(call: Call, id?: string): PostState {
  const state = readablePost(call, id)
  allowed(mayEdit(call.var.world.data, state, call.var.viewer), refusals.editingForbidden)
  return state
}

function removablePost(call: Call, refused: Refused): PostState {
  const state = readablePost(call)
  allowed(mayRemove(call.var.world.data, state, call.var.viewer), refused)
  return state
}

function ownDraft(call: Call, state = readablePost(call)): { state: PostState; draft: DraftState } {
  return { state, draft: found(draftOf(call.var.world.data, state.id, call.var.viewer.id), refusals.draftNotFound) }
}

function draftConflict(call: Call, state: PostState, draft: DraftState | undefined): Refusal {
  const current = draft && draftView(call.var.world.data, state, draft)
  return new Refusal({ ...refusals.draftConflict, ...(current ? { current } : {}) })
}

function postConflict(call: Call, state: PostState): Refusal {
  return withCurrent(call, { ...refusals.occConflict, title: 'The post has changed in the meantime' }, state)
}

function withCurrent(call: Call, refused: Refused, state: PostState): Refusal {
  const { world, viewer } = call.var
  return new Refusal({ ...refused, current: postView(world.data, state, viewer, world.clock.now()) })
}

function checkLimits(fields: DraftFields): void {
  if (plainTextOf(fields.content).length <= longest.text) return
  throw invalid('/content', 'max-length', `must have at most ${longest.text} letters`, 'draft-too-large')
}

function checkTime(call: Call, { zonedDatetime }: Schemas['ZonedDateTime']): void {
  const ahead = Date.parse(zonedDatetime) - call.var.world.clock.now()
  const code = ahead < scheduleLimits.least ? 'too-early' : ahead > scheduleLimits.most ? 'too-late' : null
  if (code) throw invalid('/publishAt', code, 'must be between two minutes and a year ahead', 'publish-time-past')
}

function incomplete(problems: Schemas['DraftProblem'][]): Refusal {
  const errors = problems.map(({ pointer, code }) => ({ pointer, code, message: 'prevents publishing' }))
  return new Refusal({ ...refusals.draftIncomplete, errors })
}
