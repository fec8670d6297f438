import { fromDelta } from '../content/rich-text.ts'
import { taskStates } from '../content/workflow-states.ts'
import type { Schemas } from '../schemas.ts'
import { nextId, type AttachmentState, type CommentState, type PostState } from '../state/data.ts'
import { lastMomentOf, taskState, type TaskEventState, type TaskState } from '../state/tasks.ts'
import { dateOf, day } from '../state/times.ts'
import type { World } from '../state/world.ts'
import { mentionedPeople } from '../views/mentions.ts'
import { userSummary } from '../views/people.ts'
import { namedSubject } from '../views/subjects.ts'
import { notifyAbout } from './notify.ts'
import { followersOf } from './posts.ts'
import { versionOf, type NewFile } from './attachments.ts'
import { armReminders, peopleAsked } from './task-reminders.ts'
import { newestVersion } from '../views/attachments.ts'

/** How long a closed task can be opened again before anybody is told. */
const quietMs = 30_000

type Subject = Schemas['Assignee'] | null

/** What is written down of a task that somebody makes or changes. */
export type TaskFields = Pick<
  TaskState,
  'title' | 'description' | 'dueAt' | 'allDay' | 'timeZone' | 'remindBefore' | 'priority' | 'requiredFor' | 'monitorIds'
>

/** Makes a task and tells those to whom it is given, and those who follow the post. */
export function makeTask(
  world: World,
  post: PostState,
  { by, to, ...fields }: Partial<TaskFields> & { title: string; by: string; to: Subject },
): TaskState {
  const at = world.clock.now()
  const assignee = to && namedSubject(world.data, to)
  const asked = peopleAsked(world, assignee)
  const task = taskState({
    monitorIds: new Set(asked.includes(by) || asked.length === 0 ? [] : [by]),
    ...fields,
    id: nextId(world.data, 't'),
    postId: post.id,
    assignee,
    createdBy: by,
    createdAt: at,
    events: [{ kind: 'created', by, at }, ...(assignee ? [{ kind: 'assigned', by, at, assignee }] : [])],
  })
  world.data.tasks.set(task.id, task)
  armReminders(world, task)
  notifyAbout(world, 'task-assign', asked, { by: [by], at, post, task })
  const others = [...followersOf(world, post)].filter((id) => !asked.includes(id))
  notifyAbout(world, 'task-create', others, { by: [by], at, post, task })
  return task
}

/** Gives somebody a new task. */
export function assignTask(
  world: World,
  { post, by, to, title, dueInDays }: { post: PostState; by: string; to: string; title: string; dueInDays: number },
): TaskState {
  const subject = { type: 'user' as const, user: userSummary(world.data, to) }
  return makeTask(world, post, { by, to: subject, title, dueAt: world.clock.now() + dueInDays * day })
}

/** Changes what is written of a task, and who does it. */
export function changeTask(
  world: World,
  { task, by }: Acted,
  { assignee = task.assignee, ...fields }: Partial<TaskFields> & { assignee?: Subject },
): void {
  const before = { ...task }
  Object.assign(task, fields)
  task.lastMoment = lastMomentOf(task)
  const edited = fieldNames.filter(
    (name) => JSON.stringify(valueOf(before, name)) !== JSON.stringify(valueOf(task, name)),
  )
  if (edited.length > 0) record(world, task, { kind: 'edited', by, fields: edited })
  armReminders(world, task)
  const handedOver = JSON.stringify(assignee) !== JSON.stringify(before.assignee)
  if (handedOver) {
    task.assignee = assignee && namedSubject(world.data, assignee)
    task.viaGroup = null
    record(world, task, { kind: 'assigned', by, assignee: task.assignee })
    tell(world, 'task-assign', peopleAsked(world, task.assignee), { task, by })
  }
  const asked = handedOver ? peopleAsked(world, task.assignee) : []
  const changes = changesBetween(before, task)
  const watching = watchersOf(world, task).filter((id) => !asked.includes(id))
  tell(world, 'task-edit', watching, { task, by }, { changes })
}

