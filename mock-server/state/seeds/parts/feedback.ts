import { writtenFeedback, type WrittenAnswer } from '../../../content/feedback.ts'
import { fromMarkup } from '../../../content/rich-text.ts'
import { titleOf } from '../../../actions/feedback.ts'
import { userSummary } from '../../../views/people.ts'
import type { AttachmentState, WorldData } from '../../data.ts'
import { feedbackPart, type FeedbackRequestState } from '../../feedback.ts'
import { dayIn, taskState, type TaskState } from '../../tasks.ts'
import { day, hour } from '../../times.ts'
import { momentOf } from '../../zoned.ts'

const rome = 'Europe/Rome'

/** Puts the written questions and answers into the world; posts and tasks must be there already. */
export function addFeedback(data: WorldData, now: number): void {
  for (const { id, post: title, by, question, dueInDays, askedDaysAgo, answers } of writtenFeedback) {
    const post = data.feed.find((candidate) => candidate.title.startsWith(title))
    if (!post) continue
    const request: FeedbackRequestState = {
      id,
      postId: post.id,
      question,
      verdicts: true,
      filesAllowed: true,
      dueAt: momentOf(`${dayIn(now + dueInDays * day, rome)}T00:00`, rome),
      allDay: true,
      timeZone: rome,
      createdBy: by,
      createdAt: Math.max(post.createdAt + hour, now - askedDaysAgo * day),
      closed: false,
      changes: 0,
    }
    data.feedbackRequests.set(id, request)
    for (const [index, answer] of answers.entries()) addAnswer(data, request, answer, index)
  }
}

function addAnswer(data: WorldData, request: FeedbackRequestState, answer: WrittenAnswer, index: number): void {
  const { taskId, to, step = 'requested', verdict = null, text, file, note = null } = answer
  const known = data.tasks.get(taskId)
  const changedAt = step === 'requested' ? request.createdAt : request.createdAt + (index + 2) * hour
  const task = known ?? taskOf(data, request, taskId, to)
  const part = feedbackPart(request.id, changedAt)
  const content = text === undefined ? null : fromMarkup(text, data.posts.get(request.postId)?.communityId ?? '').delta
  task.feedback = { ...part, step, verdict, content, note }
  if (file !== undefined) task.feedback.attachments.push(fileOf(data, task, file, changedAt))
  if (step === 'submitted' || step === 'accepted') {
    task.closing = { outcome: 'done', note: null, by: to, at: changedAt }
  }
  if (step === 'withdrawn') task.closing = { outcome: 'not-needed', note: null, by: request.createdBy, at: changedAt }
  data.tasks.set(taskId, task)
}

function taskOf(data: WorldData, request: FeedbackRequestState, id: string, to: string): TaskState {
  const { postId, question, dueAt, allDay, timeZone, createdBy, createdAt } = request
  const assignee = { type: 'user' as const, user: userSummary(data, to) }
  return taskState({ id, title: titleOf(question), postId, assignee, dueAt, allDay, timeZone, createdBy, createdAt })
}

function fileOf(data: WorldData, task: TaskState, name: string, addedAt: number): AttachmentState {
  const addedBy = task.assignee?.type === 'user' ? task.assignee.user.id : ''
  const version = { version: 1, name, mimeType: 'application/pdf', sizeBytes: 184_000, addedAt, addedBy }
  const made = { id: `att-${task.id}`, postId: task.postId, feedbackTaskId: task.id, versions: [version] }
  data.attachments.set(made.id, made)
  return made
}
