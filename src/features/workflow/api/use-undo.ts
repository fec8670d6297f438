import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { api, isApiError, unwrap } from '@/api'
import { type Tip, tipRequested } from '@/shared/overlays'
import { messages } from '../messages'
import { showPostWorkflow, workflowQueries } from './workflow-queries'

/** Takes the newest step of a post back; too late, it says why. */
export function useUndo(postId: string): (recordId: string) => Promise<void> {
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  return (recordId) => undoTransition(queryClient, tip, postId, recordId)
}

/** The same for a tip, which outlives what asked for it. */
export async function undoTransition(
  queryClient: QueryClient,
  tip: (tip: Tip) => void,
  postId: string,
  recordId: string,
): Promise<void> {
  try {
    const workflow = await unwrap(
      api.POST('/internal/v2/communication/posts/{postId}/workflow/records/{recordId}/undo', {
        params: { path: { postId, recordId } },
      }),
    )
    showPostWorkflow(queryClient, postId, workflow)
    tip({ severity: 'success', title: messages.undone, translateParams: { state: workflow.state.name } })
  } catch (error) {
    void queryClient.invalidateQueries({ queryKey: ['workflow'] })
    tip({ severity: 'error', ...(await lateWords(queryClient, postId, isApiError(error) ? error.code : '')) })
  }
}

/** Why it could not be taken back, and which step leads back where there is one. */
async function lateWords(queryClient: QueryClient, postId: string, code: string) {
  if (code === 'undo-superseded') return { title: messages.undoSuperseded }
  if (code !== 'undo-expired') return { title: messages.undoFailed }
  const workflow = await queryClient.fetchQuery(workflowQueries.ofPost(postId)).catch(() => null)
  const back = workflow?.options.find(({ transition, allowed }) => allowed && transition.direction === 'back')
  if (!back) return { title: messages.undoExpired }
  return { title: messages.undoExpiredBack, translateParams: { step: back.transition.name } }
}
