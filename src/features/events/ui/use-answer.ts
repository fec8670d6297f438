import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { isApiError, type Schemas } from '@/api'
import { tipRequested } from '@/shared/overlays'
import { invitationQueries, renewInvitations, respond } from '../api/invitations'
import { messages } from '../messages'
import type { AnswerablePost } from '../model/answering'

/** What of an event an answer of mine changes. */
export type AnsweredEvent = Required<Pick<Schemas['PostEvent'], 'myInvitation' | 'counts'>>

const refused: Partial<Record<string, (typeof messages)['over']>> = {
  'event-over': messages.over,
  'responses-closed': messages.closed,
  'not-invited': messages.notInvited,
}

/** Answers an invitation; a refusal says why, and what stands there is asked for anew. */
export function useAnswer({ id, event }: AnswerablePost, onAnswered: (event: AnsweredEvent) => void) {
  const queryClient = useQueryClient()
  const { taken, notTaken } = useConsequences(id, onAnswered)
  const { mutate, isPending, variables } = useMutation({
    // Quick changes of mind reach the server in their order.
    scope: { id: `invitations:${id}` },
    mutationFn: (body: Schemas['InvitationAnswer']) => respond(id, body),
    onSuccess: (answered) => {
      taken(answered)
      void queryClient.invalidateQueries({ queryKey: ['navigation', 'counts'] })
    },
    onError: notTaken,
  })
  const given = event?.myInvitation?.response ?? 'pending'
  // Who waits has said yes.
  return {
    answer: mutate,
    busy: isPending,
    given: isPending ? variables.response : given === 'waiting' ? 'accepted' : given,
  }
}

/** Answers once Undo is over, where the person may have gone on. */
export function useLateAnswer(postId: string, onAnswered: (event: AnsweredEvent) => void) {
  const { taken, notTaken } = useConsequences(postId, onAnswered)
  return (response: Schemas['InvitationAnswer']['response']): Promise<void> =>
    respond(postId, { response, note: null }, { keepalive: true }).then(taken, notTaken)
}

function useConsequences(id: string, onAnswered: (event: AnsweredEvent) => void) {
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  return {
    taken({ invitation, counts }: Schemas['InvitationAnswered']) {
      onAnswered({ myInvitation: invitation, counts })
      void queryClient.invalidateQueries({ queryKey: invitationQueries.ofPost(id) })
    },
    notTaken(error: unknown) {
      const title = isApiError(error) && error.code !== undefined ? refused[error.code] : undefined
      tip({ severity: title ? 'info' : 'error', title: title ?? messages.answerFailed })
      void renewInvitations(queryClient, id)
    },
  }
}
