import type { Schemas } from '@/api'
import { notificationTypeIds, type NotificationTypeId } from '@/api/known-values.gen'

/** One entry of the stream, as the contract describes it. */
export type Notification = Schemas['Notification']

/** One answer of the stream. */
export type StreamPage = Schemas['NotificationsStream']

/** A place in the stream: everything up to it is at least as old. */
export type Position = { id: string; timestamp: string }

/**
 * A kind of notification that the contract names. What the portal says of each kind is a record of them, so that a
 * missing one does not compile.
 */
export type NotificationKind = NotificationTypeId

const knownKinds: ReadonlySet<string> = new Set(notificationTypeIds)

/** A server may send kinds that came after this build. */
export function isKnownKind(typeId: string): typeId is NotificationKind {
  return knownKinds.has(typeId)
}

/** The people who did it, the latest first; the server may send one or a list. */
export function authorsOf({ authorUsers }: Notification) {
  return Array.isArray(authorUsers) ? authorUsers : [authorUsers]
}

export type EditedField = 'dates' | 'assignee' | 'priority' | 'other'

/** What an edit was about, where it was about one thing only. */
export function editedField({ postDataChangedValues: changes = {} }: Notification): EditedField {
  const fields = new Set<EditedField>()
  if (changes.expectedStartDate || changes.expectedEndDate) fields.add('dates')
  if (changes.assignee) fields.add('assignee')
  if (changes.priority) fields.add('priority')
  const [only, ...others] = fields
  return only && others.length === 0 ? only : 'other'
}

/** The change of status to show; of an aggregated entry from its first state to its last, with others left out. */
export function transitionOf(notification: Notification) {
  const { aggregated, postWorkflowOperationDetail: step, lastTaskTransitionOperationDetail: taskStep } = notification
  const { firstPostWorkflowOperationDetail: first, lastPostWorkflowOperationDetail: last } = notification
  if (aggregated && first && last) return { from: first.fromState, to: last.toState, elided: true }
  const shown = step ?? last ?? taskStep
  return shown ? { from: shown.fromState, to: shown.toState, elided: false } : null
}

/** All attachments of an entry: added, updated, versioned. */
export function attachmentsOf({ addedAttachments, updatedAttachments, versionedAttachments }: Notification) {
  const all = [...(addedAttachments ?? []), ...(updatedAttachments ?? []), ...(versionedAttachments ?? [])]
  return [...new Map(all.map((attachment) => [attachment.id, attachment])).values()]
}
