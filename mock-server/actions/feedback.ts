import { feedbackStates } from '../content/feedback.ts'
import { plainTextOf } from '../content/rich-text.ts'
import type { Schemas } from '../schemas.ts'
import { nextId, type AttachmentState, type PostState } from '../state/data.ts'
import { feedbackPart, type FeedbackRequestState, type FeedbackStep } from '../state/feedback.ts'
import { taskState } from '../state/tasks.ts'
import type { World } from '../state/world.ts'
import { recipientOf, tasksOf, type FeedbackTaskState } from '../views/feedback.ts'
import { userSummary } from '../views/people.ts'
import { versionOf, type NewFile } from './attachments.ts'
import { notifyAbout } from './notify.ts'
import { armReminders } from './task-reminders.ts'
import { changeTask } from './tasks.ts'

type Asked = Omit<FeedbackRequestState, 'id' | 'postId' | 'createdAt' | 'closed' | 'changes'>

/** Asks people about a post: each gets a task and hears of it. */
export function askFeedback(world: World, post: PostState, asked: Asked, personIds: string[]): FeedbackRequestState {
  const { data, clock } = world
  const createdAt = clock.now()
  const request = { ...asked, id: nextId(data, 'fr'), postId: post.id, createdAt, closed: false, changes: 0 }
  data.feedbackRequests.set(request.id, request)
  giveTasks(world, post, request, personIds)
  return request
}

/** Changes a request: who has not answered finds it in their task, and whoever is new in it gets one. */
export function changeRequest(
  world: World,
  { post, request, by }: { post: PostState; request: FeedbackRequestState; by: string },
  fields: Partial<
    Pick<FeedbackRequestState, 'question' | 'verdicts' | 'filesAllowed' | 'dueAt' | 'allDay' | 'timeZone'>
  >,
  personIds: string[],
): void {
  const before = { ...request }
  Object.assign(request, fields)
  request.changes += 1
  const { question, dueAt, allDay, timeZone } = request
  const told = question !== before.question || dueAt !== before.dueAt || allDay !== before.allDay
  const tasks = tasksOf(world.data, request.id)
  for (const task of tasks) {
    if (task.closing || !told) continue
    changeTask(world, { task, by }, { title: titleOf(question), dueAt, allDay, timeZone })
  }
  const asked = new Set(tasks.filter(({ feedback }) => feedback.step !== 'withdrawn').map(recipientOf))
  giveTasks(
    world,
    post,
    request,
    personIds.filter((id) => !asked.has(id)),
  )
}

/** A task for each of these people. */
function giveTasks(world: World, post: PostState, request: FeedbackRequestState, personIds: string[]): void {
  const { data, clock } = world
  const createdAt = clock.now()
  const { createdBy: by, question, dueAt, allDay, timeZone } = request
  for (const personId of personIds) {
    const assignee = { type: 'user' as const, user: userSummary(data, personId) }
    const task = taskState({
      id: nextId(data, 't'),
      title: titleOf(question),
      postId: post.id,
      assignee,
      dueAt,
      allDay,
      timeZone,
      createdBy: by,
      createdAt,
      events: [
        { kind: 'created', by, at: createdAt },
        { kind: 'assigned', by, at: createdAt, assignee },
      ],
      feedback: feedbackPart(request.id, createdAt),
    })
    data.tasks.set(task.id, task)
    armReminders(world, task)
    notifyAbout(world, 'task-assign', [personId], { by: [by], at: createdAt, post, task })
  }
}

/** An answer that is being written: the files that stay of it, and those that join them. */
type Written = { content: Schemas['Delta'] | null; verdict: string | null; kept: AttachmentState[]; files: NewFile[] }

/** Keeps an answer that is being written. */
export function keepAnswer(
  { data, clock }: World,
  task: FeedbackTaskState,
  { content, verdict, kept, files }: Written,
): void {
  const { feedback, id: feedbackTaskId, postId } = task
  const added = files.map((file): AttachmentState => {
    const id = nextId(data, 'att')
    return { id, postId, feedbackTaskId, versions: [versionOf(file, 1, clock.now(), recipientOf(task))] }
  })
  for (const attachment of added) data.attachments.set(attachment.id, attachment)
  for (const { id } of feedback.attachments.filter((attachment) => !kept.includes(attachment))) {
    data.attachments.delete(id)
  }
  Object.assign(feedback, { content, verdict, attachments: [...kept, ...added] })
  if (feedback.step === 'requested') feedback.step = 'draft'
  task.saves += 1
}

/** Whether nothing at all was answered. */
export function isBlank({ feedback: { content, verdict, attachments } }: FeedbackTaskState): boolean {
  return (content === null || plainTextOf(content) === '') && verdict === null && attachments.length === 0
}

/** Takes an answer to its next step; the other side hears of it. */
export function takeStep(
  world: World,
  { task, by }: { task: FeedbackTaskState; by: string },
  step: Exclude<FeedbackStep, 'requested' | 'draft'>,
  note: string | null = null,
): void {
  const { feedback } = task
  const at = world.clock.now()
  const transition = { fromState: feedbackStates[feedback.step], toState: feedbackStates[step] }
  feedback.step = step
  feedback.changedAt = at
  if (step !== 'submitted') feedback.note = note
  task.saves += 1
  // Whoever was asked has nothing left to do but where the answer came back.
  task.closing =
    step === 'returned' ? null : { outcome: step === 'withdrawn' ? 'not-needed' : 'done', note: null, by, at }
  const post = world.data.posts.get(task.postId)
  if (!post) return
  const told = step === 'submitted' ? task.createdBy : recipientOf(task)
  notifyAbout(world, 'feedback-task-status-change', [told], { by: [by], at, post, task, transition })
  world.events.emit('notifications-changed', { userId: by })
}

/** Closes a request: those who have not answered have nothing left to do. */
export function closeRequest(world: World, request: FeedbackRequestState, by: string): void {
  if (request.closed) return
  request.closed = true
  for (const task of tasksOf(world.data, request.id)) {
    if (task.closing) continue
    task.closing = { outcome: 'not-needed', note: null, by, at: world.clock.now() }
    world.events.emit('notifications-changed', { userId: recipientOf(task) })
  }
}

/** What a task of feedback is called: the beginning of its question. */
export function titleOf(question: string): string {
  return question.length <= 200 ? question : `${question.slice(0, 199)}…`
}
