import { acceptItem, changeSections, retryNote, shareNote, silenceNote, touchNote } from '../actions/ai-notes.ts'
import type { Schemas } from '../schemas.ts'
import { type NoteState, stateOf } from '../state/ai-notes.ts'
import { momentOf } from '../state/zoned.ts'
import { day } from '../state/times.ts'
import {
  audioStateOf,
  hasNotes,
  levelOf,
  mayReadWords,
  type NoteLevel,
  noteTokenOf,
  noteView,
  type NoteViewer,
  noteSummary,
  sharingTokenOf,
  sharingView,
  speakersView,
} from '../views/ai-notes.ts'
import { peopleOf } from '../views/planning.ts'
import { mayReadPost } from '../views/reading.ts'
import { mayCreateTask } from '../views/tasks.ts'
import { soundOf } from '../files/sound.ts'
import { notePage } from './ai-note-list.ts'
import type { Call, PortalApp } from './portal-app.ts'
import { readablePost } from './posts.ts'
import { found, invalid, Refusal, refusals, type Refused } from './refusals.ts'
import { makeToken, readNumberToken } from './tokens.ts'

const base = '/internal/v2/communication'
const ofNote = `${base}/ai-notes/:noteId`

/** Minutes that are made of what was said. */
export function aiNotesRoutes(app: PortalApp): void {
  readingRoutes(app)
  textRoutes(app)
  itemRoutes(app)
  sharingRoutes(app)
  soundRoutes(app)
}

function readingRoutes(app: PortalApp): void {
  app.get(`${base}/ai-notes`, (call) => {
    refuseWithout(call)
    return call.json<Schemas['AiNotePage']>(notePage(call, viewerOf(call)))
  })

  app.get(ofNote, (call) => answer(call, readableNote(call)))

  app.post(`${ofNote}/retry`, (call) => {
    const note = ownNote(call)
    if (!note.failure?.retryable) throw new Refusal(refusals.nothingToRetry)
    retryNote(call.var.world, note)
    return call.json<Schemas['AiNote']>(noteView(viewerOf(call), note), 202)
  })

  app.get(`${ofNote}/transcript`, (call) => {
    const note = readableNote(call, 'transcript')
    const { world } = call.var
    const { pageSize, pageToken } = call.req.query()
    const ready = stateOf(note, world.clock.now()) === 'ready'
    const from = pageToken === undefined ? 0 : readNumberToken('transcript', pageToken, 'pageToken')
    const segments = ready ? note.segments.slice(from, from + Number(pageSize ?? 500)) : []
    const next = from + segments.length
    return call.json<Schemas['TranscriptPage']>({
      speakers: ready ? speakersView(world.data, note) : {},
      segments,
      segmentsCount: ready ? note.segments.length : 0,
      nextPageToken: ready && next < note.segments.length ? makeToken('transcript', next) : null,
    })
  })

  app.get(`${base}/posts/:postId/ai-notes`, (call) => {
    refuseWithout(call)
    const { id } = readablePost(call)
    const { data } = call.var.world
    const linked = [...data.aiNotes.values()].filter(({ postIds }) => postIds.includes(id))
    const open = linked.filter((note) => levelOf(data, note, call.var.viewer) !== null)
    return call.json<Schemas['PostAiNotes']>({
      notes: open.sort((one, other) => other.heldAt - one.heldAt).map((note) => noteSummary(viewerOf(call), note)),
      hiddenCount: linked.length - open.length,
    })
  })
}

