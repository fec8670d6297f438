import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ApiError } from '@/api'
import { environmentQueries } from '@/features/environment'
import { usePermissions } from '@/features/permissions'

/** A portal without AI notes has nothing at their addresses, as if its server had answered 404. */
export function Installed({ children }: { children: ReactNode }) {
  const allows = usePermissions()
  const { isPending } = useQuery(environmentQueries.info())
  // Nothing is refused before it is known what the portal has.
  if (isPending) return null
  if (!allows('aiNotes').allowed)
    throw new ApiError({ kind: 'not-found', code: 'not-found', status: 404, requestId: null })
  return children
}
