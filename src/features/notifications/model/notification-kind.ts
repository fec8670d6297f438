/** The kinds of notification that this portal knows how to word, as the contract names them. */
export const notificationKinds = [
  'attachment-add',
  'attachment-remove',
  'attachment-new-version',
  'comment',
  'comment-remove',
  'comment-mention',
  'comment-like',
  'post-comment',
  'comment-reply',
  'status-change',
  'screen-data-edit',
  'task-create',
  'task-edit',
  'task-copy',
  'task-delete',
  'task-reminder',
  'task-comment',
  'task-mention',
  'task-assign',
  'task-attachment',
  'task-reopened',
  'task-closed',
  'task-deleted',
  'event-staff-invitation',
  'feedback-task-status-change',
  'post-remove',
  'post-creation',
  'activity-assigned',
  'activity-edit',
  'post-attachments-edit',
] as const

export type NotificationKind = (typeof notificationKinds)[number]

const known: ReadonlySet<string> = new Set(notificationKinds)

/** A server may send kinds that came after this build. */
export function isKnownKind(typeId: string): typeId is NotificationKind {
  return known.has(typeId)
}
