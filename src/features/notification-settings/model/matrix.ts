import type { Schemas } from '@/api'
import type { NotificationTypeId } from '@/api/known-values.gen'
import type { MessageDescriptor } from '@/shared/i18n'
import { messages } from '../messages'

export const channels = ['stream', 'push', 'summary'] as const
type Channel = (typeof channels)[number]

type Cell = Schemas['NotificationCell']
export type CellChange = Schemas['NotificationCellChange']

/** What each kind is called; one that the contract knows and this table does not is no valid build. */
const names: Record<NotificationTypeId | 'other', MessageDescriptor> = {
  'comment-mention': messages.commentMention,
  'task-mention': messages.taskMention,
  'comment-reply': messages.commentReply,
  'post-comment': messages.postComment,
  'comment-like': messages.commentLike,
  'post-creation': messages.postCreation,
  'post-remove': messages.postRemove,
  'post-attachments-edit': messages.postAttachmentsEdit,
  comment: messages.comment,
  'comment-remove': messages.commentRemove,
  'attachment-add': messages.attachmentAdd,
  'attachment-remove': messages.attachmentRemove,
  'attachment-new-version': messages.attachmentNewVersion,
  'status-change': messages.statusChange,
  'screen-data-edit': messages.screenDataEdit,
  'task-assign': messages.taskAssign,
  'task-reminder': messages.taskReminder,
  'task-create': messages.taskCreate,
  'task-edit': messages.taskEdit,
  'task-copy': messages.taskCopy,
  'task-delete': messages.taskDelete,
  'task-deleted': messages.taskDeleted,
  'task-comment': messages.taskComment,
  'task-attachment': messages.taskAttachment,
  'task-reopened': messages.taskReopened,
  'task-closed': messages.taskClosed,
  'activity-assigned': messages.activityAssigned,
  'activity-edit': messages.activityEdit,
  'event-staff-invitation': messages.eventStaffInvitation,
  'feedback-task-status-change': messages.feedbackTaskStatusChange,
  other: messages.other,
}

/** The name of a kind; nothing for one of a newer server. */
export function nameOf(typeId: string): MessageDescriptor | undefined {
  return Object.hasOwn(names, typeId) ? names[typeId as keyof typeof names] : undefined
}

export type Group = { id: string; name: MessageDescriptor; typeIds: readonly string[] }

const task = (typeId: string) => typeId.startsWith('task-') && typeId !== 'task-mention'
const members: [id: string, name: MessageDescriptor, has: (typeId: string) => boolean][] = [
  ['mentions', messages.groupMentions, (id) => ['comment-mention', 'task-mention', 'comment-reply'].includes(id)],
  ['own', messages.groupOwn, (id) => ['post-comment', 'comment-like'].includes(id)],
  ['tasks', messages.groupTasks, task],
  [
    'events',
    messages.groupEvents,
    (id) =>
      ['activity-assigned', 'activity-edit', 'event-staff-invitation', 'feedback-task-status-change'].includes(id),
  ],
  ['followed', messages.groupFollowed, (id) => id !== 'other' && nameOf(id) !== undefined],
  // A kind that a newer server has added stands with the others.
  ['other', messages.groupOther, () => true],
]
const order = ['mentions', 'own', 'followed', 'tasks', 'events', 'other']

/** The kinds that the server has settings for, in groups; each stands in one. */
export function groupsOf(cells: readonly Cell[]): Group[] {
  const left = new Set(cells.map(({ typeId }) => typeId))
  const groups = members.map(([id, name, has]): Group => {
    const typeIds = [...left].filter(has)
    for (const typeId of typeIds) left.delete(typeId)
    return { id, name, typeIds }
  })
  return groups
    .filter(({ typeIds }) => typeIds.length > 0)
    .sort((one, other) => order.indexOf(one.id) - order.indexOf(other.id))
}

/** How a cell stands once the changes that are not confirmed yet are laid over it. */
type CellState = { on: boolean; changed: boolean; refusal: MessageDescriptor | undefined }

export type Matrix = (typeId: string, channel: Channel) => CellState

/** Reads the settings with the person's unconfirmed changes over them. */
export function matrixOf(cells: readonly Cell[], changes: readonly CellChange[]): Matrix {
  const known = new Map(cells.map((cell) => [`${cell.typeId}/${cell.channel}`, cell]))
  const wanted = new Map(changes.map((change) => [`${change.typeId}/${change.channel}`, change.value]))
  const read: Matrix = (typeId, channel) => {
    const key = `${typeId}/${channel}`
    const cell = known.get(key)
    const value = wanted.get(key) ?? cell?.value ?? null
    const locked = cell?.locked ?? null
    const chosen = value === null ? (cell?.effective ?? false) : value === 'on'
    const withoutStream = channel === 'push' && !read(typeId, 'stream').on
    return {
      on: (locked === null ? chosen : (cell?.effective ?? false)) && !withoutStream,
      changed: value !== null,
      refusal:
        locked === 'asked'
          ? messages.asked
          : locked !== null
            ? messages.byOrganisation
            : withoutStream
              ? messages.needsStream
              : undefined,
    }
  }
  return read
}

/** How the cells of a group stand together. */
export function groupState(matrix: Matrix, { typeIds }: Group, channel: Channel): 'on' | 'off' | 'mixed' {
  const on = typeIds.filter((typeId) => matrix(typeId, channel).on).length
  return on === 0 ? 'off' : on === typeIds.length ? 'on' : 'mixed'
}

/** The changes that turn a whole group on or off; what is locked stays out of them. */
export function groupChange(matrix: Matrix, { typeIds }: Group, channel: Channel, on: boolean): CellChange[] {
  return typeIds
    .filter((typeId) => matrix(typeId, channel).refusal === undefined && matrix(typeId, channel).on !== on)
    .map((typeId) => ({ typeId, channel, value: on ? 'on' : 'off' }))
}

/** How many notifications of four weeks would have come on each channel. */
export function totalsOf(
  matrix: Matrix,
  volume: readonly Schemas['NotificationVolumeEntry'][],
  withSummary: boolean,
): Record<Channel, number> {
  const on = (channel: Channel) =>
    volume.reduce((sum, { typeId, count }) => sum + (matrix(typeId, channel).on ? count : 0), 0)
  return { stream: on('stream'), push: on('push'), summary: withSummary ? on('summary') : 0 }
}

/** Later changes win over earlier ones of the same cell. */
export function mergeCells(before: readonly CellChange[], after: readonly CellChange[]): CellChange[] {
  const merged = new Map([...before, ...after].map((change) => [`${change.typeId}/${change.channel}`, change]))
  return [...merged.values()]
}