/** Says how far an open task is. */
export function moveTask(world: World, { task, by }: Acted, state: TaskState['state']): void {
  if (task.state === state) return
  task.state = state
  record(world, task, { kind: 'moved', by, state: taskStates[state] })
  tell(world, 'task-edit', watchersOf(world, task), { task, by }, { changes: {} })
}

/** Closes a task; those who follow it hear of it once it has stayed closed for a while. */
export function closeTask(world: World, { task, by }: Acted, { outcome, note = null }: Schemas['TaskEnd']): void {
  const closing = { outcome, note, by, at: world.clock.now() }
  task.closing = closing
  record(world, task, { kind: 'closed', by, outcome, ...(note ? { note } : {}) })
  world.events.emit('notifications-changed', { userId: by })
  world.clock.after(quietMs, () => {
    if (task.closing === closing && !task.deleted) tell(world, 'task-closed', watchersOf(world, task), { task, by })
  })
}

/** Opens a closed task again. */
export function reopenTask(world: World, { task, by }: Acted): void {
  const { closing } = task
  if (!closing) return
  task.closing = null
  record(world, task, { kind: 'reopened', by })
  if (world.clock.now() - closing.at >= quietMs) tell(world, 'task-reopened', watchersOf(world, task), { task, by })
}

/** Takes a task from its group, or gives it back. */
export function handTask(world: World, { task, by }: Acted, kind: 'taken' | 'released'): void {
  const { assignee, viaGroup } = task
  if (kind === 'taken') {
    task.viaGroup = assignee?.type === 'group' ? assignee : null
    task.assignee = { type: 'user', user: userSummary(world.data, by) }
  } else {
    task.assignee = viaGroup
    task.viaGroup = null
  }
  record(world, task, { kind, by })
  const changes = { assignee: { old: assignee, new: task.assignee } }
  tell(world, 'task-edit', [task.createdBy, ...task.monitorIds], { task, by }, { changes })
}

/** Reminds those who are asked to do a task. */
export function remindTask(world: World, { task, by }: Acted): void {
  task.remindedAt = world.clock.now()
  record(world, task, { kind: 'reminded', by }, false)
  tell(world, 'task-reminder', peopleAsked(world, task.assignee), { task, by })
}

/** Makes the same task once more. */
export function copyTask(world: World, post: PostState, { task, by }: Acted): TaskState {
  const at = world.clock.now()
  const { title, description, assignee, dueAt, allDay, timeZone, remindBefore, priority } = task
  const copy = taskState({
    ...{ title, description, assignee, allDay, timeZone, remindBefore, priority },
    dueAt: (task.lastMoment ?? at) < at ? null : dueAt,
    id: nextId(world.data, 't'),
    postId: post.id,
    createdBy: by,
    createdAt: at,
    events: [{ kind: 'copied', by, at }],
  })
  world.data.tasks.set(copy.id, copy)
  armReminders(world, copy)
  tell(world, 'task-copy', peopleAsked(world, assignee), { task: copy, by })
  return copy
}

/** Takes a task away. */
export function deleteTask(world: World, { task, by }: Acted): void {
  task.deleted = true
  tell(world, 'task-delete', watchersOf(world, task), { task, by })
}

/** What changes in the files of a task. */
export type TaskFiles = {
  added: NewFile[]
  updates: { attachment: AttachmentState; file: NewFile | undefined; name: string | undefined }[]
  removed: AttachmentState[]
}

