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
  /** Where it is taken says itself what has become of it, and offers Undo: no tip does. */
  quiet?: boolean | undefined
}

/**
 * Takes a step of a post. Every try from the same state sends the same key, so that a double click or a lost answer
 * makes one record. Offline nothing is sent and nothing waits.
 */
export function useTransition({ postId, transitionId, onTaken, onRefused, quiet = false }: TransitionToTake) {
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  const [key] = useState(randomId)
  /** The state from which the step is being taken, or was: every step leads to another one. */
  const sentFrom = useRef<string | null>(null)
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
      if (!quiet) {
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
      }
      onTaken?.(result)
    },
    onError: (refused) => {
      sentFrom.current = null
      const current = movedMeanwhile(refused)
      if (current) showPostWorkflow(queryClient, postId, current)
      else void queryClient.invalidateQueries({ queryKey: workflowQueries.ofPost(postId).queryKey })
      onRefused?.(refused)
    },
  })

  function take(body: Schemas['TransitionRequest']) {
    // A second press may come before the first, or its answer, is drawn.
    if (sentFrom.current === body.occToken) return
    sentFrom.current = body.occToken
    mutate(body)
  }

  return { take, isPending, isSuccess, error }
}
