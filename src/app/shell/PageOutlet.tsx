import { useUnit } from 'effector-react'
import { Outlet, useLocation } from 'react-router-dom'
import { $user } from '@/features/session'
import { AllowedOnly } from './AllowedOnly'
import { RegionBoundary } from './RegionBoundary'
import { useRoute } from './use-route'

/** The page itself, in its place in the frame or alone. */
export function PageOutlet() {
  const row = useRoute()
  const user = useUnit($user)
  const { pathname } = useLocation()
  // Between signing out and the sign-in page nothing that needs a person may be drawn once more.
  if (row?.access === 'signed-in' && !user) return null
  return (
    <RegionBoundary name="the page" resetKey={pathname}>
      {row?.permission ? (
        <AllowedOnly permission={row.permission}>
          <Outlet />
        </AllowedOnly>
      ) : (
        <Outlet />
      )}
    </RegionBoundary>
  )
}
