import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { api, isApiError, unwrap } from '@/api'
import { postQueries } from '@/features/posts'
import type { MessageDescriptor } from '@/shared/i18n'
import { tipRequested } from '@/shared/overlays'
import { randomId } from '@/shared/random-id'
import { versionMessages as messages } from '../messages'
import { attachmentQueries } from './attachment-queries'

const path = '/internal/v2/communication/posts/{postId}/attachments/{attachmentId}/versions/{version}/restore' as const

type Restoring = { version: number; occToken: string }

/** Brings an old version of a file back as its newest; it is said whether that worked. */
export function useRestoreVersion(postId: string, attachmentId: string) {
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ version, occToken }: Restoring) =>
      unwrap(
        api.POST(path, {
          params: { path: { postId, attachmentId, version }, header: { 'Idempotency-Key': randomId() } },
          body: { occToken },
        }),
      ),
    onSuccess: ({ version }, { version: from }) =>
      tip({ severity: 'success', title: messages.restored, translateParams: { from, version } }),
    onError: (error) => {
      const code = isApiError(error) ? error.code : ''
      tip({ severity: code === 'occ-conflict' ? 'warn' : 'error', title: failures[code] ?? messages.restoreFailed })
    },
    // Also after a failure: the list may be old, or no answer came from a server that did it.
    onSettled: () =>
      Promise.all(
        [attachmentQueries.list(postId), postQueries.detail(postId)].map(({ queryKey }) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  })
  return {
    /** The version that is on its way back. */
    restoring: isPending ? variables.version : null,
    restore: (asked: Restoring) => {
      if (!isPending) mutate(asked)
    },
  }
}

const failures: Readonly<Record<string, MessageDescriptor>> = {
  'occ-conflict': messages.changed,
  'attachments-forbidden': messages.forbidden,
}
