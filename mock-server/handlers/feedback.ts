import { askFeedback, changeRequest, closeRequest, isBlank, keepAnswer, takeStep } from '../actions/feedback.ts'
import { remindTask } from '../actions/tasks.ts'
import { plainTextOf } from '../content/rich-text.ts'
import type { Schemas } from '../schemas.ts'
import type { PostState } from '../state/data.ts'
import type { FeedbackRequestState } from '../state/feedback.ts'
import { lastMomentOf } from '../state/tasks.ts'
import { day } from '../state/times.ts'
import { mayRead } from '../views/communities.ts'
import {
  countsOf,
  feedbackTaskView,
  feedbackToken,
  type FeedbackTaskState,
  isFeedback,
  mayAskFeedback,
  mayManage,
  readableRequests,
  recipientOf,
  requestToken,
  requestView,
  shownStep,
  tasksOf,
} from '../views/feedback.ts'
import { peopleOf } from '../views/subjects.ts'
import { isAssignee } from '../views/tasks.ts'
import { fits } from './fits.ts'
import { madeBefore, remember } from './idempotency.ts'
import { orderBy, paged, rising, sorted } from './lists.ts'
import type { Call, PortalApp } from './portal-app.ts'
import { readablePost } from './posts.ts'
import { allowed, found, invalid, Refusal, refusals, type Refused } from './refusals.ts'
import { sentFiles } from './uploads.ts'

const base = '/internal/v2/communication'
const ofPost = `${base}/posts/:postId/feedback-requests`
const ofTask = `${base}/feedback-tasks/:taskId`

/** The most people that one request asks. */
const maxRecipients = 500

/** The longest answer, in characters. */
const longest = 10_000

/** The most files of an answer. */
const maxFiles = 20

const byName = orderBy<Schemas['FeedbackTask']>(
  ({ id }) => id,
  rising(({ recipient }) => recipient.fullName, new Intl.Collator('en')),
)

