import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api, unwrap } from '@/api'
import { randomId } from '@/shared/random-id'
import type { Operation } from '../model/banner'
import { sectionsOf } from '../model/report-sections'

/** Begins a new operation with the posts of this one that failed. The same key goes with every try, so that a lost answer begins nothing twice. */
export function useRetryFailed(operation: Operation) {
  const [clientKey] = useState(randomId)
  return useMutation({
    mutationFn: () =>
      unwrap(
        api.POST('/internal/v2/communication/bulk-transitions', {
          body: {
            postIds: sectionsOf(operation).failed.map(({ id }) => id),
            targetStateId: operation.targetState.id,
            clientKey,
          },
        }),
      ),
  })
}
