import { useUnit } from 'effector-react'
import { Outlet, useLocation } from 'react-router-dom'
import { $user } from '@/features/session'
import { RegionBoundary } from './RegionBoundary'
import { useRouteRow } from './use-route-row'

/** The page itself, in its place in the frame or alone. */
export function PageOutlet() {
  const row = useRouteRow()
  const user = useUnit($user)
  const { pathname } = useLocation()
  // Between signing out and the sign-in page nothing that needs a person may be drawn once more.
  if (row?.access === 'signed-in' && !user) return null
  return (
    <RegionBoundary name="the page" resetKey={pathname}>
      <Outlet />
    </RegionBoundary>
  )
}
