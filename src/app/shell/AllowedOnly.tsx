import type { ReactNode } from 'react'
import { ApiError } from '@/api'
import { usePermissions } from '@/features/permissions'
import type { Route } from '@/shared/routes'

type AllowedOnlyProps = { permission: NonNullable<Route['permission']>; children: ReactNode }

/**
 * A screen for those whom its route allows it. For the others it is what a server would say that was asked for it: the page of that, in the words of
 * what is closed, takes its place, and nothing of the screen is asked for or drawn before.
 */
export function AllowedOnly({ permission, children }: AllowedOnlyProps) {
  const can = usePermissions()
  if (can(permission).allowed) return children
  throw new ApiError({ kind: 'forbidden', code: 'forbidden', status: 403, requestId: null })
}
