import type { Schemas } from '../schemas.ts'

/** What was said and what was made of it. */
export type NoteState = {
  id: string
  number: number
  title: string
  kind: string
  source: string
  ownerId: string
  heldAt: number
  durationMs: number
  place: string | null
  participants: { personId?: string; name?: string; role: string | null; present: boolean }[]
  languages: Schemas['NoteLanguage'][]
  summaryLanguage: string
  /** Null for a text. */
  audio: { deleteAt: number; deletedAt: number | null; deletedBy: string | null } | null
  /** The moments at which each step ends; null for what is ready or has failed. */
  work: NoteWork | null
  failure: { code: string; step: NoteStep; at: number; retryable: boolean } | null
  sections: SectionState[]
  actionItems: ActionItemState[]
  speakers: SpeakerState[]
  segments: Schemas['TranscriptSegment'][]
  gaps: Schemas['NoteGap'][]
  markers: Schemas['NoteMarker'][]
  review: { by: string; at: number; revision: number } | null
  /** Rises with each change of the text. */
  revision: number
  grants: Schemas['NoteGrant'][]
  /** Counts the changes of the grants. */
  sharingSaves: number
  postIds: string[]
}

export type NoteStep = 'uploading' | 'transcribing' | 'summarising'

export type NoteWork = { since: number; ends: Record<NoteStep, number>; fails?: { code: string; step: NoteStep } }

export type SectionState = { kind: string; title: string | null; items: SentenceState[] }

export type SentenceState = Omit<Schemas['SummaryItem'], 'editedBy'> & { editedBy: string | null }

export type ActionItemState = Omit<Schemas['ActionItem'], 'assignee' | 'result'> & {
  assigneeId: string | null
  task: { id: string; postId: string; title: string } | null
}

export type SpeakerState = Omit<Schemas['NoteSpeaker'], 'user' | 'proposedUser' | 'speechMs'> & {
  personId: string | null
  proposedId: string | null
}

export const noteSteps = ['uploading', 'transcribing', 'summarising'] as const

/** How long a step of the demo takes: long enough to be seen. */
const stepMs: Record<NoteStep, number> = { uploading: 6_000, transcribing: 20_000, summarising: 12_000 }

/** The work on a note that begins now, or goes on from a step. */
export function workFrom(now: number, first: NoteStep = 'uploading'): NoteWork {
  const ends = { uploading: now, transcribing: now, summarising: now }
  let at = now
  for (const step of noteSteps.slice(noteSteps.indexOf(first))) ends[step] = at += stepMs[step]
  return { since: now, ends }
}

/** The state of a note at a moment. */
export function stateOf({ work, failure }: NoteState, now: number): NoteStep | 'ready' | 'failed' {
  if (failure) return 'failed'
  return (work && noteSteps.find((step) => now < work.ends[step])) ?? 'ready'
}