/** Saves what changed in the files of a task; those who follow it hear of new ones. */
export function saveTaskFiles(world: World, { task, by }: Acted, { added, updates, removed }: TaskFiles): void {
  const at = world.clock.now()
  const hung = added.map((file): AttachmentState => {
    const id = nextId(world.data, 'att')
    return { id, postId: task.postId, versions: [versionOf(file, 1, at, by)] }
  })
  for (const attachment of hung) world.data.attachments.set(attachment.id, attachment)
  for (const { attachment, file, name } of updates) {
    const newest = newestVersion(attachment)
    if (file) attachment.versions.unshift(versionOf(file, newest.version + 1, at, by))
    else if (name !== undefined) newest.name = name
  }
  for (const { id } of removed) world.data.attachments.delete(id)
  task.attachments = [...task.attachments.filter((attachment) => !removed.includes(attachment)), ...hung]
  record(world, task, { kind: 'files', by })
  const attachments = [...hung, ...updates.filter(({ file }) => file).map(({ attachment }) => attachment)]
  if (attachments.length > 0) tell(world, 'task-attachment', watchersOf(world, task), { task, by }, { attachments })
}

type NewTaskComment = { by: string; task: TaskState; content: Schemas['Delta']; clientKey: string }

/** Writes a comment below a task. */
export function commentTask(world: World, { by, task, content, clientKey }: NewTaskComment): CommentState {
  const comment: CommentState = {
    id: nextId(world.data, 'cm'),
    postId: task.postId,
    authorId: by,
    content: fromDelta(content),
    createdAt: world.clock.now(),
    editedAt: null,
    deleted: false,
    likedBy: new Set(),
    replyToCommentId: null,
    clientKey,
    version: 1,
  }
  const talked = task.comments.map(({ authorId }) => authorId)
  task.comments.push(comment)
  world.data.comments.set(comment.id, comment)
  const mentioned = mentionedPeople(world.data, comment.content.delta)
  tell(world, 'task-mention', mentioned, { task, by }, { comment })
  const others = [...watchersOf(world, task), ...talked].filter((id) => !mentioned.includes(id))
  tell(world, 'task-comment', others, { task, by }, { comment })
  return comment
}

/** A task, and who does something with it. */
export type Acted = { task: TaskState; by: string }

const fieldNames = [
  'title',
  'description',
  'expiration',
  'remindBefore',
  'priority',
  'monitors',
  'requiredFor',
] as const

function valueOf(task: TaskState, name: (typeof fieldNames)[number]): unknown {
  if (name === 'monitors') return [...task.monitorIds].sort()
  return name === 'expiration' ? [task.dueAt, task.allDay, task.timeZone] : task[name]
}

function changesBetween(before: TaskState, after: TaskState): Schemas['PostDataChanges'] {
  const dateIn = (moment: number | null) => (moment === null ? null : dateOf(moment))
  return {
    ...(before.lastMoment !== after.lastMoment && {
      expectedEndDate: { old: dateIn(before.lastMoment), new: dateIn(after.lastMoment) },
    }),
    ...(before.priority !== after.priority && { priority: { old: before.priority, new: after.priority } }),
    ...(before.assignee !== after.assignee && { assignee: { old: before.assignee, new: after.assignee } }),
  }
}

function record(world: World, task: TaskState, event: Omit<TaskEventState, 'at'>, counts = true): void {
  task.events.push({ ...event, at: world.clock.now() } as TaskEventState)
  if (counts) task.saves += 1
}

/** Those who hear of what happens to a task: who does it, who made it, and who follows it. */
function watchersOf(world: World, task: TaskState): string[] {
  return [...new Set([...peopleAsked(world, task.assignee), task.createdBy, ...task.monitorIds])]
}

type TaskType = Extract<Parameters<typeof notifyAbout>[1], `task-${string}`>

function tell(
  world: World,
  typeId: TaskType,
  personIds: readonly string[],
  { task, by }: Acted,
  more: { comment?: CommentState; changes?: Schemas['PostDataChanges']; attachments?: AttachmentState[] } = {},
): void {
  const post = world.data.posts.get(task.postId)
  if (post)
    notifyAbout(world, typeId, personIds, {
      by: [by],
      at: more.comment?.createdAt ?? world.clock.now(),
      post,
      task,
      ...more,
    })
}
