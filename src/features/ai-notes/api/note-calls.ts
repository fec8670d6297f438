import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { api, currentOf, isApiError, type Schemas, unwrap } from '@/api'
import { taskQueries } from '@/features/tasks'
import type { MessageDescriptor } from '@/shared/i18n'
import { tipRequested } from '@/shared/overlays'
import { actMessages as messages } from '../messages'
import { applied, type Edit, sentenceIn } from '../model/edits'
import { noteQueries, showNote } from './note-queries'

type Note = Schemas['AiNote']

const path = '/internal/v2/communication/ai-notes/{noteId}'
const of = (noteId: string) => ({ params: { path: { noteId } } })

/** What a failed call says where nothing better is known. */
export function failureOf(error: unknown): MessageDescriptor {
  if (!isApiError(error)) return messages.failed
  if (error.kind === 'offline') return messages.offline
  return error.kind === 'forbidden' ? messages.refused : messages.failed
}

/** Another person wrote the same sentence first. */
export class SentenceTaken extends Error {
  override readonly name = 'SentenceTaken'
  readonly theirs: string | null

  constructor(theirs: string | null) {
    super('the sentence was changed meanwhile')
    this.theirs = theirs
  }
}

/**
 * Changes one sentence. Where somebody has changed others meanwhile, both stand; where it is the same one, nothing is
 * overwritten and the caller hears of it.
 */
export function useEditSentence(note: Note) {
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  const save = async (base: Note, edit: Edit): Promise<Note> => {
    try {
      const sections = applied(base.summary?.sections ?? [], edit)
      return await unwrap(api.PUT(`${path}/summary`, { ...of(note.id), body: { sections, occToken: base.occToken } }))
    } catch (error) {
      const current = currentOf(error) as Note | null
      if (!current) throw error
      showNote(queryClient, current)
      const theirs = sentenceIn(current, edit.id)
      if (edit.kind === 'all' || sentenceIn(base, edit.id) !== theirs) throw new SentenceTaken(theirs)
      return save(current, edit)
    }
  }
  const mutation = useMutation({
    mutationFn: ({ edit, over = note }: { edit: Edit; over?: Note; silent?: boolean }) => save(over, edit),
    onSuccess: (saved, { silent = false }) => {
      showNote(queryClient, saved)
      if (silent) return
      const undo = () => mutation.mutate({ edit: { kind: 'all', id: '', sections: before }, over: saved, silent: true })
      tip({
        severity: 'success',
        title: messages.saved,
        actionCallbacks: [{ label: messages.undo, onSelect: undo }],
      })
    },
    onError: (error, { edit }) => {
      if (!(error instanceof SentenceTaken)) tip({ severity: 'error', title: failureOf(error) })
      // Where one sentence is being written, its editor shows both texts.
      else if (edit.kind === 'all') tip({ severity: 'warn', title: messages.changed })
    },
  })
  const before = note.summary?.sections ?? []
  return mutation
}

/** Marks the text as checked by the person, or takes that back. */
export function useCheckNote(note: Note) {
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  return useMutation({
    mutationFn: (checked: boolean) =>
      unwrap(
        checked
          ? api.PUT(`${path}/review`, { ...of(note.id), body: { revision: note.revision } })
          : api.DELETE(`${path}/review`, of(note.id)),
      ),
    onSuccess: (saved) => showNote(queryClient, saved),
    onError: (error) => {
      const current = currentOf(error) as Note | null
      if (current) showNote(queryClient, current)
      tip(current ? { severity: 'warn', title: messages.changed } : { severity: 'error', title: failureOf(error) })
    },
  })
}

/** Lets a failed note go on. */
export function useRetryNote(noteId: string) {
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  return useMutation({
    mutationFn: () => unwrap(api.POST(`${path}/retry`, of(noteId))),
    onSuccess: (note) => showNote(queryClient, note),
    onError: (error) => tip({ severity: 'error', title: failureOf(error) }),
  })
}

