import type { ReactNode } from 'react'
import { ApiError } from '@/api'
import { usePermissions } from '@/features/permissions'
import { useRouteRow } from './use-route-row'

/**
 * A screen for those whom its row allows it. For the others it is what a server would say that was asked for it: the page of that,
 * in the words of what is closed, takes its place, and nothing of the screen is asked for or drawn before.
 */
export function AllowedOnly({ children }: { children: ReactNode }) {
  const row = useRouteRow()
  const can = usePermissions()
  if (!row?.permission || can(row.permission).allowed) return children
  throw new ApiError({ kind: 'forbidden', code: 'forbidden', status: 403, requestId: null })
}
