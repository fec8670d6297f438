import { combine, createEvent } from 'effector'
import { $gonePages, mergeGone, type GonePages } from './bell'
import { notificationLink } from './notification-link'
import { personChanged } from './person'
import type { Notification } from './types'

/** Another tab met pages that are gone. */
export const goneHeard = createEvent<GonePages>()

$gonePages
  .on(goneHeard, mergeGone)
  .on(personChanged, (gone, userId) => (gone.userId === userId ? gone : { userId, paths: new Set() }))

/** Tells of an address within the portal whether its page, or the one above it, turned out to be gone or closed. */
export const $isGoneAddress = $gonePages.map(({ paths }) => (address: string) => {
  const { pathname } = new URL(address, 'https://portal.invalid')
  return [...paths].some((path) => pathname === path || pathname.startsWith(`${path}/`))
})

/** Tells of an entry whether it leads to such a page: it says so instead of leading there again. */
export const $isGone = combine(
  $gonePages,
  $isGoneAddress,
  ({ paths }, isGoneAddress) =>
    (notification: Notification) => {
      // Mostly none is: no row has its link worked out twice for it.
      if (paths.size === 0) return false
      const link = notificationLink(notification)
      return link.kind === 'address' && isGoneAddress(link.to)
    },
)
