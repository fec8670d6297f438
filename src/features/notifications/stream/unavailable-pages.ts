import { combine, createEvent } from 'effector'
import { $gonePages, type GonePage } from '../bell'
import { notificationLink } from '../link'
import { personChanged } from '../lifecycle'
import type { Notification } from '../notification'

/** Another tab met pages that are gone. */
export const goneHeard = createEvent<readonly GonePage[]>()

$gonePages
  .on(goneHeard, (gone, heard) => [...gone, ...heard.filter(({ path }) => gone.every((one) => one.path !== path))])
  // What was met before this model was here is known of its person too.
  .on(personChanged, (gone, person) => gone.filter(({ userId }) => userId === person))

/** Tells of an address within the portal whether its page, or the one above it, turned out to be gone or closed. */
export const $isGoneAddress = $gonePages.map((gone) => (address: string) => {
  const { pathname } = new URL(address, 'https://portal.invalid')
  return gone.some(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
})

/** Tells of an entry whether it leads to such a page: it says so instead of leading there again. */
export const $isGone = combine(
  $gonePages,
  $isGoneAddress,
  ({ length }, isGoneAddress) =>
    (notification: Notification) => {
      // Mostly none is: no row has its link worked out twice for it.
      if (length === 0) return false
      const link = notificationLink(notification)
      return link.kind === 'address' && isGoneAddress(link.to)
    },
)
