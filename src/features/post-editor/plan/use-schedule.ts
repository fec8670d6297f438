import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { isApiError, type Schemas } from '@/api'
import { useNow } from '@/design-system/RelativeTime'
import { useIntl } from '@/shared/i18n'
import { tipRequested } from '@/shared/overlays'
import { draftKeys, findDraft, publishPost, unschedulePost } from '../api/draft-calls'
import { messages } from '../messages'
import { planMessages } from './messages'
import { planOf, timeProblem } from './publish-time'

type Scheduled = { id: string; publication?: Schemas['Publication'] | undefined }

/** Takes a post back from its schedule; Undo schedules it again. */
export function useUnschedule({ id, publication }: Scheduled, onDone: (post: Schemas['Post']) => void = () => {}) {
  const renew = useRenewed()
  const tip = useUnit(tipRequested)
  const { timeZone } = useIntl()
  const now = useNow().getTime()

  const again = useMutation({
    mutationFn: async ({ post, publishAt }: { post: Schemas['Post']; publishAt: Schemas['ZonedDateTime'] }) => {
      const draft = await findDraft(post.id)
      if (!draft) throw new Error('There is nothing to schedule.')
      return publishPost(post.id, { draftOccToken: draft.occToken, occToken: post.occToken ?? '', publishAt })
    },
    onSuccess: onDone,
    onError: () => tip({ severity: 'error', title: planMessages.scheduleFailed }),
    onSettled: renew,
  })

  const taking = useMutation({
    // Its time goes along: by the time of an Undo the post on screen has none any more.
    mutationFn: (_publishAt: Schemas['ZonedDateTime'] | undefined) => unschedulePost(id),
    onSuccess: (post, publishAt) => {
      onDone(post)
      const intime = publishAt && timeProblem(planOf(publishAt, timeZone), timeZone, now) === null
      tip({
        severity: 'success',
        title: planMessages.unscheduled,
        message: planMessages.unscheduledText,
        ...(intime && {
          actionCallbacks: [{ label: messages.undo, onSelect: () => again.mutate({ post, publishAt }) }],
        }),
      })
    },
    onError: (error) => {
      const late = isApiError(error) && error.code === 'already-published'
      tip({
        severity: late ? 'info' : 'error',
        title: late ? planMessages.tooLate : planMessages.unscheduleFailed,
        ...(late && { message: planMessages.tooLateText }),
      })
    },
    onSettled: renew,
  })
  return { ...taking, mutate: () => taking.mutate(publication?.publishAt) }
}

/** Publishes a draft from the list, as it stands there. */
export function usePublishFromList(draft: Schemas['DraftSummary']) {
  const renew = useRenewed()
  const tip = useUnit(tipRequested)
  return useMutation({
    mutationFn: () => publishPost(draft.id, { draftOccToken: draft.occToken, occToken: draft.postOccToken ?? '' }),
    onSuccess: () => tip({ severity: 'success', title: messages.published }),
    onError: (error) => {
      const code = isApiError(error) ? error.code : null
      const changed = code === 'draft-conflict' || code === 'occ-conflict'
      const message =
        code === 'posting-forbidden'
          ? planMessages.failedForbidden
          : changed
            ? planMessages.changedElsewhere
            : planMessages.stillHere
      tip({ severity: 'error', title: messages.publishFailed, message })
    },
    onSettled: renew,
  })
}

function useRenewed(): () => void {
  const queryClient = useQueryClient()
  return () => {
    for (const queryKey of [draftKeys.all, ['navigation', 'counts'], ['posts']])
      void queryClient.invalidateQueries({ queryKey })
  }
}