function textRoutes(app: PortalApp): void {
  app.patch(`${ofNote}/speakers/:speakerId`, async (call) => {
    const note = readableNote(call, 'edit')
    const { data } = call.var.world
    const speaker = found(
      note.speakers.find(({ id }) => id === call.req.param('speakerId')),
      refusals.speakerNotFound,
    )
    const { userId, name, mergedInto } = await call.req.json<Schemas['SpeakerChange']>()
    if (userId != null && !data.people.has(userId)) throw invalid('/userId', 'unknown-user', 'is nobody')
    if (mergedInto != null && !note.speakers.some(({ id }) => id === mergedInto && id !== speaker.id)) {
      throw invalid('/mergedInto', 'unknown-speaker', 'is no other voice')
    }
    if (userId !== undefined) Object.assign(speaker, { personId: userId, name: null })
    if (name !== undefined) Object.assign(speaker, { personId: null, name })
    if (mergedInto !== undefined) speaker.mergedInto = mergedInto
    return call.json<Schemas['NoteSpeakers']>({ speakers: speakersView(data, note) })
  })

  app.put(`${ofNote}/summary`, async (call) => {
    const note = readableNote(call, 'edit')
    const { sections, occToken } = await call.req.json<Schemas['SummaryToSave']>()
    if (occToken !== noteTokenOf(note)) throw changedMeanwhile(call, note)
    const ids = sections.flatMap(({ items }) => items.map(({ id }) => id))
    if (new Set(ids).size < ids.length) throw invalid('/sections', 'id-twice', 'must be there once')
    changeSections(call.var.world, note, { by: call.var.viewer.id, sections })
    return answer(call, note)
  })

  app.put(`${ofNote}/review`, async (call) => {
    const note = readableNote(call, 'edit')
    const { revision } = await call.req.json<Schemas['NoteCheck']>()
    if (revision !== note.revision) throw changedMeanwhile(call, note)
    note.review = { by: call.var.viewer.id, at: call.var.world.clock.now(), revision }
    return answer(call, note)
  })

  app.delete(`${ofNote}/review`, (call) => {
    const note = readableNote(call, 'edit')
    note.review = null
    return answer(call, note)
  })
}

function itemRoutes(app: PortalApp): void {
  app.patch(`${ofNote}/action-items/:itemId`, async (call) => {
    const note = readableNote(call, 'edit')
    const item = itemOf(call, note)
    if (item.state === 'accepted') throw withCurrent(call, refusals.actionAccepted, note)
    const { text, state } = await call.req.json<Schemas['ActionItemChange']>()
    if (text !== undefined) Object.assign(item, { text, origin: 'edited' })
    if (state !== undefined) item.state = state
    touchNote(call.var.world, note)
    return answer(call, note)
  })

  app.post(`${ofNote}/action-items/:itemId/accept`, async (call) => {
    const { world, viewer } = call.var
    const note = readableNote(call, 'edit')
    const item = itemOf(call, note)
    const sent = call.req.header('idempotency-key')
    const key = `${viewer.id} ${sent ?? ''}`
    if (sent !== undefined && world.data.acceptedByKey.get(key) === note) return answer(call, note)
    const body = await call.req.json<Schemas['ActionItemAcceptance']>()
    const task = item.task && world.data.tasks.get(item.task.id)
    if (task && !task.deleted) throw withCurrent(call, refusals.actionAccepted, note)
    const post = readablePost(call, body.postId)
    if (!mayCreateTask(world.data, post, viewer)) throw new Refusal(refusals.taskForbidden)
    const { assignee, dueDate, timeZone } = body
    const readers = assignee ? peopleOf(world.data, assignee).map((id) => world.data.people.get(id)) : []
    if (readers.some((person) => !person || !mayReadPost(world.data, post, person))) {
      throw invalid('/assignee', 'assignee-cannot-read', 'cannot read the post', 'assignee-cannot-read')
    }
    if (dueDate !== null && momentOf(`${dueDate}T00:00`, timeZone) + day < world.clock.now()) {
      throw invalid('/dueDate', 'expiration-past', 'must not be over', 'expiration-past')
    }
    acceptItem(world, note, { ...body, by: viewer.id, post, itemId: item.id })
    world.data.acceptedByKey.set(key, note)
    return answer(call, note)
  })
}

