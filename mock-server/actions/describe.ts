import type { NotificationTypeId } from '../../src/api/known-values.gen.ts'
import { feedbackStates } from '../content/feedback.ts'
import { postStates, taskStates } from '../content/workflow-states.ts'
import type { Schemas } from '../schemas.ts'
import type { AttachmentState, CommentState, PostState, WorldData } from '../state/data.ts'
import type { NotificationContent } from '../state/notifications.ts'
import type { SubActivityState } from '../state/sub-activities.ts'
import type { TaskState } from '../state/tasks.ts'
import { dateOf, day } from '../state/times.ts'
import { inZone } from '../state/zoned.ts'
import { attachmentSummary } from '../views/attachments.ts'
import { hashtagSummary, shortTitle } from '../views/posts.ts'
import { userSummary } from '../views/people.ts'

/** What happened, in terms of the world's own things. Which of the optional ones are needed depends on the type. */
export type Occasion = {
  /** Who did it, the latest first. */
  by: string[]
  /** It happened by itself, as a reminder does: whoever is named as its author hears of it too. */
  byItself?: true
  at: number
  post: PostState
  comment?: CommentState
  task?: TaskState
  subActivity?: Pick<SubActivityState, 'title'>
  attachments?: AttachmentState[]
  transition?: Schemas['StateTransition']
  changes?: Schemas['PostDataChanges']
  /** Name of a file that is gone. */
  removedFile?: string
}

type Describe = (data: WorldData, occasion: Occasion) => Partial<NotificationContent>

/** What belongs to each kind of notification beside authors, post and community. */
const describers: Record<NotificationTypeId, Describe> = {
  'attachment-add': (data, { attachments, post }) => ({
    title: 'New attachments',
    addedAttachments: summaries(data, attachments ?? post.attachments.slice(0, 3)),
  }),
  'attachment-remove': (_, { removedFile = 'price-list-autumn.xlsx' }) => ({
    title: 'Attachment removed',
    descriptionPlainText: removedFile,
  }),
  'attachment-new-version': (data, { attachments, post }) => ({
    title: 'New version of an attachment',
    versionedAttachments: summaries(data, attachments ?? post.attachments.slice(0, 1)),
  }),
  comment: (_, { comment }) => ({ title: 'New comment', ...quoted(comment) }),
  'comment-remove': (_, { comment }) => ({
    title: 'Comment removed',
    comment: { id: comment?.id ?? 'cm-0', deleted: true },
  }),
  'comment-mention': (_, { comment }) => ({ title: 'You were mentioned', ...quoted(comment) }),
  'comment-like': (_, { comment }) => ({ title: 'Your comment is liked', ...quoted(comment) }),
  'post-comment': (_, { comment }) => ({ title: 'New comment on your post', ...quoted(comment) }),
  'comment-reply': (_, { comment }) => ({ title: 'Reply to your comment', ...quoted(comment) }),
  'status-change': (_, occasion) => changeOfStatus(occasion),
  'screen-data-edit': (_, occasion) => ({
    title: 'Data edited',
    postDataChangedValues: occasion.changes ?? movedDates(occasion.at),
  }),
  'task-create': (_, { task }) => ({ title: 'New task', ...taskPart(task) }),
  'task-edit': (_, { task, at, changes }) => ({
    title: 'Task edited',
    ...taskPart(task),
    postDataChangedValues: changes ?? { expectedEndDate: { old: dateOf(at + day), new: dateOf(at + 8 * day) } },
  }),
  'task-copy': (_, { task }) => ({ title: 'Task copied', ...taskPart(task) }),
  'task-delete': (_, { task }) => ({ title: 'Task taken away from you', ...taskPart(task, true) }),
  'task-reminder': (_, { task }) => ({ title: 'A task is due', ...taskPart(task) }),
  'task-comment': (_, { task, comment }) => ({
    title: 'Comment on a task',
    ...taskPart(task),
    descriptionPlainText: comment?.content.plain ?? 'Done on my side. Please have a look before noon.',
  }),
  'task-mention': (_, { task, comment }) => ({
    title: 'You were mentioned in a task',
    ...taskPart(task),
    descriptionPlainText: comment?.content.plain ?? 'Could you take the second half?',
  }),
  'task-assign': (_, { task }) => ({ title: 'A task for you', ...taskPart(task) }),
  'task-attachment': (data, { task, attachments, post }) => ({
    title: 'Attachment to a task',
    ...taskPart(task),
    addedAttachments: summaries(data, attachments ?? post.attachments.slice(0, 1)),
  }),
  'task-reopened': (_, { task }) => ({
    title: 'Task reopened',
    ...taskPart(task),
    lastTaskTransitionOperationDetail: { fromState: taskStates.done, toState: taskStates.open },
  }),
  'task-closed': (_, { task }) => ({
    title: 'Task closed',
    ...taskPart(task),
    lastTaskTransitionOperationDetail: { fromState: taskStates.doing, toState: taskStates.done },
  }),
  'task-deleted': (_, { task }) => ({ title: 'Task deleted', ...taskPart(task, true) }),
  'event-staff-invitation': () => ({ title: 'You are invited to help' }),
  'feedback-task-status-change': (_, { task, transition }) => ({
    title: 'Feedback has moved on',
    ...taskPart(task),
    lastTaskTransitionOperationDetail: transition ?? {
      fromState: feedbackStates.submitted,
      toState: feedbackStates.accepted,
    },
  }),
  'post-remove': (_, { post }) => ({
    title: 'Post removed',
    post: { id: post.id, title: shortTitle(post), removed: true },
  }),
  'post-creation': (data, { post }) => ({
    title: 'New post',
    descriptionPlainText: post.excerpt,
    hashtags: post.hashtagIds.flatMap((id) => hashtagSummary(data, id) ?? []),
  }),
  'activity-assigned': (_, { task, ...occasion }) => ({
    title: 'A sub-activity for you',
    ...taskPart(task),
    ...activityPart(occasion),
  }),
  'activity-edit': (data, { task, at, by, changes, ...occasion }) => ({
    title: 'Sub-activity edited',
    ...taskPart(task),
    ...activityPart(occasion),
    postDataChangedValues: changes ?? { ...movedDates(at), ...handedOver(data, by) },
  }),
  'post-attachments-edit': (data, { post }) => ({
    title: 'Attachments edited',
    addedAttachments: summaries(data, post.attachments.slice(0, 1)),
    updatedAttachments: summaries(data, post.attachments.slice(1, 2)),
    versionedAttachments: summaries(data, post.attachments.slice(2, 3)),
  }),
}

