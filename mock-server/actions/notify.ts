import type { Schemas } from '../schemas.ts'
import { personalOf, type PostState } from '../state/data.ts'
import { markRead, storeNotification, type NotificationContent } from '../state/notifications.ts'
import type { World } from '../state/world.ts'
import { mayRead } from '../views/communities.ts'
import type { NotificationTypeId } from '../../src/api/known-values.gen.ts'
import { describe, type Occasion } from './describe.ts'

/** Tells one person something; realtime hears of it. */
export function addNotification(world: World, personId: string, content: NotificationContent): Schemas['Notification'] {
  const { entry } = storeNotification(world.data, personId, content, { at: world.clock.now() })
  world.events.emit('notification-added', { userId: personId, notificationId: entry.id })
  return entry
}

/** Tells several people of an occasion, each once, and never those who did it just now or who may not see the post. */
export function notifyAbout(
  world: World,
  typeId: NotificationTypeId,
  personIds: Iterable<string>,
  occasion: Occasion,
): void {
  const community = world.data.communities.get(occasion.post.communityId)
  for (const personId of new Set(personIds)) {
    const person = world.data.people.get(personId)
    if (!person?.account || (occasion.by.includes(personId) && !occasion.byItself) || !mayRead(community, person))
      continue
    addNotification(world, personId, describe(world.data, typeId, occasion))
  }
}

/** Tells the windows of everybody who can read a post that something changed, without a notification. */
export function renewReaders({ data, events }: World, { communityId }: PostState): void {
  const community = data.communities.get(communityId)
  for (const person of data.people.values())
    if (person.account && mayRead(community, person)) events.emit('notifications-changed', { userId: person.id })
}

/** Marks some of a person's notifications as read, what they fold included; unknown ids change nothing. */
export function markNotificationsRead(world: World, personId: string, ids: readonly string[]): void {
  const personal = personalOf(world.data, personId)
  const wanted = new Set(ids)
  // An aggregated entry is read as a whole, also when only what it folds is named.
  const marked = personal.notifications.filter(
    (stored) => wanted.has(stored.entry.id) || stored.entry.aggregatedNotificationIds?.some((id) => wanted.has(id)),
  )
  const changed = marked.filter((stored) => markRead(personal, stored)).length
  if (changed > 0) world.events.emit('notifications-changed', { userId: personId })
}

/** Marks everything up to one notification as read; false when the person has no such notification. */
export function markAllNotificationsRead(world: World, personId: string, lastReadId: string): boolean {
  const personal = personalOf(world.data, personId)
  const last = personal.notificationsById.get(lastReadId)
  if (!last) return false
  const changed = personal.notifications.filter((stored) => stored.order <= last.order && markRead(personal, stored))
  if (changed.length > 0) world.events.emit('notifications-changed', { userId: personId })
  return true
}
