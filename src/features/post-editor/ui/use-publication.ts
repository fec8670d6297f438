import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { currentOf, isApiError, type Schemas } from '@/api'
import { useNow } from '@/design-system/RelativeTime'
import { communityQueries } from '@/features/navigation'
import { useIntl } from '@/shared/i18n'
import { tipRequested } from '@/shared/overlays'
import { paths } from '@/shared/routes'
import { draftKeys, publishPost } from '../api/draft-calls'
import { messages } from '../messages'
import { timeProblem, zonedTime } from '../model/publish-time'
import type { PublishPlan } from './PublishRail'
import type { DraftSession } from './use-draft-session'

/** What a publication of a change says beside the text. */
export type PublishOptions = Pick<Schemas['Publishing'], 'note' | 'substantive' | 'notify'>

/** Publishing from the editor: when, the call itself, and what another person has published meanwhile. */
export function usePublication(session: DraftSession) {
  const { timeZone } = useIntl()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  const now = useNow().getTime()
  const [plan, setPlan] = useState<PublishPlan>({ when: 'now', day: null, time: '' })
  const [asking, setAsking] = useState(false)
  const [theirs, setTheirs] = useState<Schemas['Post'] | null>(null)
  /** The publication that the other text stood in the way of; null while the person only looks. */
  const [wanted, setWanted] = useState<PublishOptions | null>(null)
  const at = plan.when === 'later' ? zonedTime(plan.day ?? '', plan.time, timeZone) : null
  const timeError = plan.when === 'now' ? null : at === null ? ('missing' as const) : timeProblem(at, now)

  const call = useMutation({
    mutationFn: async (options: PublishOptions) => {
      // Publishing without a change still needs a draft.
      if (session.getState().occToken === null) session.change({})
      await session.flush()
      const { postId: id, occToken, postToken: token, phase: kept } = session.getState()
      const onServer = kept === 'saved' || kept === 'idle'
      if (!onServer || id === null || occToken === null || token === null)
        throw new Error('The draft is not on the server yet.')
      const body = { draftOccToken: occToken, occToken: token, ...options }
      return publishPost(id, at ? { ...body, publishAt: at } : body)
    },
    onSuccess: (done) => {
      session.end()
      setAsking(false)
      for (const queryKey of [draftKeys.all, ['posts'], ['navigation'], communityQueries.all])
        void queryClient.invalidateQueries({ queryKey })
      const waits = done.publication?.state === 'scheduled'
      tip({ severity: 'success', title: waits ? messages.scheduled : messages.published })
      void navigate(waits ? paths.mySpaceTab('drafts') : paths.post(done.id), { replace: true })
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
    plan,
    setPlan,
    timeError,
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
