import { NoteDetail } from './NoteDetail'
import { OpenNote } from './OpenNote'

/** One AI note: what was said in short, what is to be done, and the words it rests on. */
export function NoteView({ noteId }: { noteId: string }) {
  return <OpenNote noteId={noteId}>{(note) => <NoteDetail note={note} />}</OpenNote>
}
