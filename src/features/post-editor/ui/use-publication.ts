import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { currentOf, isApiError, type Schemas } from '@/api'
import { communityQueries } from '@/features/navigation'
import { tipRequested } from '@/shared/overlays'
import { paths } from '@/shared/routes'
import { draftKeys, publishPost } from '../api/draft-calls'
import { messages } from '../messages'
import type { DraftSession } from './use-draft-session'

/** What a publication of a change says beside the text. */
export type PublishOptions = Pick<Schemas['Publishing'], 'notify'>

/** Publishing from the editor: the call itself, and what another person has published meanwhile. */
export function usePublication(session: DraftSession) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  const [asking, setAsking] = useState(false)
  const [theirs, setTheirs] = useState<Schemas['Post'] | null>(null)
  /** The publication that the other text stood in the way of; null while the person only looks. */
  const [wanted, setWanted] = useState<PublishOptions | null>(null)
  const call = useMutation({
    mutationFn: async (options: PublishOptions) => {
      // Publishing without a change still needs a draft.
      if (session.getState().occToken === null) session.change({})
      await session.flush()
      const { postId: id, occToken, postToken: token, phase: kept } = session.getState()
      const onServer = kept === 'saved' || kept === 'idle'
      if (!onServer || id === null || occToken === null || token === null)
        throw new Error('The draft is not on the server yet.')
      return publishPost(id, { draftOccToken: occToken, occToken: token, ...options })
    },
    onSuccess: (done) => {
      session.end()
      setAsking(false)
      for (const queryKey of [draftKeys.all, ['posts'], ['navigation'], communityQueries.all])
        void queryClient.invalidateQueries({ queryKey })
      tip({ severity: 'success', title: messages.published })
      void navigate(paths.post(done.id), { replace: true })
    },
    onError: (error, options) => {
      setAsking(false)
      const current = currentOf(error) as Schemas['Post'] | null
      if (current) {
        setWanted(options)
        return setTheirs(current)
      }
      if (session.getState().phase === 'conflict') return
      const forbidden = isApiError(error) && error.code === 'posting-forbidden'
      tip({
        severity: 'error',
        title: messages.publishFailed,
        message: forbidden ? messages.postingForbidden : messages.textIsKept,
      })
    },
  })

  return {
    busy: call.isPending,
    /** Whether the person is asked what the change is. */
    asking,
    setAsking,
    /** Publishes what is written. */
    send: (options: PublishOptions = {}) => call.mutate(options),
    /** What another person has published since the editor was opened, once it is in the way. */
    theirs,
    /** Shows what another person has published; keeping the own text then publishes it where that was wanted. */
    show(post: Schemas['Post'], publishing: PublishOptions | null = null) {
      setWanted(publishing)
      setTheirs(post)
    },
    close: () => setTheirs(null),
    keepMine() {
      if (!theirs) return
      session.rebase(theirs.occToken ?? '', theirs.revision ?? 1)
      session.change({})
      setTheirs(null)
      if (wanted) call.mutate(wanted)
    },
    takeTheirs() {
      if (!theirs) return
      tip({ severity: 'info', title: messages.mineStaysDraft })
      void queryClient.invalidateQueries({ queryKey: ['posts', 'detail', theirs.id] })
      void navigate(paths.post(theirs.id))
    },
  }
}
