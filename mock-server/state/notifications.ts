import type { Schemas } from '../schemas.ts'
import { nextId, personalOf, type PersonalState, type StoredNotification, type WorldData } from './data.ts'
import { instant } from './times.ts'

type Notification = Schemas['Notification']

/** What a notification says, before it has an id, a time and a reader. */
export type NotificationContent = Omit<Notification, 'id' | 'read' | 'timestamp'>

/** Puts a notification at the top of a person's stream. Other windows hear of it from the action. */
export function storeNotification(
  data: WorldData,
  personId: string,
  content: NotificationContent,
  { at, read = false }: { at: number; read?: boolean },
): StoredNotification {
  const personal = personalOf(data, personId)
  const entry: Notification = { id: nextId(data, 'n'), read, timestamp: instant(at), ...content }
  const stored = { entry, order: personal.notifications.length + 1, revision: (personal.revision += 1) }
  personal.notifications.push(stored)
  personal.notificationsById.set(entry.id, stored)
  if (!read) personal.unreadCount += 1
  return stored
}

/** Marks an entry as read; true when it was not before. */
export function markRead(personal: PersonalState, stored: StoredNotification): boolean {
  if (stored.entry.read) return false
  stored.entry = { ...stored.entry, read: true }
  touch(personal, stored)
  personal.unreadCount -= 1
  return true
}

/** Changes what an entry says, for example because its post is gone. */
export function rewrite(
  personal: PersonalState,
  stored: StoredNotification,
  change: Partial<NotificationContent>,
): void {
  stored.entry = { ...stored.entry, ...change }
  touch(personal, stored)
}

/** The next sync finds this entry. */
function touch(personal: PersonalState, stored: StoredNotification): void {
  stored.revision = personal.revision += 1
}
