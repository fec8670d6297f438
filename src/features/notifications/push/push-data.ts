import { insidePath } from '@/design-system/Link'
import type { Mark } from '../api/effects'
import { notificationLink } from '../link'
import type { Notification } from '../notification'
import { foldedIds, positionOf } from '../stream'

/** What a push brings back when it is clicked, in a tab that may never have loaded its entry. */
export type PushData = {
  userId: string
  mark: Mark
  /** As the link of its row; `broken` is one that should lead to a post which it does not name. */
  link: 'address' | 'none' | 'broken'
  /** Relative to the portal, `./post/7`: the worker opens it from its scope. */
  address: string | null
}

/** What a click brings back: the address is a path of the portal again. */
export type ClickedPush = Omit<PushData, 'address'> & { path: string | null }

/** What goes along with the push of an entry. */
export function pushDataOf(entry: Notification, userId: string): PushData {
  const link = notificationLink(entry)
  return {
    userId,
    mark: { ...positionOf(entry), foldedIds: foldedIds(entry) },
    link: link.kind,
    address: link.kind === 'address' ? `.${link.to}` : null,
  }
}

/** The browser kept it meanwhile, perhaps since an older build; null for what does not fit. */
export function readPushData(kept: unknown): ClickedPush | null {
  if (typeof kept !== 'object' || kept === null) return null
  const { userId, mark, link, address } = kept as Record<string, unknown>
  if (typeof userId !== 'string' || !isMark(mark)) return null
  if (link !== 'address' && link !== 'none' && link !== 'broken') return null
  const path = typeof address === 'string' && address.startsWith('./') ? insidePath(address.slice(1)) : null
  if (link === 'address' ? path === null : address !== null) return null
  return { userId, mark, link, path }
}

function isMark(kept: unknown): kept is Mark {
  if (typeof kept !== 'object' || kept === null) return false
  const { id, timestamp, foldedIds: folded } = kept as Record<string, unknown>
  return (
    typeof id === 'string' &&
    typeof timestamp === 'string' &&
    Array.isArray(folded) &&
    folded.every((one) => typeof one === 'string')
  )
}
