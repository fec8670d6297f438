import { workflowOfCommunity } from '../content/workflows.ts'
import type { Person } from '../content/people/index.ts'
import { taskStates } from '../content/workflow-states.ts'
import type { Schemas } from '../schemas.ts'
import type { PostState, WorldData } from '../state/data.ts'
import type { TaskState } from '../state/tasks.ts'
import { instant } from '../state/times.ts'
import { inZone } from '../state/zoned.ts'
import { attachmentSummary } from './attachments.ts'
import { mayRead } from './communities.ts'
import { userSummary } from './people.ts'
import { isAskedFor } from './planning.ts'
import { isPublic, mayEdit } from './publication.ts'
import { namedSubject, peopleOf } from './subjects.ts'
import { isActor } from './workflow-actors.ts'
import { postRef } from './workflow-posts.ts'

/** A task as lists show it to a person. */
export function taskSummary(data: WorldData, task: TaskState, viewer: Person): Schemas['TaskSummary'] {
  const post = data.posts.get(task.postId)
  if (!post) throw new Error(`task ${task.id} has no post`)
  const { dueAt, timeZone, closing } = task
  return {
    id: task.id,
    kind: task.feedback ? 'feedback' : 'task',
    title: task.title,
    post: postRef(data, post),
    state: closing ? taskStates.done : taskStates[task.state],
    assignee: task.assignee && namedSubject(data, task.assignee),
    viaGroup: task.viaGroup,
    expiration: dueAt === null ? null : inZone(dueAt, timeZone),
    expirationAllDay: task.allDay,
    priority: task.priority,
    requiredFor: stepOf(post, task),
    commentsCount: task.comments.filter(({ deleted }) => !deleted).length,
    attachmentsCount: task.attachments.length,
    closing: closing && { ...closing, by: userSummary(data, closing.by), at: instant(closing.at) },
    canMove: mayMove(data, post, task, viewer),
    canTake: waitsForGroupOf(data, task, viewer),
    occToken: taskTokenOf(task),
  }
}

/** A task in full. */
export function taskView(data: WorldData, task: TaskState, viewer: Person): Schemas['Task'] {
  const post = data.posts.get(task.postId)
  const open = task.closing === null
  const editor = post !== undefined && mayEditTask(data, post, task, viewer)
  return {
    ...taskSummary(data, task, viewer),
    description: task.description,
    steps: editor && open ? stepsOf(post) : [],
    moves: post !== undefined && mayMove(data, post, task, viewer) ? movesOf(task) : [],
    remindBefore: task.remindBefore,
    monitors: [...task.monitorIds].map((id) => userSummary(data, id)),
    monitoredByMe: task.monitorIds.has(viewer.id),
    attachments: task.attachments.map((attachment) => attachmentSummary(data, attachment)),
    createdBy: userSummary(data, task.createdBy),
    createdAt: instant(task.createdAt),
    canEdit: editor && open,
    canAssign: editor && open,
    canRelease: open && task.viaGroup !== null && isAssignee(task, viewer),
    canRemind: editor && open && task.assignee !== null && !isAssignee(task, viewer),
    canDelete: post !== undefined && mayDeleteTask(data, post, task, viewer),
    canComment: post !== undefined && !task.feedback && isPublic(post) && !post.archived,
    canAddAttachments: post !== undefined && mayChangeTaskFiles(data, post, task, viewer),
  }
}

/** The states to which an open task can be moved; done is reached by closing it. */
function movesOf({ state, closing }: TaskState): Schemas['TaskState'][] {
  return closing ? [] : [taskStates.open, taskStates.doing].filter(({ id }) => id !== taskStates[state].id)
}

/** The token that a change of a task must send. */
export function taskTokenOf({ id, saves }: TaskState): string {
  return `task-${id.slice(2)}-${saves}`
}

/** What happened to a task, newest first. */
export function taskActivity(data: WorldData, { id, events }: TaskState): Schemas['TaskActivity'] {
  return {
    events: events
      .map(({ by, at, ...event }, index) => ({
        ...event,
        id: `te-${id}-${index + 1}`,
        by: userSummary(data, by),
        at: instant(at),
      }))
      .reverse(),
  }
}

