import { workflowOfCommunity } from '../content/workflows.ts'
import type { Person } from '../content/people/index.ts'
import { taskStates } from '../content/workflow-states.ts'
import type { Schemas } from '../schemas.ts'
import type { PostState, WorldData } from '../state/data.ts'
import type { TaskState } from '../state/tasks.ts'
import { instant } from '../state/times.ts'
import { inZone } from '../state/zoned.ts'
import { attachmentSummary } from './attachments.ts'
import { communitySummary, moderates } from './communities.ts'
import { userSummary } from './people.ts'
import { namedSubject, peopleOf } from './planning.ts'
import { publicationOf } from './publication.ts'
import { mayReadPost } from './reading.ts'
import { isActor } from './workflow-actors.ts'

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

/** A post as things that hang at it name it. */
export function postRef(data: WorldData, post: PostState): Schemas['PostRef'] {
  return {
    id: post.id,
    number: post.number,
    title: post.title,
    language: post.language === 'pt' ? 'pt-BR' : post.language,
    community: communitySummary(data, post.communityId),
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
    remindBefore: task.remindBefore,
    monitors: [...task.monitorIds].map((id) => userSummary(data, id)),
    monitoredByMe: task.monitorIds.has(viewer.id),
    attachments: task.attachments.map((attachment) => attachmentSummary(data, attachment)),
    createdBy: userSummary(data, task.createdBy),
    createdAt: instant(task.createdAt),
    ...(task.origin && { origin: task.origin }),
    canEdit: editor && open,
    canRelease: open && task.viaGroup !== null && isAssignee(task, viewer),
    canRemind: editor && open && task.assignee !== null && !isAssignee(task, viewer),
    canDelete: post !== undefined && mayDeleteTask(data, post, task, viewer),
    canComment: post !== undefined && !task.feedback && publicationOf(post).state === 'published',
  }
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
    return !task.deleted && post && !post.archived && mayReadPost(data, post, viewer) && mayReadTask(task, viewer)
  })
}

/** A task of feedback is its recipient's alone in lists; who asked sees it with the request. */
export function mayReadTask(task: TaskState, viewer: Person): boolean {
  return task.feedback === undefined || isAssignee(task, viewer)
}

/** The open tasks of a person. */
export function assignedTasks(data: WorldData, viewer: Person): TaskState[] {
  return visibleTasks(data, viewer).filter((task) => task.closing === null && isAssignee(task, viewer))
}

/** How a post stands with its tasks. */
export function postTasksView(data: WorldData, post: PostState, viewer: Person): Schemas['PostTasks'] {
  const all = [...data.tasks.values()].filter((task) => task.postId === post.id && !task.deleted && !task.feedback)
  return {
    tasksCount: { open: all.filter(({ closing }) => closing === null).length, all: all.length },
    canCreateTask: mayCreateTask(data, post, viewer),
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
  if (publicationOf(post).state !== 'published' || post.archived) return false
  const steps = workflowOfCommunity(post.communityId)?.transitions ?? []
  return (
    looksAfter(data, post, person) ||
    doesPost(data, post, person) ||
    (post.workflowState !== null && steps.some((step) => isActor(data, post, step, person)))
  )
}

/** Who may change and assign a task. */
export function mayEditTask(data: WorldData, post: PostState, task: TaskState, person: Person): boolean {
  return mayDeleteTask(data, post, task, person) || (!task.feedback && doesPost(data, post, person))
}

/** Who may delete a task. */
export function mayDeleteTask(data: WorldData, post: PostState, task: TaskState, person: Person): boolean {
  return !task.feedback && (task.createdBy === person.id || looksAfter(data, post, person))
}

/** Who may close a task, and say how far it is. */
export function mayMove(data: WorldData, post: PostState, task: TaskState, person: Person): boolean {
  return (isAssignee(task, person) && !task.feedback) || mayEditTask(data, post, task, person)
}

/** Who answers for a post: its author, the moderators of its community, and administrators. */
export function looksAfter(data: WorldData, { authorId, communityId }: PostState, person: Person): boolean {
  const community = data.communities.get(communityId)
  const administers = person.account?.resellerAdmin ?? false
  return authorId === person.id || administers || (community !== undefined && moderates(data, community, person))
}

/** Whether a post is given to this person. */
export function doesPost(data: WorldData, { facets }: PostState, { id }: Person): boolean {
  const assignee = facets?.planning?.assignee
  return assignee != null && peopleOf(data, assignee).includes(id)
}

function stepOf({ communityId }: PostState, { requiredFor }: TaskState): Schemas['TaskStep'] | null {
  const step = workflowOfCommunity(communityId)?.transitions.find(({ id }) => id === requiredFor)
  return step ? { transitionId: step.id, name: step.name } : null
}
