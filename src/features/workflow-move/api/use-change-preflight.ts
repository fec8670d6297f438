import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useRef, useState } from 'react'
import { api, type Schemas, unwrap } from '@/api'
import { tipRequested } from '@/shared/overlays'
import { messages } from '../messages'
import { preflightQueries } from './preflight-queries'
import { refusalWords } from './refusal'

type Change = Schemas['BulkPreflightChange']

/**
 * Changes what a check says. What is chosen shows at once and is sent behind it, one change after the other; what the
 * server has not confirmed stays chosen here, and goes along with the next change.
 */
export function useChangePreflight(preflightId: string) {
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  const { queryKey } = preflightQueries.one(preflightId)
  const [unsent, setUnsent] = useState<Change>({})
  /** The same for changes that come before it is drawn. */
  const latest = useRef(unsent)
  const keep = (next: Change) => {
    latest.current = next
    setUnsent(next)
  }
  const { mutate, mutateAsync, isPending } = useMutation({
    scope: { id: `preflight-${preflightId}` },
    mutationFn: async (body: Change) => {
      // A look that is on its way would show what was before.
      await queryClient.cancelQueries({ queryKey })
      return unwrap(
        api.PATCH('/internal/v2/communication/bulk-transitions/preflights/{preflightId}', {
          params: { path: { preflightId } },
          body,
        }),
      )
    },
    onSuccess: (preflight, sent) => {
      queryClient.setQueryData(queryKey, preflight)
      keep(without(latest.current, sent))
    },
    onError: (error) => tip({ severity: 'error', title: refusalWords(error, messages.notSaved) }),
  })

  return {
    /** What the server has not confirmed. */
    unsent,
    isPending,
    change: (next: Change) => {
      keep({ ...latest.current, ...next })
      mutate(latest.current)
    },
    /** Has everything checked again, and what was not sent along with it. */
    checkAgain: () => mutate(latest.current),
    /** The check with everything that was chosen. */
    settled: async (known: Schemas['BulkPreflight']) =>
      Object.keys(latest.current).length === 0 ? known : mutateAsync(latest.current),
  }
}

/** What has been chosen since a change was sent. */
function without(changes: Change, sent: Change): Change {
  const { targetStateId, excludedPostIds, fill, note } = changes
  return {
    ...(targetStateId !== undefined && targetStateId !== sent.targetStateId && { targetStateId }),
    ...(excludedPostIds !== undefined && excludedPostIds !== sent.excludedPostIds && { excludedPostIds }),
    ...(fill !== undefined && fill !== sent.fill && { fill }),
    ...(note !== undefined && note !== sent.note && { note }),
  }
}