function sharingRoutes(app: PortalApp): void {
  app.get(`${ofNote}/sharing`, (call) => call.json<Schemas['NoteSharing']>(sharingView(viewerOf(call), ownNote(call))))

  app.put(`${ofNote}/sharing`, async (call) => {
    const { world, viewer } = call.var
    const note = ownNote(call)
    const { grants, occToken } = await call.req.json<Schemas['NoteSharingToSave']>()
    if (occToken !== sharingTokenOf(note)) {
      throw new Refusal({ ...changed, current: sharingView(viewerOf(call), note) })
    }
    const strange = grants.findIndex(({ subject }) =>
      subject.type === 'group' ? !world.data.groups.has(subject.group.id) : !world.data.people.has(subject.user.id),
    )
    if (strange >= 0) {
      throw invalid(`/grants/${strange}`, 'grant-not-allowed', 'is nobody who can be given it', 'grant-not-allowed')
    }
    shareNote(world, note, { by: viewer.id, grants })
    return call.json<Schemas['NoteSharing']>(sharingView(viewerOf(call), note))
  })
}

function soundRoutes(app: PortalApp): void {
  app.get(`${ofNote}/audio`, (call) => {
    const note = readableNote(call, 'transcript')
    if (audioStateOf(note, call.var.world.clock.now()) !== 'kept') throw new Refusal(refusals.audioDeleted)
    const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(call.req.header('range') ?? '') ?? []
    const { bytes, first, total } = soundOf(
      note,
      from === undefined ? null : { from: Number(from), to: Number(to ?? 0) },
    )
    const headers = { 'content-type': 'audio/wav', 'accept-ranges': 'bytes', 'cache-control': 'no-store' }
    const range = { 'content-range': `bytes ${first}-${first + bytes.length - 1}/${total}` }
    return from === undefined ? call.body(bytes, 200, headers) : call.body(bytes, 206, { ...headers, ...range })
  })

  app.delete(`${ofNote}/audio`, (call) => {
    const note = ownNote(call)
    if (audioStateOf(note, call.var.world.clock.now()) !== 'kept') throw new Refusal(refusals.audioDeleted)
    silenceNote(call.var.world, note, call.var.viewer.id)
    return answer(call, note)
  })
}

const changed = { ...refusals.occConflict, title: 'The AI note has changed in the meantime' }

/** Which levels stand above each. */
const enough: Record<'summary' | 'transcript' | 'edit', (level: NoteLevel) => boolean> = {
  summary: () => true,
  transcript: mayReadWords,
  edit: (level) => level === 'edit' || level === 'owner',
}

/** The note of the path, if the person may do so much with it. */
function readableNote(call: Call, needed: keyof typeof enough = 'summary'): NoteState {
  refuseWithout(call)
  const { world, viewer } = call.var
  const note = found(world.data.aiNotes.get(call.req.param('noteId') ?? ''), refusals.aiNoteNotFound)
  const level = levelOf(world.data, note, viewer)
  if (level === null || !enough[needed](level)) throw new Refusal(refusals.aiNoteForbidden)
  return note
}

function ownNote(call: Call): NoteState {
  const note = readableNote(call)
  if (levelOf(call.var.world.data, note, call.var.viewer) !== 'owner') throw new Refusal(refusals.aiNoteForbidden)
  return note
}

function refuseWithout(call: Call): void {
  if (!hasNotes(call.var.world.data)) throw new Refusal(refusals.aiNotesNotInstalled)
}

function itemOf(call: Call, note: NoteState): NoteState['actionItems'][number] {
  return found(
    note.actionItems.find(({ id }) => id === call.req.param('itemId')),
    refusals.actionItemNotFound,
  )
}

function viewerOf(call: Call): NoteViewer {
  const { world, viewer } = call.var
  return { data: world.data, viewer, now: world.clock.now() }
}

function answer(call: Call, note: NoteState) {
  return call.json<Schemas['AiNote']>(noteView(viewerOf(call), note))
}

function changedMeanwhile(call: Call, note: NoteState): Refusal {
  return withCurrent(call, changed, note)
}

function withCurrent(call: Call, refused: Refused, note: NoteState): Refusal {
  return new Refusal({ ...refused, current: noteView(viewerOf(call), note) })
}
