import type { NotificationTypeId } from '../../src/api/known-values.gen.ts'

export const channels = ['stream', 'push', 'summary'] as const
export type Channel = (typeof channels)[number]

type Defaults = Record<Channel, boolean>

const byName: Defaults = { stream: true, push: true, summary: true }
const ownPosts: Defaults = { stream: true, push: true, summary: false }
const followed: Defaults = { stream: true, push: false, summary: true }
const other: Defaults = { stream: true, push: false, summary: false }

/** What reaches people who have chosen nothing. A kind without a row of its own is one of the others. */
export const notificationDefaults: Readonly<Record<NotificationTypeId | 'other', Defaults>> = {
  'comment-mention': byName,
  'task-mention': byName,
  'comment-reply': byName,
  'post-comment': ownPosts,
  'comment-like': ownPosts,
  'post-creation': followed,
  'post-remove': followed,
  'post-attachments-edit': followed,
  comment: followed,
  'comment-remove': followed,
  'attachment-add': followed,
  'attachment-remove': followed,
  'attachment-new-version': followed,
  'status-change': followed,
  'screen-data-edit': followed,
  'task-assign': byName,
  'task-reminder': byName,
  'task-create': byName,
  'task-edit': byName,
  'task-copy': byName,
  'task-delete': byName,
  'task-deleted': byName,
  'task-comment': byName,
  'task-attachment': byName,
  'task-reopened': byName,
  'task-closed': byName,
  'activity-assigned': byName,
  'activity-edit': byName,
  'event-staff-invitation': byName,
  'feedback-task-status-change': byName,
  other,
}

/** What is asked of a person by name can't leave the list. */
export const askedByName: ReadonlySet<string> = new Set([
  'comment-mention',
  'task-mention',
  'task-assign',
  'activity-assigned',
  'event-staff-invitation',
])
