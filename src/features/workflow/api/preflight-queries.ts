import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { api, isApiError, type Schemas, unwrap } from '@/api'
import { operationStarted } from '@/features/bulk-operation'
import type { MessageDescriptor } from '@/shared/i18n'
import { tipRequested } from '@/shared/overlays'
import { randomId } from '@/shared/random-id'
import { paths } from '@/shared/routes'
import { messages as words, moveMessages as messages } from '../messages'

/** As many posts as one operation moves. */
export const MOST_POSTS = 500

/** Checks of many posts, before they are moved. */
export const preflightQueries = {
  one: (preflightId: string) =>
    queryOptions({
      queryKey: ['preflights', preflightId] as const,
      queryFn: ({ signal }) =>
        unwrap(
          api.GET('/internal/v2/communication/bulk-transitions/preflights/{preflightId}', {
            params: { path: { preflightId } },
            signal,
          }),
        ),
    }),
}

/** Has posts checked and goes to the page that says what would become of each. */
export function useCheckPosts() {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const tip = useUnit(tipRequested)
  const { mutate, isPending } = useMutation({
    mutationFn: (postIds: string[]) =>
      unwrap(api.POST('/internal/v2/communication/bulk-transitions/preflights', { body: { postIds } })),
    onSuccess: (preflight) => {
      queryClient.setQueryData(preflightQueries.one(preflight.preflightId).queryKey, preflight)
      void navigate(paths.workflowMove(preflight.preflightId))
    },
    onError: (error) => tip({ severity: 'error', title: offlineOr(error, messages.notChecked) }),
  })
  return { check: mutate, isPending }
}

/** Changes what a check says. Changes are sent one after the other, so that the last one stands. */
export function useChangePreflight(preflightId: string) {
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  return useMutation({
    scope: { id: `preflight-${preflightId}` },
    mutationFn: (body: Schemas['BulkPreflightChange']) =>
      unwrap(
        api.PATCH('/internal/v2/communication/bulk-transitions/preflights/{preflightId}', {
          params: { path: { preflightId } },
          body,
        }),
      ),
    onSuccess: (preflight) => queryClient.setQueryData(preflightQueries.one(preflightId).queryKey, preflight),
    onError: (error) => tip({ severity: 'error', title: offlineOr(error, messages.notSaved) }),
  })
}

/** Moves what is ready, after every change that is still on its way; the report of it is opened next. */
export function useStartMove(preflightId: string) {
  const navigate = useNavigate()
  const { tip, started } = useUnit({ tip: tipRequested, started: operationStarted })
  const [clientKey] = useState(randomId)
  return useMutation({
    scope: { id: `preflight-${preflightId}` },
    mutationFn: (body: Pick<Schemas['BulkTransitionRequest'], 'postIds' | 'targetStateId'>) =>
      unwrap(api.POST('/internal/v2/communication/bulk-transitions', { body: { ...body, clientKey, preflightId } })),
    onSuccess: (operation) => {
      started(operation)
      void navigate(paths.bulkWorkflowTransition({ operationId: operation.operationId }))
    },
    onError: (error) => {
      const busy = isApiError(error) && error.code === 'bulk-operation-running'
      tip({ severity: 'error', title: busy ? messages.running : offlineOr(error, messages.notStarted) })
    },
  })
}

function offlineOr(error: unknown, otherwise: MessageDescriptor): MessageDescriptor {
  return isApiError(error) && error.kind === 'offline' ? words.offline : otherwise
}