/** Tells a kind of the contract from any other word. */
export function isNotificationTypeId(value: string): value is NotificationTypeId {
  return Object.hasOwn(describers, value)
}

/** What a notification of this kind says about an occasion. */
export function describe(data: WorldData, typeId: NotificationTypeId, occasion: Occasion): NotificationContent {
  const { by, post } = occasion
  const community = data.communities.get(post.communityId)
  return {
    typeId,
    authorUsers: by.map((id) => userSummary(data, id)),
    post: { id: post.id, title: shortTitle(post) },
    ...(community ? { community: { id: community.id, name: community.name } } : {}),
    ...(describers[typeId] as Describe)(data, occasion),
  }
}

function summaries(data: WorldData, attachments: AttachmentState[]) {
  return attachments.map((attachment) => attachmentSummary(data, attachment))
}

function quoted(comment: CommentState | undefined): Partial<NotificationContent> {
  if (!comment) return {}
  return { descriptionPlainText: comment.content.plain, comment: { id: comment.id, deleted: comment.deleted } }
}

function taskPart(task: TaskState | undefined, deleted = false): Partial<NotificationContent> {
  if (!task) return {}
  const { id, title, dueAt, timeZone } = task
  const expiration = dueAt === null ? null : inZone(dueAt, timeZone)
  return { task: { id, title, deleted: deleted || task.deleted, expiration } }
}

/** A sub-activity stands where others name the post: the sentence speaks of it, and the link leads to its post. */
function activityPart({ post, subActivity }: Pick<Occasion, 'post' | 'subActivity'>): Partial<NotificationContent> {
  if (!subActivity) return { workspace: { id: 'workspace-operations', name: 'Operations' } }
  return { post: { id: post.id, title: subActivity.title } }
}

function changeOfStatus({ post, transition, changes }: Occasion): Partial<NotificationContent> {
  const step = transition ?? { fromState: postStates.draft, toState: post.workflowState ?? postStates['in-review'] }
  return {
    title: 'Status changed',
    postWorkflowOperationDetail: step,
    workflowState: step.toState,
    ...(changes && { postDataChangedValues: changes }),
  }
}

function movedDates(at: number): Schemas['PostDataChanges'] {
  return {
    expectedStartDate: { old: dateOf(at - 2 * day), new: dateOf(at + 5 * day) },
    expectedEndDate: { old: dateOf(at + day), new: dateOf(at + 8 * day) },
  }
}

function handedOver(data: WorldData, by: string[]): Schemas['PostDataChanges'] {
  const group = data.groups.get('group-line-4')
  const old = { type: 'user' as const, user: userSummary(data, by[0] ?? '') }
  return group ? { assignee: { old, new: { type: 'group', group: { id: group.id, name: group.name } } } } : {}
}
