import { allSettled } from 'effector'
import { useEffect } from 'react'
import { $user } from '@/features/session'
import { scope } from '@/shared/scope'

/** Tells the notifications that a page to which they may lead is gone or closed, so that they say so. `path` is within the portal. */
export function useGonePage(path: string | null): void {
  useEffect(() => {
    // A chunk that is gone has a tip of its own.
    if (path !== null) tellNotifications(path).catch(() => undefined)
  }, [path])
}

/** They are no part of the first load. */
async function tellNotifications(path: string): Promise<void> {
  const { pageFoundGone } = await import('@/features/notifications')
  const user = scope.getState($user)
  if (user !== null) await allSettled(pageFoundGone, { scope, params: { userId: user.id, path } })
}
