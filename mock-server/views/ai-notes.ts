import type { Person } from '../content/people/index.ts'
import type { Schemas } from '../schemas.ts'
import { type ActionItemState, noteSteps, type NoteState, type SpeakerState, stateOf } from '../state/ai-notes.ts'
import type { WorldData } from '../state/data.ts'
import { instant } from '../state/times.ts'
import { communitySummary } from './communities.ts'
import { userSummary } from './people.ts'
import { namedSubject, peopleOf } from './planning.ts'
import { mayReadPost } from './reading.ts'

/** Who asks, and when. */
export type NoteViewer = { data: WorldData; viewer: Person; now: number }

export type NoteLevel = 'owner' | 'edit' | 'transcript' | 'summary'

const levels = ['summary', 'transcript', 'edit'] as const

/** Whether the portal has notes; never without the assistant. */
export function hasNotes({ installation }: WorldData): boolean {
  const { aiAssistant, aiNotes = aiAssistant } = installation.environment.installedFeatures
  return aiAssistant && aiNotes
}

/** What a person may do with a note; null for those who may not read it. */
export function levelOf(data: WorldData, { ownerId, grants }: NoteState, person: Person): NoteLevel | null {
  if (ownerId === person.id || person.account?.resellerAdmin) return 'owner'
  const own = grants.filter(({ subject }) => peopleOf(data, subject).includes(person.id)).map(({ level }) => level)
  return levels.findLast((level) => own.includes(level)) ?? null
}

function isGranted(data: WorldData, { grants }: NoteState, { id }: Person): boolean {
  return grants.some(({ subject }) => peopleOf(data, subject).includes(id))
}

/** Whether words and sound are open at a level. */
export function mayReadWords(level: NoteLevel | null): boolean {
  return level !== null && level !== 'summary'
}

/** The notes of a person, or those that others have shared with them; newest first. */
export function notesOf({ data, viewer }: NoteViewer, view: 'mine' | 'shared'): NoteState[] {
  return [...data.aiNotes.values()]
    .filter((note) =>
      view === 'mine' ? note.ownerId === viewer.id : note.ownerId !== viewer.id && isGranted(data, note, viewer),
    )
    .sort((one, other) => other.heldAt - one.heldAt)
}

/** How many of a person's notes wait for them: not checked, or failed. */
export function waitingNotes(asked: NoteViewer): number {
  return notesOf(asked, 'mine').filter((note) => {
    const state = stateOf(note, asked.now)
    return state === 'failed' || (state === 'ready' && note.review === null)
  }).length
}

/** A note as lists show it. */
export function noteSummary(asked: NoteViewer, note: NoteState): Schemas['AiNoteSummary'] {
  const { data, viewer, now } = asked
  const { id, number, title, kind, source, durationMs, place, failure } = note
  const state = stateOf(note, now)
  const level = levelOf(data, note, viewer)
  const decided = note.sections.find((section) => section.kind === 'decisions' || section.kind === 'findings')
  const ready = state === 'ready'
  return {
    ...{ id, number, title, kind, source, state, durationMs, place },
    progress: progressOf(note, now),
    failure: failure && { ...failure, at: instant(failure.at) },
    owner: userSummary(data, note.ownerId),
    heldAt: instant(note.heldAt),
    participants: participantsOf(data, note).slice(0, 5),
    participantsCount: note.participants.length,
    audio: audioView(asked, note),
    firstDecision: ready ? (decided?.items[0]?.text ?? null) : null,
    proposedActionsCount: ready ? note.actionItems.filter((item) => item.state === 'proposed').length : 0,
    review: reviewOf(data, note),
    readersCount: readersOf(data, note).length,
    posts: postsOf(asked, note),
    level: level ?? 'summary',
  }
}

/** A note in full. */
export function noteView(asked: NoteViewer, note: NoteState): Schemas['AiNote'] {
  const { data, viewer, now } = asked
  const level = levelOf(data, note, viewer)
  const ready = stateOf(note, now) === 'ready'
  const words = mayReadWords(level)
  const summary = noteSummary(asked, note)
  return {
    ...summary,
    participants: participantsOf(data, note),
    timeZone: 'Europe/Rome',
    languages: ready ? note.languages : [],
    summaryLanguage: note.summaryLanguage,
    consent: {
      method: note.source === 'text' ? 'not-needed' : note.participants.length > 1 ? 'announced' : 'only-me',
      statementVersion: note.source === 'text' ? null : '2026-03',
      language: note.source === 'text' ? null : 'it',
      confirmedBy: userSummary(data, note.ownerId),
      confirmedAt: instant(note.heldAt),
    },
    summary: ready
      ? {
          sections: note.sections.map((section) => ({
            ...section,
            items: section.items.map((item) => ({
              ...item,
              editedBy: item.editedBy === null ? null : userSummary(data, item.editedBy),
            })),
          })),
          generatedAt: instant(note.heldAt + note.durationMs + 180_000),
          model: 'meridiana-minutes-2',
        }
      : null,
    actionItems: ready ? note.actionItems.map((item) => actionItemView(asked, item)) : [],
    gaps: words ? note.gaps : [],
    markers: words ? note.markers : [],
    revision: note.revision,
    occToken: noteTokenOf(note),
    canEdit: level === 'owner' || level === 'edit',
    canShare: level === 'owner',
    canDelete: level === 'owner',
    canListen: words && summary.audio.state === 'kept',
    canReadTranscript: words && ready,
  }
}

