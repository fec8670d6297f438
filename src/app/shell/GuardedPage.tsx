import { Outlet } from 'react-router-dom'
import { ApiError } from '@/api'
import { usePermissions } from '@/features/permissions'
import { PageOutlet } from './PageOutlet'
import { useRoute } from './use-route'

/** The page in the frame, for those whom its route lets in. */
export function GuardedPage() {
  return (
    <PageOutlet>
      <PermissionGuard />
    </PageOutlet>
  )
}

/**
 * Without the permission the screen fails as if its server had answered 403, so that the page of that error takes its
 * place and nothing of the screen is requested or drawn.
 */
function PermissionGuard() {
  const permission = useRoute()?.permission
  const can = usePermissions()
  if (permission && !can(permission).allowed)
    throw new ApiError({ kind: 'forbidden', code: 'forbidden', status: 403, requestId: null })
  return <Outlet />
}
