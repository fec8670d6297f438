import { armNote } from '../../../actions/ai-notes.ts'
import { lineFour } from '../../../content/ai-notes/line-four.ts'
import { otherNotes } from '../../../content/ai-notes/others.ts'
import type { WrittenNote, WrittenSentence } from '../../../content/ai-notes/types.ts'
import type { Schemas } from '../../../schemas.ts'
import { userSummary } from '../../../views/people.ts'
import type { NoteState, SentenceState } from '../../ai-notes.ts'
import type { WorldData } from '../../data.ts'
import { dateOf, day, hour, minute, startOfDay } from '../../times.ts'
import type { World } from '../../world.ts'

/** How long the demo keeps what was recorded. */
export const keptMs = 30 * day

/** Puts the written notes into the world; the posts must be there already. */
export function addNotes(data: WorldData, now: number): void {
  for (const written of [lineFour, ...otherNotes]) {
    const note = noteOf(data, written, now)
    data.aiNotes.set(note.id, note)
  }
}

/** Lets what is in work go on by the clock of the world. */
export function armNotes(world: World, data: WorldData): void {
  for (const note of data.aiNotes.values()) if (note.work) armNote(world, note)
}

/** Fills the list of a person, and makes one note as long as a working morning. */
export function crowdNotes(data: WorldData, personId: string, now: number, count: number): void {
  const pattern = noteOf(data, { ...lineFour, by: personId, grants: [], posts: [], checked: 'checked' }, now)
  for (let index = 1; index <= count; index += 1) {
    const number = 1_000 + index
    const id = `note-${number}`
    const heldAt = now - index * 7 * hour
    // What is changed in its place is each note's own.
    const { actionItems, speakers } = structuredClone({ actionItems: pattern.actionItems, speakers: pattern.speakers })
    data.aiNotes.set(id, {
      ...pattern,
      actionItems,
      speakers,
      id,
      number,
      title: `${lineFour.title}, ${number}`,
      heldAt,
    })
  }
  const long = data.aiNotes.get(`note-${1_001}`)
  if (long) {
    long.durationMs = 4 * hour
    long.segments = Array.from({ length: 2_400 }, (_, index) => segmentAt(pattern, index))
  }
}

function segmentAt({ segments }: NoteState, index: number): Schemas['TranscriptSegment'] {
  const [first] = segments
  const segment = segments[index % segments.length] ?? first
  if (!segment) throw new Error('the pattern has no words')
  return { ...segment, id: `sg-1001-${index + 1}`, startMs: index * 6_000, endMs: index * 6_000 + 5_500 }
}