/** The token that a change of the text must send. */
export function noteTokenOf({ number, revision }: NoteState): string {
  return `note-${number}-${revision}`
}

/** The token that a change of the grants must send. */
export function sharingTokenOf({ number, sharingSaves }: NoteState): string {
  return `share-${number}-${sharingSaves}`
}

/** Who may read a note. */
export function sharingView({ data }: NoteViewer, note: NoteState): Schemas['NoteSharing'] {
  const readers = readersOf(data, note)
  const named = note.participants.flatMap(({ personId }) => personId ?? [])
  return {
    grants: note.grants.map(({ subject, level }) => ({ subject: namedSubject(data, subject), level })),
    readersCount: readers.length,
    namedWithoutAccess: named
      .filter((id) => id !== note.ownerId && !readers.includes(id))
      .map((id) => userSummary(data, id)),
    occToken: sharingTokenOf(note),
  }
}

/** The voices of a note, by id. */
export function speakersView(data: WorldData, note: NoteState): Schemas['NoteSpeakers']['speakers'] {
  const views = note.speakers.map(({ personId, proposedId, ...speaker }) => ({
    ...speaker,
    user: personId === null ? null : userSummary(data, personId),
    proposedUser: proposedId === null || personId !== null ? null : userSummary(data, proposedId),
    speechMs: speechOf(note, speaker),
  }))
  return Object.fromEntries(views.map((view) => [view.id, view]))
}

/** The people besides its owner who may read a note. */
function readersOf(data: WorldData, { grants, ownerId }: NoteState): string[] {
  const people = grants.flatMap(({ subject }) => peopleOf(data, subject))
  return [...new Set(people)].filter((id) => id !== ownerId)
}

function speechOf({ segments }: NoteState, { id }: Pick<SpeakerState, 'id'>): number {
  return segments.filter(({ speakerId }) => speakerId === id).reduce((sum, one) => sum + one.endMs - one.startMs, 0)
}

function participantsOf(data: WorldData, { participants }: NoteState): Schemas['NoteParticipant'][] {
  return participants.map(({ personId, name = null, role, present }) => ({
    user: personId === undefined ? null : userSummary(data, personId),
    ...{ name, role, present },
  }))
}

function progressOf({ work }: NoteState, now: number): Schemas['AiNoteProgress'] | null {
  const step = work && noteSteps.find((candidate) => now < work.ends[candidate])
  if (!work || !step) return null
  const begin = step === 'uploading' ? work.since : work.ends[step === 'transcribing' ? 'uploading' : 'transcribing']
  const whole = work.ends[step] - begin
  const percent = step === 'summarising' || whole <= 0 ? null : Math.floor((100 * (now - begin)) / whole)
  return { percent, expectedReadyAt: instant(work.ends.summarising) }
}

/** Its day ends what is left of the sound. */
export function audioStateOf({ audio }: NoteState, now: number): 'none' | 'kept' | 'deleted' {
  if (!audio) return 'none'
  return audio.deletedAt !== null || now >= audio.deleteAt ? 'deleted' : 'kept'
}

function audioView({ data, viewer, now }: NoteViewer, note: NoteState): Schemas['NoteAudio'] {
  const { audio, durationMs } = note
  const state = audioStateOf(note, now)
  const heard = state === 'kept' && mayReadWords(levelOf(data, note, viewer))
  return {
    state,
    url: heard ? `./api/internal/v2/communication/ai-notes/${note.id}/audio` : null,
    durationMs: audio ? durationMs : 0,
    deleteAt: state === 'kept' && audio ? instant(audio.deleteAt) : null,
    deletedAt: state === 'deleted' && audio ? instant(audio.deletedAt ?? audio.deleteAt) : null,
    deletedBy: audio?.deletedBy ? userSummary(data, audio.deletedBy) : null,
  }
}

function reviewOf(data: WorldData, { review, revision }: NoteState): Schemas['NoteReview'] {
  if (!review) return { state: 'unchecked', by: null, at: null, revision: null }
  return {
    state: review.revision === revision ? 'checked' : 'changed-since',
    by: userSummary(data, review.by),
    at: instant(review.at),
    revision: review.revision,
  }
}

function postsOf({ data, viewer }: NoteViewer, { postIds }: NoteState): Schemas['PostRef'][] {
  return postIds.flatMap((postId) => {
    const post = data.posts.get(postId)
    if (!post || !mayReadPost(data, post, viewer)) return []
    const { id, number, title, language, communityId } = post
    return [
      {
        ...{ id, number, title },
        language: language === 'pt' ? 'pt-BR' : language,
        community: communitySummary(data, communityId),
      },
    ]
  })
}

function actionItemView(
  { data, viewer }: NoteViewer,
  { assigneeId, task: made, ...item }: ActionItemState,
): Schemas['ActionItem'] {
  const task = made && data.tasks.get(made.id)
  const post = task && data.posts.get(task.postId)
  const gone = !task || task.deleted || !post || !mayReadPost(data, post, viewer)
  return {
    ...item,
    assignee: assigneeId === null ? null : userSummary(data, assigneeId),
    result: made && {
      type: 'task',
      ...made,
      title: gone ? made.title : task.title,
      done: !gone && task.closing !== null,
      gone,
    },
  }
}
