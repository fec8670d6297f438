import { useUnit } from 'effector-react'
import { useNavigate } from 'react-router-dom'
import { useCurrentUser } from '@/features/session'
import { keepDeviceDraft } from '@/shared/device-drafts'
import { tipRequested } from '@/shared/overlays'
import { paths } from '@/shared/routes'
import { messages } from '../messages'
import { aboutPost, addressOf } from '../model/device-address'
import { useHeldDiscard } from '../plan/use-held-discard'
import type { DraftSession } from './use-draft-session'

/** Throws away what is written and leaves the editor; for some seconds it can be had back as it was. */
export function useDiscard(session: DraftSession, published: boolean): () => void {
  const { id: userId } = useCurrentUser()
  const discard = useHeldDiscard()
  const navigate = useNavigate()
  const tip = useUnit(tipRequested)

  return () => {
    const { postId, occToken, fields } = session.getState()
    session.end()
    const sent = postId !== null && occToken !== null
    const act = sent ? discard(postId, occToken) : null
    async function bringBack() {
      if (act?.undo() === false) return
      // What the server has is opened from there; of the rest this device is the only place.
      if (!sent) await keepDeviceDraft(userId, addressOf(postId), { fields, occToken }, aboutPost(fields))
      void navigate(postId === null ? paths.postCreate() : paths.postEdit(postId))
    }
    tip({
      severity: 'success',
      title: messages.discarded,
      actionCallbacks: [{ label: messages.undo, onSelect: () => void bringBack() }],
    })
    void navigate(published && postId !== null ? paths.post(postId) : paths.dashboard(), { replace: true })
  }
}
