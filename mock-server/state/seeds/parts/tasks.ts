import { fromMarkup } from '../../../content/rich-text.ts'
import { crowdTitles, writtenTasks, type WrittenTask } from '../../../content/tasks.ts'
import type { Schemas } from '../../../schemas.ts'
import { userSummary } from '../../../views/people.ts'
import { armReminders } from '../../../actions/task-reminders.ts'
import type { AttachmentState, PostState, WorldData } from '../../data.ts'
import { dayIn, taskState, type TaskEventState, type TaskState } from '../../tasks.ts'
import { day, hour, minute, numberOf } from '../../times.ts'
import type { World } from '../../world.ts'
import { momentOf } from '../../zoned.ts'

const rome = 'Europe/Rome'

/** Puts the written tasks into the world; the posts must be there already. */
export function addTasks(data: WorldData, now: number): void {
  for (const written of writtenTasks) {
    const post = data.feed.find(({ title }) => title.startsWith(written.post))
    if (post) addTask(data, post, written, now)
  }
}

/** Sets the timers of the reminders of the written tasks. */
export function armWrittenTasks(world: World, data: WorldData): void {
  for (const { id } of writtenTasks) {
    const task = data.tasks.get(id)
    if (task) armReminders(world, task, data)
  }
}

/** Fills a person's list with so many tasks, spread over the posts that they can read and over many days. */
export function crowdTasks(data: WorldData, personId: string, now: number, count: number): void {
  const { acts, things } = crowdTitles
  const posts = data.feed.filter(({ archived, communityId }) => !archived && communityId === 'quality-and-safety')
  const priorities = [null, 'low', 'normal', 'high', 'urgent']
  for (let index = 0; index < count; index += 1) {
    const post = posts[index % posts.length]
    if (!post) return
    const number = numberOf(`task ${index}`)
    const dueAt = index % 9 === 0 ? null : dueMoment(now, (number % 260) - 30)
    const task = taskState({
      id: `t-c${index + 1}`,
      title: `${acts[index % acts.length] ?? ''} ${things[index % things.length] ?? ''}, round ${Math.floor(index / 110) + 1}`,
      postId: post.id,
      assignee: { type: 'user', user: userSummary(data, personId) },
      dueAt,
      allDay: true,
      priority: priorities[number % priorities.length] ?? null,
      createdBy: post.authorId,
      createdAt: now - ((number % 60) + 31) * day,
    })
    data.tasks.set(task.id, task)
  }
}

function addTask(data: WorldData, post: PostState, written: WrittenTask, now: number): void {
  const { id, title, by, dueInDays, dueAt, priority = null, monitors = [], requiredFor, remind = [] } = written
  const closedAt = written.closedDaysAgo === undefined ? null : now - written.closedDaysAgo * day
  const createdAt = Math.max(post.createdAt, now - 20 * day, Math.min(post.createdAt + hour, now - 2 * hour))
  const assignee = written.to === undefined ? null : subjectOf(data, written.to)
  const at = closedAt === null ? createdAt : Math.min(createdAt, closedAt - hour)
  const task = taskState({
    id,
    title,
    postId: post.id,
    description: written.description ? fromMarkup(written.description, post.communityId).delta : null,
    state: written.begun ? 'doing' : 'open',
    assignee,
    dueAt: dueInDays === null ? null : dueMoment(now, dueInDays, dueAt),
    allDay: dueAt === undefined,
    priority,
    remindBefore: remind,
    monitorIds: new Set(monitors),
    ...(requiredFor === undefined ? {} : { requiredFor }),
    createdBy: by,
    createdAt: at,
    closing: closedAt === null ? null : closingOf(written, closedAt),
    events: eventsOf(written, { at, closedAt, assignee }),
  })
  addComments(data, task, written, now)
  if (written.file !== undefined) addFile(data, task, written.file, at)
  data.tasks.set(id, task)
}

function closingOf({ to = '', outcome = 'done' }: WrittenTask, at: number): TaskState['closing'] {
  return { outcome, note: outcome === 'done' ? null : 'They have a room of their own.', by: to, at }
}

type Happened = { at: number; closedAt: number | null; assignee: TaskState['assignee'] }

function eventsOf({ by, to = by, begun, outcome = 'done' }: WrittenTask, happened: Happened): TaskEventState[] {
  const { at, closedAt, assignee } = happened
  return [
    { kind: 'created', by, at },
    ...(assignee ? [{ kind: 'assigned', by, at, assignee }] : []),
    ...(begun ? [{ kind: 'moved', by: to, at: at + 20 * minute }] : []),
    ...(closedAt === null ? [] : [{ kind: 'closed', by: to, at: closedAt, outcome }]),
  ]
}

function addComments(data: WorldData, task: TaskState, { comments = [] }: WrittenTask, now: number): void {
  for (const [index, { by, text, minutesAgo }] of comments.entries()) {
    const communityId = data.posts.get(task.postId)?.communityId ?? ''
    const comment = {
      id: `cm-${task.id}-${index + 1}`,
      postId: task.postId,
      authorId: by,
      content: fromMarkup(text, communityId),
      createdAt: now - minutesAgo * minute,
      editedAt: null,
      deleted: false,
      likedBy: new Set<string>(),
      replyToCommentId: null,
      clientKey: null,
      version: 1,
    }
    task.comments.push(comment)
    data.comments.set(comment.id, comment)
  }
}

function addFile(data: WorldData, task: TaskState, name: string, addedAt: number): void {
  const version = {
    version: 1,
    name,
    mimeType: 'application/pdf',
    sizeBytes: 184_000,
    addedAt,
    addedBy: task.createdBy,
  }
  const attachment: AttachmentState = { id: `att-${task.id}`, postId: task.postId, versions: [version] }
  task.attachments.push(attachment)
  data.attachments.set(attachment.id, attachment)
}

/** So many days from now in Rome: the beginning of the day, or an hour of it. */
function dueMoment(now: number, days: number, time = '00:00'): number {
  return momentOf(`${dayIn(now + days * day, rome)}T${time}`, rome)
}

/** A person or a group by its id. */
export function subjectOf(data: WorldData, id: string): Schemas['Assignee'] {
  const group = data.groups.get(id)
  if (group) return { type: 'group', group: { id, name: group.name } }
  return { type: 'user', user: userSummary(data, id) }
}