/** Dismisses an action item, or proposes it again. */
export function useDismissItem(noteId: string) {
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  const mutation = useMutation({
    mutationFn: ({ itemId, state }: { itemId: string; state: 'proposed' | 'dismissed' }) =>
      unwrap(api.PATCH(`${path}/action-items/{itemId}`, { params: { path: { noteId, itemId } }, body: { state } })),
    onSuccess: (note, { itemId, state }) => {
      showNote(queryClient, note)
      if (state === 'proposed') return
      const undo = () => mutation.mutate({ itemId, state: 'proposed' })
      tip({
        severity: 'success',
        title: messages.dismissed,
        actionCallbacks: [{ label: messages.undo, onSelect: undo }],
      })
    },
    onError: (error) => tip({ severity: 'error', title: failureOf(error) }),
  })
  return mutation
}

/** What a task of an action item is made of; the key makes a repeated send one task. */
export type Acceptance = { itemId: string; key: string; body: Schemas['ActionItemAcceptance'] }

/** Makes a task of an action item. */
export function useAcceptItem(noteId: string, onMade: () => void) {
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  return useMutation({
    mutationFn: ({ itemId, key, body }: Acceptance) =>
      unwrap(
        api.POST(`${path}/action-items/{itemId}/accept`, {
          params: { path: { noteId, itemId }, header: { 'Idempotency-Key': key } },
          body,
        }),
      ),
    onSuccess: (note) => {
      showNote(queryClient, note)
      void queryClient.invalidateQueries({ queryKey: taskQueries.all })
      tip({ severity: 'success', title: messages.taskMade })
      onMade()
    },
    onError: (error) => {
      const current = isApiError(error) && error.code === 'action-accepted' ? error.problem?.current : undefined
      if (current) showNote(queryClient, current as Note)
    },
  })
}

/** Says whose voice it is, everywhere in the note at once; a press takes it back. */
export function useChangeSpeaker(noteId: string) {
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  const mutation = useMutation({
    mutationFn: ({ voice, to }: { voice: Voice; to: Schemas['SpeakerChange']; silent?: boolean }) =>
      unwrap(
        api.PATCH(`${path}/speakers/{speakerId}`, { params: { path: { noteId, speakerId: voice.id } }, body: to }),
      ),
    onSuccess: (_, { voice, to, silent = false }) => {
      void queryClient.invalidateQueries({ queryKey: noteQueries.transcript(noteId).queryKey })
      if (silent) return
      const undo = () => mutation.mutate({ voice, to: before(voice, to), silent: true })
      tip({
        severity: 'success',
        title: messages.saved,
        actionCallbacks: [{ label: messages.undo, onSelect: undo }],
      })
    },
    onError: (error) => tip({ severity: 'error', title: failureOf(error) }),
  })
  return mutation
}

type Voice = Schemas['NoteSpeaker']

/** What takes a change of a voice back. */
function before({ user, name, mergedInto }: Voice, { mergedInto: merged }: Schemas['SpeakerChange']) {
  if (merged !== undefined) return { mergedInto }
  return name === null ? { userId: user?.id ?? null } : { name }
}

/** Deletes the sound for everyone. */
export function useDeleteAudio(noteId: string, onDeleted: () => void) {
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  return useMutation({
    mutationFn: () => unwrap(api.DELETE(`${path}/audio`, of(noteId))),
    onSuccess: (note) => {
      showNote(queryClient, note)
      onDeleted()
    },
    onError: (error) => tip({ severity: 'error', title: failureOf(error) }),
  })
}

/** Saves who may read a note. */
export function useShareNote(noteId: string, onSaved: () => void) {
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  return useMutation({
    mutationFn: (body: Schemas['NoteSharingToSave']) => unwrap(api.PUT(`${path}/sharing`, { ...of(noteId), body })),
    onSuccess: (sharing) => {
      queryClient.setQueryData(noteQueries.sharing(noteId).queryKey, sharing)
      void queryClient.invalidateQueries({ queryKey: noteQueries.note(noteId).queryKey, exact: true })
      tip({ severity: 'success', title: messages.sharingSaved })
      onSaved()
    },
    onError: (error) => {
      const current = currentOf(error) as Schemas['NoteSharing'] | null
      if (current) queryClient.setQueryData(noteQueries.sharing(noteId).queryKey, current)
      tip(current ? { severity: 'warn', title: messages.changed } : { severity: 'error', title: failureOf(error) })
    },
  })
}
