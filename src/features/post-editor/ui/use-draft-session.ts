import { createWatch, type Scope } from 'effector'
import { useProvidedScope, useUnit } from 'effector-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useHref } from 'react-router-dom'
import type { Schemas } from '@/api'
import { signedOut, useCurrentUser } from '@/features/session'
import { later } from '@/shared/delay'
import { forgetDeviceDraft, keepDeviceDraft } from '@/shared/device-drafts'
import { randomId } from '@/shared/random-id'
import { paths } from '@/shared/routes'
import { workBegun, workEnded } from '@/shared/unsaved-work'
import { createPost, saveDraft } from '../api/draft-calls'
import { messages } from '../messages'
import { aboutPost, addressOf } from '../model/device-address'
import { createDraftSession, type DraftSessionStart } from '../model/draft-session'

export type DraftSession = ReturnType<typeof createDraftSession>

/** What the editor opens with. */
export type EditorStart = Omit<DraftSessionStart, 'postToken'>

const WORK = 'post-editor'

/** The draft session of an open editor: it lives as long as the editor, and the portal knows what it has not saved. */
export function useDraftSession(post: Schemas['Post'] | null, start: EditorStart, unsaved: boolean) {
  const { id: userId } = useCurrentUser()
  const work = useUnit({ begun: workBegun, ended: workEnded })
  const root = useHref('/').replace(/\/$/, '')
  const [session] = useState(() =>
    createDraftSession(
      {
        create: async ({ communityId, language }, key) => {
          const { post: begun, draft } = await createPost({ communityId, language }, key)
          return { draft, postToken: begun.occToken ?? null }
        },
        save: saveDraft,
        keepOnDevice: (postId, kept) => keepDeviceDraft(userId, addressOf(postId), kept, aboutPost(kept.fields)),
        forgetOnDevice: (postId) => forgetDeviceDraft(userId, addressOf(postId)),
        makeKey: randomId,
        later,
      },
      { ...start, postToken: post?.occToken ?? null },
    ),
  )
  const state = useSyncExternalStore(session.subscribe, session.getState)
  const { phase, postId, onDevice } = state

  useEffect(() => {
    if (unsaved) session.change({})
    return () => session.leave()
  }, [session, unsaved])

  // A tab that is closed, or a phone that puts it to sleep, gives no more time than this.
  useEffect(() => {
    const keep = () => document.visibilityState === 'hidden' && session.keep()
    const keepAtEnd = () => session.keep()
    document.addEventListener('visibilitychange', keep)
    addEventListener('pagehide', keepAtEnd)
    return () => {
      document.removeEventListener('visibilitychange', keep)
      removeEventListener('pagehide', keepAtEnd)
    }
  }, [session])

  // Who is back online need not wait for the next try.
  useEffect(() => {
    const send = () => void session.flush()
    addEventListener('online', send)
    return () => removeEventListener('online', send)
  }, [session])

  // The address says where the draft is from now on, without taking the editor down: a reload finds it.
  useEffect(() => {
    if (postId !== null && start.postId === null)
      history.replaceState(history.state, '', `${root}${paths.postEdit(postId)}`)
  }, [postId, root, start.postId])

  const unsent = phase !== 'idle' && phase !== 'saved'
  useEffect(() => {
    if (!unsent) return
    work.begun({
      id: WORK,
      what: messages.unsavedWork,
      kept: onDevice,
      deviceDraft: addressOf(postId),
      send: () => sent(session),
    })
    return () => void work.ended(WORK)
  }, [unsent, onDevice, postId, session, work])

  // Who signed out leaves nothing here; whose session ended finds what the device has kept.
  const scope = useProvidedScope()
  useEffect(() => (scope ? stopAtSignOut(session, scope) : undefined), [scope, session])

  return { session, state }
}

async function sent(session: DraftSession): Promise<boolean> {
  await session.flush()
  return isSaved(session)
}

/** Also after the editor is left, as long as its last save is tried again. */
function stopAtSignOut(session: DraftSession, scope: Scope): () => void {
  const unwatch = createWatch({ unit: signedOut, scope, fn: () => session.stop() })
  return () => {
    if (isSaved(session)) return unwatch()
    const unsubscribe = session.subscribe(() => {
      if (!isSaved(session)) return
      unsubscribe()
      unwatch()
    })
  }
}

function isSaved(session: DraftSession): boolean {
  const { phase } = session.getState()
  return phase === 'saved' || phase === 'idle'
}