function noteOf(data: WorldData, written: WrittenNote, now: number): NoteState {
  const { number, title, kind, source = 'recording', by, place = null, language } = written
  const durationMs = msOf(written.length)
  // A note of today is held before now, whatever the time.
  const heldAt =
    written.daysAgo === 0 ? now - durationMs - 4 * minute : startOfDay(now - written.daysAgo * day) + written.at * hour
  const segments = written.said.map(([at, voice, text, spoken = 'it', unsure], index) => {
    const next = written.said[index + 1]
    const startMs = msOf(at)
    return {
      id: `sg-${number}-${index + 1}`,
      startMs,
      endMs: Math.min(startMs + text.length * 70, next ? msOf(next[0]) : durationMs),
      speakerId: `sp-${number}-${voice}`,
      text,
      language: spoken,
      confidence: unsure ? 'low' : 'normal',
    }
  })
  const citationsOf = (where: readonly number[]) =>
    where.flatMap((place) => {
      const segment = segments[place - 1]
      return segment ? [{ segmentId: segment.id, startMs: segment.startMs, endMs: segment.endMs }] : []
    })
  const sentences = (letter: string, items: readonly WrittenSentence[] = []): SentenceState[] =>
    items.map(([text, where, { support = 'stated', aiText = text, stale = false } = {}], index) => ({
      id: `si-${number}-${letter}${index + 1}`,
      text,
      origin: aiText === text ? 'ai' : 'edited',
      aiText,
      editedBy: aiText === text ? null : by,
      citations: citationsOf(where),
      support,
      stale,
    }))
  const sections = [
    { kind: 'overview', title: null, items: sentences('o', written.overview) },
    { kind: kind === 'round' ? 'findings' : 'decisions', title: null, items: sentences('d', written.decided) },
    { kind: 'topics', title: null, items: sentences('t', written.topics) },
    { kind: 'questions', title: null, items: sentences('q', written.questions) },
  ].filter(({ items }) => items.length > 0)
  const revision = written.checked === 'changed-since' ? 4 : 3
  const readyAt = heldAt + durationMs + 3 * minute
  return {
    id: `note-${number}`,
    number,
    title,
    kind,
    source,
    ownerId: by,
    heldAt,
    durationMs,
    place,
    participants: [
      ...written.people.map((who) => participant(data, who, true)),
      ...(written.absent ?? []).map((who) => participant(data, who, false)),
    ],
    languages: languagesOf(segments),
    summaryLanguage: language,
    audio: source === 'text' ? null : audioOf(written, heldAt),
    work: written.state === 'transcribing' ? { since: now - minute, ends: inWork(now) } : null,
    failure:
      written.state === 'no-speech' ? { code: 'no-speech', step: 'transcribing', at: readyAt, retryable: true } : null,
    sections,
    actionItems: (written.actions ?? []).map(({ text, who, whoSaid, inDays, whenSaid, where }, index) => ({
      id: `ac-${number}-${index + 1}`,
      text,
      assigneeId: who ?? null,
      assigneeSaid: whoSaid ?? null,
      dueDate: inDays === undefined ? null : dateOf(now + inDays * day),
      dueSaid: whenSaid ?? null,
      citations: citationsOf(where),
      state: 'proposed',
      origin: 'ai',
      task: null,
    })),
    speakers: written.voices.map((voice, index) => ({
      id: `sp-${number}-${index + 1}`,
      number: index + 1,
      personId: voice,
      name: null,
      proposedId: written.maybe?.[index + 1] ?? null,
      mergedInto: null,
    })),
    segments,
    gaps: (written.gaps ?? []).map(([at, lostMs, reason]) => ({ atMs: msOf(at), lostMs, reason })),
    markers: (written.markers ?? []).map(([at, text], index) => ({
      id: `mk-${number}-${index + 1}`,
      atMs: msOf(at),
      text,
    })),
    review: written.checked ? { by, at: readyAt + 40 * minute, revision: 3 } : null,
    revision,
    grants: (written.grants ?? []).map(([who, level]) => ({ subject: subjectOf(data, who), level })),
    sharingSaves: 1,
    postIds: (written.posts ?? []).flatMap((start) => data.feed.find((post) => post.title.startsWith(start))?.id ?? []),
  }
}

/** Most of an hour's transcribing is over; nothing of it ends in the first minutes of a world. */
function inWork(now: number) {
  return { uploading: now - 30_000, transcribing: now + 4 * minute, summarising: now + 7 * minute }
}

function audioOf({ audioDeleted }: WrittenNote, heldAt: number): NoteState['audio'] {
  const deleteAt = heldAt + keptMs
  return { deleteAt, deletedAt: audioDeleted ? deleteAt : null, deletedBy: null }
}

function participant(data: WorldData, who: string, present: boolean): NoteState['participants'][number] {
  const known = data.people.has(who)
  return { ...(known ? { personId: who } : { name: who }), role: null, present }
}

function subjectOf(data: WorldData, id: string): Schemas['Assignee'] {
  const group = data.groups.get(id)
  if (group) return { type: 'group', group: { id, name: group.name } }
  return { type: 'user', user: userSummary(data, id) }
}

function languagesOf(segments: readonly { language: string; text: string }[]): Schemas['NoteLanguage'][] {
  const letters = new Map<string, number>()
  for (const { language, text } of segments) letters.set(language, (letters.get(language) ?? 0) + text.length)
  const all = [...letters.values()].reduce((sum, count) => sum + count, 0)
  return [...letters].map(([code, count]) => ({ code, sharePercent: Math.round((100 * count) / all) }))
}

function msOf(at: string): number {
  const [minutes = 0, seconds = 0] = at.split(':').map(Number)
  return (minutes * 60 + seconds) * 1_000
}