/** All tasks that a person can see: those of posts that they can read and that are not archived. */
export function visibleTasks(data: WorldData, viewer: Person): TaskState[] {
  return [...data.tasks.values()].filter((task) => {
    const post = data.posts.get(task.postId)
    const standing = !task.deleted && post && !post.archived && mayReadTask(task, viewer)
    return standing && mayRead(data.communities.get(post.communityId), viewer)
  })
}

/** What one person was asked is theirs alone; who asked sees it with the request. */
export function mayReadTask(task: TaskState, viewer: Person): boolean {
  return task.feedback === undefined || isAssignee(task, viewer)
}

/** The open tasks of a person. */
export function assignedTasks(data: WorldData, viewer: Person): TaskState[] {
  return visibleTasks(data, viewer).filter((task) => task.closing === null && isAssignee(task, viewer))
}

/** The tasks of a post, in the archive too; what single people were asked is none of them. */
export function tasksOfPost({ tasks }: WorldData, { id }: PostState): TaskState[] {
  return [...tasks.values()].filter(({ postId, deleted, feedback }) => postId === id && !deleted && !feedback)
}

/** How a post stands with its tasks. */
export function postTasksView(data: WorldData, post: PostState, viewer: Person): Schemas['PostTasks'] {
  const all = tasksOfPost(data, post)
  return {
    tasksCount: { open: all.filter(({ closing }) => closing === null).length, all: all.length },
    canCreateTask: mayCreateTask(data, post, viewer),
    taskSteps: stepsOf(post),
  }
}

/** Whether a task is this person's by name. */
export function isAssignee({ assignee }: TaskState, { id }: Person): boolean {
  return assignee?.type === 'user' && assignee.user.id === id
}

/** Whether an open task waits for one of the person's groups. */
export function waitsForGroupOf(data: WorldData, { assignee, closing }: TaskState, { id }: Person): boolean {
  return closing === null && assignee?.type === 'group' && peopleOf(data, assignee).includes(id)
}

/** Who may make tasks: those who look after the post, do it, or decide about it. */
export function mayCreateTask(data: WorldData, post: PostState, person: Person): boolean {
  if (!isPublic(post) || post.archived) return false
  const steps = workflowOfCommunity(post.communityId)?.transitions ?? []
  return (
    mayEdit(data, post, person) ||
    isAskedFor(data, post, person) ||
    (post.workflowState !== null && steps.some((step) => isActor(data, post, step, person)))
  )
}

/** Who may change and assign a task. */
export function mayEditTask(data: WorldData, post: PostState, task: TaskState, person: Person): boolean {
  return mayDeleteTask(data, post, task, person) || (!task.feedback && isAskedFor(data, post, person))
}

/** Who may delete a task; one of feedback is withdrawn instead. */
export function mayDeleteTask(data: WorldData, post: PostState, task: TaskState, person: Person): boolean {
  return !task.feedback && (task.createdBy === person.id || mayEdit(data, post, person))
}

/** Who may close a task, and say how far it is. */
export function mayMove(data: WorldData, post: PostState, task: TaskState, person: Person): boolean {
  return (isAssignee(task, person) && !task.feedback) || mayEditTask(data, post, task, person)
}

/** Who may add and remove the files of a task: who does it, and who may change it, while it is open. */
export function mayChangeTaskFiles(data: WorldData, post: PostState, task: TaskState, person: Person): boolean {
  return task.closing === null && !post.archived && mayMove(data, post, task, person)
}

/** The steps of a post that can wait for its tasks. */
export function stepsOf({ communityId, workflowState }: PostState): Schemas['TaskStep'][] {
  const steps = workflowState === null ? [] : (workflowOfCommunity(communityId)?.transitions ?? [])
  return steps.map(({ id, name }) => ({ transitionId: id, name }))
}

function stepOf(post: PostState, { requiredFor }: TaskState): Schemas['TaskStep'] | null {
  return stepsOf(post).find(({ transitionId }) => transitionId === requiredFor) ?? null
}
