import type { Notification } from './notification'

/** The people who did it, the latest first; the server may send one or a list. */
export function authorsOf({ authorUsers }: Notification) {
  return Array.isArray(authorUsers) ? authorUsers : [authorUsers]
}

export type Edited = 'dates' | 'assignee' | 'priority' | 'other'

/** What an edit was about, where it was about one thing only. */
export function editedPart({ postDataChangedValues: changes = {} }: Notification): Edited {
  const parts = new Set<Edited>()
  if (changes.expectedStartDate || changes.expectedEndDate) parts.add('dates')
  if (changes.assignee) parts.add('assignee')
  if (changes.priority) parts.add('priority')
  const [only, ...others] = parts
  return only && others.length === 0 ? only : 'other'
}

/** The step of a status to show: of an aggregated entry the first state and the last one, with others between them. */
export function transitionOf(notification: Notification) {
  const { aggregated, postWorkflowOperationDetail: step, lastTaskTransitionOperationDetail: taskStep } = notification
  const { firstPostWorkflowOperationDetail: first, lastPostWorkflowOperationDetail: last } = notification
  if (aggregated && first && last) return { from: first.fromState, to: last.toState, elided: true }
  const shown = step ?? last ?? taskStep
  return shown ? { from: shown.fromState, to: shown.toState, elided: false } : null
}

/** All attachments that an entry tells of: added, updated, versioned. */
export function attachmentsOf({ addedAttachments, updatedAttachments, versionedAttachments }: Notification) {
  const all = [...(addedAttachments ?? []), ...(updatedAttachments ?? []), ...(versionedAttachments ?? [])]
  return [...new Map(all.map((attachment) => [attachment.id, attachment])).values()]
}
