import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { currentOf, isApiError, type Schemas } from '@/api'
import { useNow } from '@/design-system/RelativeTime'
import { communityQueries } from '@/features/navigation'
import { calendarDay, useDayTime } from '@/shared/day-time'
import { useIntl } from '@/shared/i18n'
import { tipRequested } from '@/shared/overlays'
import { paths } from '@/shared/routes'
import { draftKeys, publishPost } from '../api/draft-calls'
import { messages } from '../messages'
import { planMessages } from '../plan/messages'
import { atOnce, plannedTime, planOf, type PublishPlan, timeProblem } from '../plan/publish-time'
import type { DraftSession } from './use-draft-session'

/** What a publication of a change says beside the text. */
export type PublishOptions = Pick<Schemas['Publishing'], 'notify'>

/** A publication as it is asked for: at once, or as it was planned. */
type Wanted = { options: PublishOptions; plan: PublishPlan }

/** Publishing from the editor: when, the call itself, and what another person has published meanwhile. */
export function usePublication(session: DraftSession, publication: Schemas['Publication'] | undefined) {
  const { timeZone } = useIntl()
  const { exact } = useDayTime()
  const now = useNow().getTime()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  const [plan, setPlan] = useState(() => planFrom(publication, timeZone))
  const [asking, setAsking] = useState(false)
  const [theirs, setTheirs] = useState<Schemas['Post'] | null>(null)
  /** The publication that the other text stood in the way of; null while the person only looks. */
  const [wanted, setWanted] = useState<Wanted | null>(null)
  const call = useMutation({
    mutationFn: async ({ options, plan: { when, ...time } }: Wanted) => {
      // Publishing without a change still needs a draft.
      if (session.getState().occToken === null) session.change({})
      await session.flush()
      const { postId: id, occToken, postToken: token, phase: kept } = session.getState()
      const onServer = kept === 'saved' || kept === 'idle'
      if (!onServer || id === null || occToken === null || token === null)
        throw new Error('The draft is not on the server yet.')
      const planned = when === 'later' ? plannedTime({ when, ...time }, timeZone) : null
      const body = { draftOccToken: occToken, occToken: token, ...options }
      return publishPost(id, planned ? { ...body, publishAt: planned.at } : body)
    },
    onSuccess: (done) => {
      session.end()
      setAsking(false)
      for (const queryKey of [draftKeys.all, ['posts'], ['navigation'], communityQueries.all])
        void queryClient.invalidateQueries({ queryKey })
      const due = done.publication?.state === 'scheduled' ? done.publication.publishAt : undefined
      if (due) {
        const time = exact(new Date(due.zonedDatetime))
        tip({ severity: 'success', title: planMessages.stateScheduled, translateParams: { time } })
      } else tip({ severity: 'success', title: messages.published })
      void navigate(due ? paths.mySpaceTab('drafts') : paths.post(done.id), { replace: true })
    },
    onError: (error, attempt) => {
      setAsking(false)
      const current = currentOf(error) as Schemas['Post'] | null
      if (current) {
        setWanted(attempt)
        return setTheirs(current)
      }
      if (session.getState().phase === 'conflict') return
      tip({ severity: 'error', title: messages.publishFailed, message: reasonOf(error) })
    },
  })

  return {
    plan,
    setPlan,
    /** What is wrong with the time that was chosen. */
    timeError: timeProblem(plan, timeZone, now),
    /** The day of today, where the person is. */
    today: calendarDay(new Date(now), timeZone),
    busy: call.isPending,
    /** Whether the person is asked what the change is. */
    asking,
    setAsking,
    /** Publishes what is written, as it was planned or as it is asked for. */
    send: (options: PublishOptions = {}, wish = plan) => call.mutate({ options, plan: wish }),
    /** What another person has published since the editor was opened, once it is in the way. */
    theirs,
    /** Shows what another person has published; keeping the own text then publishes it where that was wanted. */
    show(post: Schemas['Post'], publishing: PublishOptions | null = null) {
      setWanted(publishing && { options: publishing, plan: atOnce })
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

/** Who opens a post that waits for its time finds that time; one that has failed is to be planned anew. */
function planFrom(publication: Schemas['Publication'] | undefined, timeZone: string): PublishPlan {
  const { publishAt, failure } = publication ?? {}
  return publishAt && !failure ? planOf(publishAt, timeZone) : atOnce
}

function reasonOf(error: unknown) {
  const code = isApiError(error) ? error.code : null
  if (code === 'posting-forbidden') return messages.postingForbidden
  return code === 'publish-time-past' ? planMessages.timeTooEarly : messages.textIsKept
}
