import { insidePath } from '@/design-system/Link'
import { paths, type PostEntity } from '@/shared/routes'
import { isKnownKind, type Notification, type NotificationKind } from './notification'

/** The server sent an entry that has to lead to a post and does not say which. */
export class MissingPostIdError extends Error {
  override readonly name = 'MissingPostIdError'

  constructor() {
    super('missing required post id')
  }
}

/** Where an entry leads: to an address of the portal, nowhere, or nowhere although it should. */
export type NotificationLink =
  { kind: 'address'; to: string } | { kind: 'none' } | { kind: 'broken'; error: MissingPostIdError }

type Target = PostEntity | 'post' | 'feedback' | 'none'

/** The part of the post that each kind is about; creation and edited data are about the post as a whole. */
const targets: Record<NotificationKind, Target> = {
  'attachment-add': 'attachments',
  'attachment-remove': 'attachments',
  'attachment-new-version': 'attachments',
  'post-attachments-edit': 'attachments',
  comment: 'comments',
  'comment-remove': 'comments',
  'comment-mention': 'comments',
  'comment-like': 'comments',
  'post-comment': 'comments',
  'comment-reply': 'comments',
  'status-change': 'workflow',
  'task-create': 'tasks',
  'task-edit': 'tasks',
  'task-copy': 'tasks',
  'task-delete': 'tasks',
  'task-reminder': 'tasks',
  'task-comment': 'tasks',
  'task-mention': 'tasks',
  'task-assign': 'tasks',
  'task-attachment': 'tasks',
  'task-reopened': 'tasks',
  'task-closed': 'tasks',
  'task-deleted': 'tasks',
  'event-staff-invitation': 'invitations',
  'activity-assigned': 'subactivities',
  'activity-edit': 'subactivities',
  'screen-data-edit': 'post',
  'post-creation': 'post',
  'feedback-task-status-change': 'feedback',
  'post-remove': 'none',
}

/** Kinds that tell of the end of a comment or task, whatever its `deleted` says. */
const endings: ReadonlySet<string> = new Set<NotificationKind>(['comment-remove', 'task-delete', 'task-deleted'])

/**
 * Where opening an entry leads. The server's own address wins; then what was removed leads nowhere; then feedback has
 * a page of its own; everything else leads to its part of the post.
 */
export function notificationLink(notification: Notification): NotificationLink {
  const { routerLink, queryParams, typeId, post, task, comment } = notification
  const path = routerLink === undefined ? null : insidePath(routerLink)
  if (path !== null) return address(withQuery(path, queryParams))

  const target = isKnownKind(typeId) ? targets[typeId] : unknownTarget(notification)
  if (target === 'none' || post?.removed) return { kind: 'none' }
  if (!post?.id) return { kind: 'broken', error: new MissingPostIdError() }
  if (target === 'feedback') return address(paths.postFeedbackRecipient(post.id, { taskId: task?.id }))
  if (target === 'post') return address(paths.post(post.id))

  const isThere = (item: { id: string; deleted: boolean } | undefined) =>
    item && !item.deleted && !endings.has(typeId) ? item.id : undefined
  return address(
    paths.post(post.id, {
      entity: target,
      commentId: target === 'comments' ? isThere(comment) : undefined,
      taskId: target === 'tasks' ? isThere(task) : undefined,
    }),
  )
}

/** A kind that we do not know leads to its post when it names one; that it does not is no error. */
function unknownTarget({ post }: Notification): Target {
  return post?.id ? 'post' : 'none'
}

function address(to: string): NotificationLink {
  return { kind: 'address', to }
}

function withQuery(path: string, queryParams: Readonly<Record<string, string>> = {}): string {
  const url = new URL(path, 'https://portal.invalid')
  for (const [name, value] of Object.entries(queryParams)) url.searchParams.set(name, value)
  return `${url.pathname}${url.search}${url.hash}`
}