/** Asking people what they think of a post, and what they answer. */
export function feedbackRoutes(app: PortalApp): void {
  app.get(ofPost, (call) => {
    const { world, viewer } = call.var
    const post = readablePost(call)
    return call.json<Schemas['FeedbackRequestList']>({
      requests: readableRequests(world.data, post, viewer)
        .slice(0, 20)
        .map((request) => requestView(world.data, request, viewer)),
      canAsk: mayAskFeedback(world.data, post, viewer),
    })
  })

  app.post(ofPost, async (call) => {
    const { world, viewer } = call.var
    const post = readablePost(call)
    const written = await call.req.json<Schemas['NewFeedbackRequest']>()
    const request = madeBefore(call, world.data.feedbackByKey) ?? ask(call, post, written)
    remember(call, world.data.feedbackByKey, request)
    return call.json<Schemas['FeedbackRequest']>(requestView(world.data, request, viewer), 201)
  })

  app.get(`${ofPost}/:requestId`, (call) => {
    const { world, viewer } = call.var
    const request = found(
      readableRequests(world.data, readablePost(call), viewer).find(({ id }) => id === call.req.param('requestId')),
      refusals.feedbackRequestNotFound,
    )
    return call.json<Schemas['FeedbackRequest']>(requestView(world.data, request, viewer))
  })

  app.patch(`${ofPost}/:requestId`, async (call) => {
    const { world, viewer } = call.var
    const { request, post } = managed(call)
    const {
      occToken,
      expiration,
      expirationAllDay,
      addRecipients = [],
      ...fields
    } = await call.req.json<Schemas['FeedbackRequestChange']>()
    if (request.closed) throw new Refusal(refusals.feedbackClosed)
    if (occToken !== requestToken(request)) {
      const current = requestView(world.data, request, viewer)
      throw new Refusal({ ...refusals.occConflict, title: 'The request has changed in the meantime', current })
    }
    const all = peopleToAsk(call, post, addRecipients, '/addRecipients')
    const due = expiration === undefined ? dueNow(request) : dueOf(expiration, expirationAllDay)
    const count = countsOf(world.data, request.id).all + all.length
    if (count > maxRecipients) throw tooMany('/addRecipients')
    // One that is over may stay: only a new end has to lie ahead.
    if (JSON.stringify(due) !== JSON.stringify(dueNow(request))) checkDue(call, due)
    changeRequest(world, { post, request, by: viewer.id }, { ...fields, ...due }, all)
    return call.json<Schemas['FeedbackRequest']>(requestView(world.data, request, viewer))
  })

  app.get(`${ofPost}/:requestId/tasks`, (call) => {
    const { world, viewer } = call.var
    const { request } = managed(call)
    const { state, search = '' } = call.req.query()
    const wanted = tasksOf(world.data, request.id)
      .filter(({ feedback }) => state === undefined || shownStep(feedback.step) === state)
      .map((task) => feedbackTaskView(world.data, task, viewer))
      .filter(({ recipient }) => fits(recipient.fullName, search))
    const { page, nextPageToken } = paged(call, sorted(wanted, byName), { list: 'feedback', order: byName })
    return call.json<Schemas['FeedbackTaskPage']>({
      tasks: page,
      counts: countsOf(world.data, request.id),
      nextPageToken,
    })
  })

  app.post(`${ofPost}/:requestId/reminders`, async (call) => {
    const { world, viewer } = call.var
    const { request } = managed(call)
    if (request.closed) throw new Refusal(refusals.feedbackClosed)
    const { userIds } = await call.req.json<Schemas['FeedbackReminder']>()
    const now = world.clock.now()
    const missing = tasksOf(world.data, request.id).filter(
      (task) =>
        shownStep(task.feedback.step) === 'requested' && (userIds === null || userIds.includes(recipientOf(task))),
    )
    const due = missing.filter(({ remindedAt }) => remindedAt === null || now - remindedAt >= day)
    allowed(due.length > 0 || missing.length === 0, refusals.reminderTooEarly)
    for (const task of due) remindTask(world, { task, by: viewer.id })
    return call.json<Schemas['RemindersSent']>({ count: due.length })
  })

  app.post(`${ofPost}/:requestId/close`, (call) => {
    const { world, viewer } = call.var
    const { request } = managed(call)
    closeRequest(world, request, viewer.id)
    return call.json<Schemas['FeedbackRequest']>(requestView(world.data, request, viewer))
  })

  app.get(ofTask, (call) => answer(call, taskOf(call)))

  app.put(`${ofTask}/draft`, async (call) => {
    const task = taskOf(call)
    const { occToken, content, verdict, attachmentIds, fileIds = [] } = await call.req.json<Schemas['FeedbackDraft']>()
    checkAnswering(call, task, occToken)
    if (content !== null && plainTextOf(content).length > longest) {
      throw invalid('/content', 'answer-too-long', `must have at most ${longest} characters`, 'answer-too-long')
    }
    const kept = task.feedback.attachments.filter(({ id }) => attachmentIds.includes(id))
    if (fileIds.length > 0 && !call.var.world.data.feedbackRequests.get(task.feedback.requestId)?.filesAllowed) {
      throw invalid('/fileIds', 'files-forbidden', 'must be empty', 'files-forbidden')
    }
    if (kept.length + fileIds.length > maxFiles) {
      throw invalid('/fileIds', 'too-many-files', `must be at most ${maxFiles} files`, 'too-many-files')
    }
    const files = sentFiles(call, { placeId: task.postId, purpose: 'feedback' }, fileIds)
    keepAnswer(call.var.world, task, { content, verdict, kept, files })
    return answer(call, task)
  })

  app.post(`${ofTask}/submit`, async (call) => {
    const task = taskOf(call)
    const { occToken } = await call.req.json<Schemas['FeedbackStep']>()
    checkAnswering(call, task, occToken)
    if (isBlank(task)) throw invalid('/content', 'answer-empty', 'must not be empty', 'answer-empty')
    takeStep(call.var.world, { task, by: call.var.viewer.id }, 'submitted')
    return answer(call, task)
  })

  app.post(`${ofTask}/accept`, async (call) => {
    const task = await reviewed(call, 'canReview')
    takeStep(call.var.world, { task, by: call.var.viewer.id }, 'accepted')
    return answer(call, task)
  })

  app.post(`${ofTask}/return`, async (call) => {
    const task = await reviewed(call, 'canReview')
    const { note } = await call.req.json<Schemas['FeedbackReturn']>()
    takeStep(call.var.world, { task, by: call.var.viewer.id }, 'returned', note)
    return answer(call, task)
  })

  app.post(`${ofTask}/withdraw`, async (call) => {
    const task = await reviewed(call, 'canWithdraw')
    takeStep(call.var.world, { task, by: call.var.viewer.id }, 'withdrawn')
    return answer(call, task)
  })
}

function ask(call: Call, post: PostState, written: Schemas['NewFeedbackRequest']): FeedbackRequestState {
  const { world, viewer } = call.var
  const { data } = world
  allowed(mayAskFeedback(data, post, viewer), refusals.feedbackForbidden)
  const {
    question,
    recipients,
    verdicts = true,
    filesAllowed = true,
    expiration = null,
    expirationAllDay = false,
  } = written
  const personIds = peopleToAsk(call, post, recipients, '/recipients')
  const due = dueOf(expiration, expirationAllDay)
  checkDue(call, due)
  return askFeedback(world, post, { question, verdicts, filesAllowed, ...due, createdBy: viewer.id }, personIds)
}

/**
 * Everybody whom these stand for, each once; refuses who cannot read the post. Who asks is left out of their groups,
 * and asked where nobody else is.
 */
