import type { Schemas } from '../schemas.ts'
import { type NoteState, noteSteps, type NoteStep, type SentenceState, workFrom } from '../state/ai-notes.ts'
import type { PostState } from '../state/data.ts'
import type { TaskState } from '../state/tasks.ts'
import type { World } from '../state/world.ts'
import { momentOf } from '../state/zoned.ts'
import { userSummary } from '../views/people.ts'
import { namedSubject, peopleOf } from '../views/planning.ts'
import { noteSentence, type NoteOccasion } from '../content/ai-notes/words.ts'
import { addNotification } from './notify.ts'
import { makeTask } from './tasks.ts'

/** Lets the work on a note go on by the clock; those who read it hear of each step. */
export function armNote(world: World, note: NoteState): void {
  const { work } = note
  if (!work) return
  for (const step of noteSteps) {
    const wait = work.ends[step] - world.clock.now()
    if (wait <= 0) continue
    world.clock.after(wait, () => {
      if (note.work !== work) return
      if (work.fails?.step === step) failNote(world, note, work.fails.code, step)
      else if (step === 'summarising') finishNote(world, note)
      else tellReaders(world, note)
    })
  }
}

/** A failed note goes on with the step that failed. */
export function retryNote(world: World, note: NoteState): void {
  const step = note.failure?.step ?? 'transcribing'
  note.failure = null
  note.work = workFrom(world.clock.now(), step)
  const code = world.data.failingNotes.shift()
  if (code !== undefined) note.work.fails = { code, step }
  armNote(world, note)
  tellReaders(world, note)
}

/** The text was changed by somebody. */
export function changeSections(
  world: World,
  note: NoteState,
  { by, sections }: { by: string; sections: Schemas['SectionToSave'][] },
): void {
  const before = new Map(note.sections.flatMap(({ items }) => items.map((item) => [item.id, item] as const)))
  note.sections = sections.map(({ kind, title, items }) => ({
    kind,
    title,
    items: items.map(({ id, text }) => sentenceOf(before.get(id), { id, text, by })),
  }))
  touchNote(world, note)
}

/** Something of the text is new: who has checked it has checked another one. */
export function touchNote(world: World, note: NoteState): void {
  note.revision += 1
  tellReaders(world, note)
}

export type Acceptance = Omit<Schemas['ActionItemAcceptance'], 'postId'> & {
  by: string
  post: PostState
  itemId: string
}

/** Makes a task of an action item. */
export function acceptItem(world: World, note: NoteState, accepted: Acceptance): TaskState | undefined {
  const { by, post, itemId, title, assignee, dueDate, timeZone } = accepted
  const item = note.actionItems.find(({ id }) => id === itemId)
  if (!item) return undefined
  const dueAt = dueDate === null ? null : momentOf(`${dueDate}T00:00`, timeZone)
  const to = assignee && namedSubject(world.data, assignee)
  const task = makeTask(world, post, { by, to, title, dueAt, allDay: dueAt !== null, timeZone })
  task.origin = { noteId: note.id, number: note.number, atMs: item.citations[0]?.startMs ?? null }
  item.state = 'accepted'
  item.task = { id: task.id, postId: post.id, title }
  if (!note.postIds.includes(post.id)) note.postIds.push(post.id)
  touchNote(world, note)
  return task
}

/** Gives people a note and takes it from others; those who are new hear of it. */
export function shareNote(
  world: World,
  note: NoteState,
  { by, grants }: { by: string; grants: Schemas['NoteSharingToSave']['grants'] },
): void {
  const { data } = world
  const had = new Set(note.grants.flatMap(({ subject }) => peopleOf(data, subject)))
  const lost = note.grants
  note.grants = grants.map(({ subject, level }) => ({ subject: namedSubject(data, subject), level }))
  note.sharingSaves += 1
  for (const id of new Set(note.grants.flatMap(({ subject }) => peopleOf(data, subject)))) {
    if (had.has(id) || id === note.ownerId) continue
    notify(world, note, { personId: id, typeId: 'ai-note-shared', by })
  }
  tellReaders(world, note, lost)
}

/** Takes the sound away for everyone. */
export function silenceNote(world: World, note: NoteState, by: string): void {
  if (note.audio) note.audio = { ...note.audio, deletedAt: world.clock.now(), deletedBy: by }
  tellReaders(world, note)
}

function finishNote(world: World, note: NoteState): void {
  note.work = null
  notify(world, note, { personId: note.ownerId, typeId: 'ai-note-ready', by: note.ownerId })
  tellReaders(world, note)
}

function failNote(world: World, note: NoteState, code: string, step: NoteStep): void {
  note.work = null
  note.failure = { code, step, at: world.clock.now(), retryable: !finalCodes.has(code) }
  notify(world, note, { personId: note.ownerId, typeId: 'ai-note-failed', by: note.ownerId })
  tellReaders(world, note)
}

/** What another attempt cannot change. */
const finalCodes = new Set(['audio-unreadable', 'too-long', 'text-empty'])

type Told = { personId: string; typeId: NoteOccasion; by: string }

function notify(world: World, note: NoteState, { personId, typeId, by }: Told): void {
  if (!world.data.people.get(personId)?.account) return
  const author = userSummary(world.data, by)
  addNotification(world, personId, {
    // A note that failed is told of under the same kind: it is no longer in work.
    typeId: typeId === 'ai-note-failed' ? 'ai-note-ready' : typeId,
    authorUsers: author,
    title: noteSentence(typeId, { name: author.fullName, title: note.title }),
    routerLink: `/ai-notes/${note.id}`,
  })
}

/** A change says of itself only that it is there. */
function tellReaders({ data, events }: World, note: NoteState, also: NoteState['grants'] = []): void {
  const readers = [...note.grants, ...also].flatMap(({ subject }) => peopleOf(data, subject))
  for (const userId of new Set([note.ownerId, ...readers])) events.emit('notifications-changed', { userId })
}

function sentenceOf(
  known: SentenceState | undefined,
  written: { id: string; text: string; by: string },
): SentenceState {
  const { id, text, by } = written
  if (!known) {
    const own = { origin: 'person', aiText: null, editedBy: by, citations: [], support: 'stated', stale: false }
    return { id, text, ...own }
  }
  if (known.text === text) return known
  const restored = text === known.aiText
  const origin = restored ? 'ai' : known.aiText === null ? 'person' : 'edited'
  return { ...known, text, origin, editedBy: restored ? null : by }
}
