import { allSettled } from 'effector'
import { useEffect } from 'react'
import { scope } from '@/shared/scope'

/** Tells the notifications that what they lead to is gone or closed, so that they say so. */
export function useGonePost(postId: string | undefined): void {
  useEffect(() => {
    // A chunk that is gone has a tip of its own.
    if (postId !== undefined) tellNotifications(postId).catch(() => undefined)
  }, [postId])
}

/** They are no part of the first load. */
async function tellNotifications(postId: string): Promise<void> {
  const { postFoundGone } = await import('@/features/notifications')
  await allSettled(postFoundGone, { scope, params: { postId } })
}
