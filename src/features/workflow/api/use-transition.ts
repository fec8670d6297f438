import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useRef, useState } from 'react'
import { api, type Schemas, unwrap } from '@/api'
import { tipRequested } from '@/shared/overlays'
import { randomId } from '@/shared/random-id'
import { messages } from '../messages'
import { movedMeanwhile, NotSent } from './refusal'
import { undoTransition } from './use-undo'
import { showPostWorkflow, workflowQueries } from './workflow-queries'

export type TransitionToTake = {
  postId: string
  transitionId: string
  onTaken?: ((result: Schemas['TransitionResult']) => void) | undefined
  onRefused?: ((error: Error) => void) | undefined
}

/**
 * Takes a step of a post. Every try from the same state sends the same key, so that a double click or a lost answer
 * makes one record. Offline nothing is sent and nothing waits.
 */
export function useTransition({ postId, transitionId, onTaken, onRefused }: TransitionToTake) {
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  const [key] = useState(randomId)
  const sent = useRef(false)
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: async (body: Schemas['TransitionRequest']) => {
      if (!navigator.onLine) throw new NotSent()
      return unwrap(
        api.POST('/internal/v2/communication/posts/{postId}/workflow/transitions/{transitionId}', {
          params: { path: { postId, transitionId }, header: { 'Idempotency-Key': `${key}-${body.occToken}` } },
          body,
        }),
      )
    },
    onSuccess: (result) => {
      const { record, workflow } = result
      showPostWorkflow(queryClient, postId, workflow)
      tip({
        severity: 'success',
        title: messages.moved,
        translateParams: { state: record.toState.name },
        ...(record.canUndo && {
          actionCallbacks: [
            { label: messages.undo, onSelect: () => void undoTransition(queryClient, tip, postId, record.id) },
          ],
        }),
      })
      onTaken?.(result)
    },
    onError: (refused) => {
      const current = movedMeanwhile(refused)
      if (current) showPostWorkflow(queryClient, postId, current)
      else void queryClient.invalidateQueries({ queryKey: workflowQueries.ofPost(postId).queryKey })
      onRefused?.(refused)
    },
    onSettled: () => {
      sent.current = false
    },
  })

  function take(body: Schemas['TransitionRequest']) {
    // Two presses may come before the first is drawn.
    if (sent.current) return
    sent.current = true
    mutate(body)
  }

  return { take, isPending, isSuccess, error }
}
