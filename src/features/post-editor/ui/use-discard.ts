import { useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useNavigate } from 'react-router-dom'
import { holdAct } from '@/features/held-acts'
import { communityQueries, navigationQueries } from '@/features/navigation'
import { useCurrentUser } from '@/features/session'
import { keepDeviceDraft } from '@/shared/device-drafts'
import { tipRequested } from '@/shared/overlays'
import { paths } from '@/shared/routes'
import { discardDraft, draftKeys } from '../api/draft-calls'
import { messages } from '../messages'
import { aboutPost, addressOf } from '../model/device-address'
import type { DraftSession } from './use-draft-session'

/** Throws away what is written and leaves the editor; for some seconds it can be had back as it was. */
export function useDiscard(session: DraftSession, published: boolean): () => void {
  const { id: userId } = useCurrentUser()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const tip = useUnit(tipRequested)

  async function send(postId: string, occToken: string) {
    try {
      await discardDraft(postId, occToken)
    } catch {
      tip({ severity: 'error', title: messages.discardFailed, message: messages.discardFailedText })
    }
    for (const { queryKey } of [
      navigationQueries.counts(),
      { queryKey: draftKeys.all },
      { queryKey: communityQueries.all },
    ])
      void queryClient.invalidateQueries({ queryKey })
  }

  return () => {
    const { postId, occToken, fields } = session.getState()
    session.end()
    const sent = postId !== null && occToken !== null
    const act = sent ? holdAct(() => send(postId, occToken)) : null
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
