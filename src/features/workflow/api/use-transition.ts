import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { api, currentOf, isApiError, type Schemas, unwrap } from '@/api'
import type { MessageDescriptor } from '@/shared/i18n'
import { type Tip, tipRequested } from '@/shared/overlays'
import { randomId } from '@/shared/random-id'
import { messages } from '../messages'
import { showPostWorkflow, workflowQueries } from './workflow-queries'

type Request = Schemas['TransitionRequest']
type Record = Schemas['TransitionRecord']

export type TransitionToTake = { postId: string; transitionId: string }

/** How a post stands, from the refusal of somebody who was too late; null for every other error. */
export function movedMeanwhile(error: unknown): Schemas['PostWorkflow'] | null {
  return currentOf(error, 'state-changed') as Schemas['PostWorkflow'] | null
}

/** What a failed transition says where nothing better is known. */
export function failureOf(error: unknown): MessageDescriptor {
  if (!isApiError(error)) return messages.failed
  if (error.kind === 'offline') return messages.offline
  return error.kind === 'conflict' || error.kind === 'forbidden' ? messages.refused : messages.failed
}

/**
 * Takes a step of a post. Every try sends the same key until one gets through, so that a double click or a lost answer
 * makes one record. Offline nothing is sent and nothing waits.
 */
export function useTransition({ postId, transitionId }: TransitionToTake) {
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  const [key] = useState(randomId)
  return useMutation({
    mutationFn: (body: Request) =>
      unwrap(
        api.POST('/internal/v2/communication/posts/{postId}/workflow/transitions/{transitionId}', {
          params: { path: { postId, transitionId }, header: { 'Idempotency-Key': `${key}-${body.occToken}` } },
          body,
        }),
      ),
    onSuccess: ({ record, workflow }) => {
      showPostWorkflow(queryClient, postId, workflow)
      tip({
        severity: 'success',
        title: messages.moved,
        translateParams: { state: record.toState.name },
        ...(record.canUndo && {
          actionCallbacks: [{ label: messages.undo, onSelect: () => void undo(queryClient, tip, postId, record.id) }],
        }),
      })
    },
    onError: (error) => {
      const current = movedMeanwhile(error)
      if (current) showPostWorkflow(queryClient, postId, current)
      else void queryClient.invalidateQueries({ queryKey: workflowQueries.ofPost(postId).queryKey })
    },
  })
}

/** Takes the newest step of a post back; too late, it says why. */
export function useUndo(postId: string): (record: Pick<Record, 'id'>) => Promise<void> {
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  return ({ id }) => undo(queryClient, tip, postId, id)
}

async function undo(queryClient: QueryClient, tip: (tip: Tip) => void, postId: string, recordId: string) {
  try {
    const workflow = await unwrap(
      api.POST('/internal/v2/communication/posts/{postId}/workflow/records/{recordId}/undo', {
        params: { path: { postId, recordId } },
      }),
    )
    showPostWorkflow(queryClient, postId, workflow)
    tip({ severity: 'success', title: messages.undone, translateParams: { state: workflow.state.name } })
  } catch (error) {
    void queryClient.invalidateQueries({ queryKey: workflowQueries.all })
    tip({ severity: 'error', title: undoFailure(error) })
  }
}

function undoFailure(error: unknown): MessageDescriptor {
  const code = isApiError(error) ? error.code : ''
  if (code === 'undo-expired') return messages.undoExpired
  return code === 'undo-superseded' ? messages.undoSuperseded : messages.undoFailed
}
