import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { ApiError } from '@/api'
import { usePermissions } from '@/features/permissions'
import { $user } from '@/features/session'
import type { Route } from '@/shared/routes'
import { RegionBoundary } from './RegionBoundary'
import { useRoute } from './use-route'

/** The page itself, in the frame or alone. */
export function PageOutlet() {
  const route = useRoute()
  const user = useUnit($user)
  const { pathname } = useLocation()
  // Between signing out and the sign-in page no screen of a signed-in person may be drawn again.
  if (route?.access === 'signed-in' && !user) return null
  return (
    <RegionBoundary name="the page" resetKey={pathname}>
      {route?.permission ? (
        <PermissionGuard permission={route.permission}>
          <Outlet />
        </PermissionGuard>
      ) : (
        <Outlet />
      )}
    </RegionBoundary>
  )
}

type PermissionGuardProps = { permission: NonNullable<Route['permission']>; children: ReactNode }

/**
 * Without the permission the screen fails as if its server had answered 403, so that the page of that error takes its
 * place and nothing of the screen is requested or drawn.
 */
function PermissionGuard({ permission, children }: PermissionGuardProps) {
  const can = usePermissions()
  if (can(permission).allowed) return children
  throw new ApiError({ kind: 'forbidden', code: 'forbidden', status: 403, requestId: null })
}
