import type { Person } from '../content/people/index.ts'
import type { Schemas } from '../schemas.ts'
import type { AttachmentState, PostState, WorldData } from '../state/data.ts'
import type { FeedbackPart, FeedbackRequestState, FeedbackStep } from '../state/feedback.ts'
import type { TaskState } from '../state/tasks.ts'
import { instant } from '../state/times.ts'
import { inZone } from '../state/zoned.ts'
import { attachmentSummary } from './attachments.ts'
import { userSummary } from './people.ts'
import { isAskedFor, mayPlan } from './planning.ts'
import { mayEdit, publicationOf } from './publication.ts'
import { isAssignee } from './tasks.ts'
import { postRef } from './workflow-posts.ts'

/** A task of feedback, with what it is about. */
export type FeedbackTaskState = TaskState & { feedback: FeedbackPart }

/** Tells tasks of feedback from those of another kind. */
export function isFeedback(task: TaskState): task is FeedbackTaskState {
  return task.feedback !== undefined
}

/** Who may ask for feedback on a post; in the archive it rests. */
export function mayAskFeedback(data: WorldData, post: PostState, person: Person): boolean {
  return publicationOf(post).state === 'published' && mayPlan(data, post, person)
}

/** The requests at a post that a person may read, newest first. */
export function readableRequests(data: WorldData, post: PostState, viewer: Person): FeedbackRequestState[] {
  return [...data.feedbackRequests.values()]
    .filter((request) => request.postId === post.id)
    .filter((request) => mayManage(data, request, post, viewer) || taskOfMine(data, request.id, viewer) !== undefined)
    .sort((one, other) => other.createdAt - one.createdAt)
}

/** Whether a person reads the answers to a request. */
export function mayManage(data: WorldData, request: FeedbackRequestState, post: PostState, person: Person): boolean {
  return request.createdBy === person.id || mayEdit(data, post, person) || isAskedFor(data, post, person)
}

/** A request as a person sees it. */
export function requestView(
  data: WorldData,
  request: FeedbackRequestState,
  viewer: Person,
): Schemas['FeedbackRequest'] {
  const post = data.posts.get(request.postId)
  const canManage = post !== undefined && mayManage(data, request, post, viewer)
  return {
    id: request.id,
    ...askedView(request),
    createdBy: userSummary(data, request.createdBy),
    createdAt: instant(request.createdAt),
    closed: request.closed,
    counts: canManage ? countsOf(data, request.id) : null,
    myTaskId: taskOfMine(data, request.id, viewer)?.id ?? null,
    canManage,
    occToken: requestToken(request),
  }
}

/** Names the state of a request that a change has to start from. */
export function requestToken({ id, changes, closed }: FeedbackRequestState): string {
  return `${id}-${changes + (closed ? 2 : 1)}`
}

/** How many people were asked, and how many stand where. */
export function countsOf(data: WorldData, requestId: string): Schemas['FeedbackCounts'] {
  const tasks = tasksOf(data, requestId)
  const count = (step: string) => tasks.filter(({ feedback }) => shownStep(feedback.step) === step).length
  return {
    all: tasks.length,
    requested: count('requested'),
    submitted: count('submitted'),
    returned: count('returned'),
    accepted: count('accepted'),
    withdrawn: count('withdrawn'),
  }
}

/** The tasks of a request. */
export function tasksOf(data: WorldData, requestId: string): FeedbackTaskState[] {
  return [...data.tasks.values()]
    .filter(isFeedback)
    .filter(({ feedback, deleted }) => feedback.requestId === requestId && !deleted)
}

/** A step as everybody but its author sees it: that an answer was begun is nobody else's business. */
export function shownStep(step: FeedbackStep): Exclude<FeedbackStep, 'draft'> {
  return step === 'draft' ? 'requested' : step
}

/** Who is asked by a task of feedback. */
export function recipientOf({ assignee }: FeedbackTaskState): string {
  return assignee?.type === 'user' ? assignee.user.id : ''
}

/** What a person was asked, and their answer, as one of the two sides sees it. */
export function feedbackTaskView(data: WorldData, task: FeedbackTaskState, viewer: Person): Schemas['FeedbackTask'] {
  const { feedback, postId } = task
  const post = data.posts.get(postId)
  const request = data.feedbackRequests.get(feedback.requestId)
  if (!post || !request) throw new Error(`task ${task.id} has no request`)
  const mine = isAssignee(task, viewer)
  const manages = mayManage(data, request, post, viewer) && !mine
  const { step } = feedback
  const shows = mine ? step !== 'requested' : ['submitted', 'returned', 'accepted'].includes(step)
  const rests = post.archived
  return {
    id: task.id,
    requestId: request.id,
    post: postRef(data, post),
    ...askedView(request),
    requestedBy: userSummary(data, request.createdBy),
    recipient: userSummary(data, recipientOf(task)),
    state: mine ? step : shownStep(step),
    changedAt: instant(feedback.changedAt),
    remindedAt: task.remindedAt === null ? null : instant(task.remindedAt),
    answer: shows
      ? {
          content: feedback.content,
          verdict: feedback.verdict,
          attachments: feedback.attachments.map((attachment) => attachmentSummary(data, attachment)),
        }
      : null,
    note: feedback.note,
    closed: request.closed,
    canAnswer: mine && !request.closed && !rests && ['requested', 'draft', 'returned'].includes(step),
    canReview: manages && !rests && step === 'submitted',
    canWithdraw: manages && !rests && ['requested', 'draft', 'returned'].includes(step),
    occToken: feedbackToken(task),
  }
}

/** The token that the next step of an answer must send. */
export function feedbackToken({ id, saves }: TaskState): string {
  return `feedback-${id.slice(2)}-${saves}`
}

/** How a post stands with feedback. */
export function postFeedbackView(data: WorldData, post: PostState, viewer: Person): Schemas['PostFeedback'] {
  return {
    feedbackRequestsCount: readableRequests(data, post, viewer).length,
    canAskFeedback: mayAskFeedback(data, post, viewer),
  }
}

/** Whether a person may read a file: one of an answer is its author's, and once it was submitted for who asked. */
export function mayReadAnswerFile(data: WorldData, { feedbackTaskId }: AttachmentState, viewer: Person): boolean {
  if (feedbackTaskId === undefined) return true
  const task = data.tasks.get(feedbackTaskId)
  if (!task || !isFeedback(task)) return false
  const post = data.posts.get(task.postId)
  const request = data.feedbackRequests.get(task.feedback.requestId)
  if (isAssignee(task, viewer)) return true
  const handedOver = ['submitted', 'returned', 'accepted'].includes(task.feedback.step)
  return handedOver && post !== undefined && request !== undefined && mayManage(data, request, post, viewer)
}

function taskOfMine(data: WorldData, requestId: string, viewer: Person): TaskState | undefined {
  return tasksOf(data, requestId).find((task) => isAssignee(task, viewer))
}

function askedView({ question, verdicts, filesAllowed, dueAt, allDay, timeZone }: FeedbackRequestState) {
  const expiration = dueAt === null ? null : inZone(dueAt, timeZone)
  return { question, verdicts, filesAllowed, expiration, expirationAllDay: allDay }
}
