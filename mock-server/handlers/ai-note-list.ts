import type { Schemas } from '../schemas.ts'
import { type NoteState, stateOf } from '../state/ai-notes.ts'
import { levelOf, mayReadWords, notesOf, noteSummary, type NoteViewer, waitingNotes } from '../views/ai-notes.ts'
import { plain } from './fits.ts'
import type { Call } from './portal-app.ts'
import { makeToken, pageSizeOf, readNumberToken } from './tokens.ts'

/** A page of notes, as the query of the request asks for it. */
export function notePage(call: Call, asked: NoteViewer): Schemas['AiNotePage'] {
  const { view = 'mine', search = '', pageSize, pageToken } = call.req.query()
  const words = plain(search.trim())
  const all = notesOf(asked, view === 'shared' ? 'shared' : 'mine')
  const notes = inOrder(asked, all.filter(filterOf(call, asked))).filter((note) => fits(asked, note, words))
  const from = pageToken === undefined ? 0 : readNumberToken('ai-notes', pageToken, 'pageToken')
  const size = pageSizeOf(pageSize)
  return {
    notes: notes.slice(from, from + size).map((note) => ({
      ...noteSummary(asked, note),
      ...(words !== '' && { hits: hitsOf(asked, note, words).slice(0, 3) }),
    })),
    counts: {
      mine: notesOf(asked, 'mine').length,
      shared: notesOf(asked, 'shared').length,
      unchecked: waitingNotes(asked),
    },
    totalCount: notes.length,
    nextPageToken: from + size < notes.length ? makeToken('ai-notes', from + size) : null,
  }
}

/** What is in work or failed stands first. */
function inOrder({ now }: NoteViewer, notes: NoteState[]): NoteState[] {
  const isReady = (note: NoteState) => stateOf(note, now) === 'ready'
  return [...notes.filter((note) => !isReady(note)), ...notes.filter(isReady)]
}

function filterOf(call: Call, { now }: NoteViewer): (note: NoteState) => boolean {
  const { state, kind, review } = call.req.query()
  return (note) => {
    const is = stateOf(note, now)
    const group = is === 'ready' || is === 'failed' ? is : 'working'
    if (state !== undefined && group !== state) return false
    if (kind !== undefined && note.kind !== kind) return false
    return review === undefined || (note.review?.revision === note.revision) === (review === 'checked')
  }
}

function fits(asked: NoteViewer, note: NoteState, words: string): boolean {
  return words === '' || plain(note.title).includes(words) || hitsOf(asked, note, words).length > 0
}

/** Where it was said; nothing for those who may not read the words. */
function hitsOf({ data, viewer, now }: NoteViewer, note: NoteState, words: string): Schemas['NoteHit'][] {
  if (!mayReadWords(levelOf(data, note, viewer)) || stateOf(note, now) !== 'ready') return []
  return note.segments
    .filter(({ text }) => plain(text).includes(words))
    .map(({ id, startMs, text }) => ({ segmentId: id, startMs, text }))
}