function peopleToAsk(call: Call, post: PostState, recipients: Schemas['Assignee'][], pointer: string): string[] {
  const { world, viewer } = call.var
  const asked = recipients.map((recipient) => peopleOf(world.data, recipient))
  const errors = asked.flatMap((ids, index) => {
    const closed = ids.length === 0 || ids.some((id) => cannotRead(call, post, id))
    return closed
      ? [{ pointer: `${pointer}/${index}`, code: 'recipient-cannot-read', message: 'cannot read the post' }]
      : []
  })
  if (errors.length > 0) {
    throw new Refusal({ status: 422, code: 'recipient-cannot-read', title: 'The request was not accepted', errors })
  }
  const all = [...new Set(asked.flat())]
  const others = all.filter((id) => id !== viewer.id)
  const personIds = others.length > 0 ? others : all
  if (personIds.length > maxRecipients) {
    throw tooMany(pointer)
  }
  return personIds
}

const tooMany = (pointer: string) =>
  invalid(pointer, 'too-many-recipients', `must be at most ${maxRecipients} people`, 'too-many-recipients')

type Due = Pick<FeedbackRequestState, 'dueAt' | 'allDay' | 'timeZone'>

function dueOf(expiration: Schemas['ZonedDateTime'] | null, allDay = false): Due {
  return {
    dueAt: expiration && Date.parse(expiration.zonedDatetime),
    allDay,
    timeZone: expiration?.timeZone ?? 'Europe/Rome',
  }
}

const dueNow = ({ dueAt, allDay, timeZone }: FeedbackRequestState): Due => ({ dueAt, allDay, timeZone })

function checkDue(call: Call, due: Due): void {
  if ((lastMomentOf(due) ?? Infinity) < call.var.world.clock.now()) {
    throw invalid('/expiration', 'expiration-past', 'must not be over', 'expiration-past')
  }
}

function cannotRead(call: Call, post: PostState, id: string): boolean {
  const person = call.var.world.data.people.get(id)
  return !person || person.deleted || !mayRead(call.var.world.data.communities.get(post.communityId), person)
}

/** The request of the path and its post, if the person looks after it. */
function managed(call: Call): { request: FeedbackRequestState; post: PostState } {
  const { world, viewer } = call.var
  const post = readablePost(call)
  const request = found(
    [...world.data.feedbackRequests.values()].find(
      ({ id, postId }) => id === call.req.param('requestId') && postId === post.id,
    ),
    refusals.feedbackRequestNotFound,
  )
  allowed(mayManage(world.data, request, post, viewer), refusals.feedbackForbidden)
  return { request, post }
}

/** The task of the path; for everybody but its two sides there is none. */
function taskOf(call: Call): FeedbackTaskState {
  const { world, viewer } = call.var
  const task = world.data.tasks.get(call.req.param('taskId') ?? '')
  if (!task || task.deleted || !isFeedback(task)) throw new Refusal(refusals.feedbackTaskNotFound)
  const post = readablePost(call, task.postId)
  const request = world.data.feedbackRequests.get(task.feedback.requestId)
  const manages = request !== undefined && mayManage(world.data, request, post, viewer)
  if (!isAssignee(task, viewer) && !manages) throw new Refusal(refusals.feedbackTaskNotFound)
  return task
}

/** Refuses an answer that can no longer be written, or that was written on elsewhere. */
function checkAnswering(call: Call, task: FeedbackTaskState, occToken: string): void {
  const { world, viewer } = call.var
  allowed(isAssignee(task, viewer), refusals.feedbackForbidden)
  const { step, requestId } = task.feedback
  if (step === 'submitted' || step === 'accepted') throw withCurrent(call, refusals.alreadySubmitted, task)
  if (step === 'withdrawn' || world.data.feedbackRequests.get(requestId)?.closed) {
    throw new Refusal(refusals.feedbackClosed)
  }
  if (occToken !== feedbackToken(task)) throw conflict(call, task)
}

/** The task, if the person may do this with it and has seen how it stands. */
async function reviewed(call: Call, right: 'canReview' | 'canWithdraw'): Promise<FeedbackTaskState> {
  const { world, viewer } = call.var
  const task = taskOf(call)
  allowed(!isAssignee(task, viewer), refusals.feedbackForbidden)
  const { occToken } = await call.req.json<Schemas['FeedbackStep']>()
  if (occToken !== feedbackToken(task) || !feedbackTaskView(world.data, task, viewer)[right]) throw conflict(call, task)
  return task
}

function conflict(call: Call, task: FeedbackTaskState): Refusal {
  return withCurrent(call, { ...refusals.occConflict, title: 'The answer has changed in the meantime' }, task)
}

function withCurrent(call: Call, refused: Refused, task: FeedbackTaskState): Refusal {
  return new Refusal({ ...refused, current: feedbackTaskView(call.var.world.data, task, call.var.viewer) })
}

function answer(call: Call, task: FeedbackTaskState) {
  return call.json<Schemas['FeedbackTask']>(feedbackTaskView(call.var.world.data, task, call.var.viewer))
}
