import { useMutation } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { api, type Schemas, unwrap } from '@/api'
import { operationStarted } from '@/features/bulk-operation'
import { tipRequested } from '@/shared/overlays'
import { randomId } from '@/shared/random-id'
import { paths } from '@/shared/routes'
import { messages } from '../messages'
import { excludedIds, goingIds } from '../model/preflight'
import { OthersReady, refusalWords } from './refusal'

export type MoveToStart = {
  /** The posts that the button counts. */
  postIds: readonly string[]
  targetStateId: string
  /** The check with all that was chosen before the press. */
  settled: () => Promise<Schemas['BulkPreflight']>
}

/** Moves what is ready, after every choice that is still on its way; its report is opened next. */
export function useStartMove(preflightId: string) {
  const navigate = useNavigate()
  const { tip, started } = useUnit({ tip: tipRequested, started: operationStarted })
  // Every try sends the same key, so that a lost answer starts nothing twice.
  const [clientKey] = useState(randomId)
  return useMutation({
    mutationFn: async ({ postIds, targetStateId, settled }: MoveToStart) => {
      const { posts, targetStateId: chosen } = await settled()
      const going = goingIds(posts, new Set(excludedIds(posts)))
      if (chosen !== targetStateId || going.join() !== postIds.join()) throw new OthersReady()
      return unwrap(
        api.POST('/internal/v2/communication/bulk-transitions', {
          body: { postIds: going, targetStateId, clientKey, preflightId },
        }),
      )
    },
    onSuccess: (operation) => {
      started(operation)
      void navigate(paths.bulkWorkflowTransition({ operationId: operation.operationId }))
    },
    onError: (error) => tip({ severity: 'error', title: refusalWords(error, messages.notStarted) }),
  })
}
