import { loadable } from '@/shared/loadable'

/** The list of AI notes; a screen of its own, loaded when it is opened. */
export const NotesView = loadable(() => import('./ui/NotesView')).component('NotesView')

/** One AI note; a screen of its own, loaded when it is opened. */
export const NoteView = loadable(() => import('./ui/NoteView')).component('NoteView')

/** One AI note as it goes on paper; loaded when it is opened. */
export const NotePrintView = loadable(() => import('./ui/NotePrintView')).component('NotePrintView')

/** The notes of a post, in its tab; loaded when that is opened. */
export const PostNotes = loadable(() => import('./ui/PostNotes')).component('PostNotes')
