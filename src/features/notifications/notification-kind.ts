import { notificationTypeIds, type NotificationTypeId } from '@/api'

/** A kind of notification that the contract names; what the portal says of each is a record of them, so that none is forgotten. */
export type NotificationKind = NotificationTypeId

const known: ReadonlySet<string> = new Set(notificationTypeIds)

/** A server may send kinds that came after this build. */
export function isKnownKind(typeId: string): typeId is NotificationKind {
  return known.has(typeId)
}
