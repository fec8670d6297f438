import { combine, createEvent } from 'effector'
import { $unavailablePages, type UnavailablePage } from '../bell'
import { personChanged } from '../lifecycle'
import { notificationLink } from '../link'
import type { Notification } from '../notification'

/** Another tab met pages that are unavailable. */
export const unavailablePagesReceived = createEvent<readonly UnavailablePage[]>()

$unavailablePages
  .on(unavailablePagesReceived, (pages, received) => [
    ...pages,
    ...received.filter(({ path }) => pages.every((page) => page.path !== path)),
  ])
  // Pages that this person met before the model was loaded stay.
  .on(personChanged, (pages, userId) => pages.filter((page) => page.userId === userId))

/** Tells of an address within the portal whether its page, or one above it, is unavailable. */
export const $isUnavailableAddress = $unavailablePages.map((pages) => (address: string) => {
  const { pathname } = new URL(address, 'https://portal.invalid')
  return pages.some(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
})

/** Tells of an entry whether it leads to such a page: its row then says so and is no link. */
export const $isUnavailable = combine(
  $unavailablePages,
  $isUnavailableAddress,
  ({ length }, isUnavailableAddress) =>
    (notification: Notification) => {
      // Mostly there is none: then no link is worked out twice.
      if (length === 0) return false
      const link = notificationLink(notification)
      return link.kind === 'address' && isUnavailableAddress(link.to)
    },
)
