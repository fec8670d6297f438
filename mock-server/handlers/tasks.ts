import {
  changeTask,
  closeTask,
  commentTask,
  copyTask,
  deleteTask,
  handTask,
  makeTask,
  moveTask,
  remindTask,
  reopenTask,
  saveTaskFiles,
  type TaskFields,
} from '../actions/tasks.ts'
import { taskStates } from '../content/workflow-states.ts'
import type { Schemas } from '../schemas.ts'
import { personalOf, type CommentState, type PostState } from '../state/data.ts'
import { lastMomentOf, type TaskState } from '../state/tasks.ts'
import { day } from '../state/times.ts'
import { commentView } from '../views/comments.ts'
import { standingComments } from '../views/posts.ts'
import { mayRead } from '../views/communities.ts'
import { peopleOf } from '../views/subjects.ts'
import {
  isAssignee,
  mayChangeTaskFiles,
  mayCreateTask,
  mayDeleteTask,
  mayEditTask,
  mayMove,
  mayReadTask,
  stepsOf,
  taskActivity,
  taskTokenOf,
  taskView,
  waitsForGroupOf,
} from '../views/tasks.ts'
import { checkedBatch } from './attachments.ts'
import { checkContent } from './comments.ts'
import { madeBefore, remember } from './idempotency.ts'
import { asKept, paged } from './lists.ts'
import type { Call, PortalApp } from './portal-app.ts'
import { readablePost } from './posts.ts'
import { allowed, found, invalid, Refusal, refusals, type Refused } from './refusals.ts'
import { taskPage } from './task-list.ts'

const base = '/internal/v2/communication'
const ofTask = `${base}/tasks/:taskId`

/** How far a task can be without being closed. */
const movable = ['open', 'doing'] as const

const oldestFirst = asKept(({ id }: CommentState) => id)

/** The work that hangs at posts. */
export function taskRoutes(app: PortalApp): void {
  app.get(`${base}/tasks`, (call) => call.json<Schemas['TaskPage']>(taskPage(call)))

  app.post(`${base}/posts/:postId/tasks`, async (call) => {
    const { world, viewer } = call.var
    const post = readablePost(call)
    const { assignees = [], ...written } = await call.req.json<Schemas['NewTask']>()
    allow(mayCreateTask(world.data, post, viewer))
    return answerMade(call, () => {
      checkReaders(call, post, assignees, (index) => `/assignees/${index}`)
      checkPlaced(call, post, written)
      const fields = fieldsOf(written)
      const last = lastMomentOf({ dueAt: null, allDay: false, timeZone: 'UTC', ...fields })
      if (last !== null && last < world.clock.now()) {
        throw invalid('/expiration', 'expiration-past', 'must not be over', 'expiration-past')
      }
      const to = assignees.length === 0 ? [null] : assignees
      const { title } = written
      return to.map((assignee) => makeTask(world, post, { ...fields, title, by: viewer.id, to: assignee }))
    })
  })

  app.get(ofTask, (call) => answer(call, taskOf(call).task))

  app.patch(ofTask, async (call) => {
    const { world, viewer } = call.var
    const { task, post } = taskOf(call)
    allow(mayEditTask(world.data, post, task, viewer))
    const { occToken, assignee, ...change } = await call.req.json<Schemas['TaskChange']>()
    checkToken(call, task, occToken)
    if (assignee) checkReaders(call, post, [assignee], () => '/assignee')
    checkPlaced(call, post, change)
    const acted = { task, by: viewer.id }
    changeTask(world, acted, { ...fieldsOf(change), ...(assignee === undefined ? {} : { assignee }) })
    return answer(call, task)
  })

  app.delete(ofTask, (call) => {
    const { world, viewer } = call.var
    const { task, post } = taskOf(call)
    allow(mayDeleteTask(world.data, post, task, viewer))
    checkToken(call, task, call.req.query('occToken'))
    deleteTask(world, { task, by: viewer.id })
    return call.body(null, 204)
  })

  app.put(`${ofTask}/state`, async (call) => {
    const { task } = movableTask(call)
    const { stateId } = await call.req.json<Schemas['TaskMove']>()
    refuseClosed(call, task)
    const state = movable.find((one) => taskStates[one].id === stateId)
    if (!state) throw new Refusal(refusals.taskForbidden)
    moveTask(call.var.world, { task, by: call.var.viewer.id }, state)
    return answer(call, task)
  })

  app.post(`${ofTask}/close`, async (call) => {
    const { task } = movableTask(call)
    refuseClosed(call, task)
    closeTask(call.var.world, { task, by: call.var.viewer.id }, await call.req.json<Schemas['TaskEnd']>())
    return answer(call, task)
  })

  app.post(`${ofTask}/reopen`, (call) => {
    const { task } = movableTask(call)
    reopenTask(call.var.world, { task, by: call.var.viewer.id })
    return answer(call, task)
  })

  app.post(`${ofTask}/take`, (call) => {
    const { world, viewer } = call.var
    const { task } = taskOf(call)
    if (isAssignee(task, viewer)) return answer(call, task)
    if (task.viaGroup && peopleOf(world.data, task.viaGroup).includes(viewer.id)) {
      throw withCurrent(call, refusals.taskTaken, task)
    }
    allow(waitsForGroupOf(world.data, task, viewer))
    handTask(world, { task, by: viewer.id }, 'taken')
    return answer(call, task)
  })

  app.post(`${ofTask}/release`, (call) => {
    const { world, viewer } = call.var
    const { task } = taskOf(call)
    allow(isAssignee(task, viewer) && task.viaGroup !== null)
    handTask(world, { task, by: viewer.id }, 'released')
    return answer(call, task)
  })

  app.put(`${ofTask}/monitor`, (call) => monitor(call, true))
  app.delete(`${ofTask}/monitor`, (call) => monitor(call, false))

  app.post(`${ofTask}/reminders`, (call) => {
    const { world, viewer } = call.var
    const { task } = taskOf(call)
    allow(taskView(world.data, task, viewer).canRemind)
    if (task.remindedAt !== null && world.clock.now() - task.remindedAt < day) {
      throw new Refusal(refusals.reminderTooEarly)
    }
    remindTask(world, { task, by: viewer.id })
    return answer(call, task)
  })

  app.post(`${ofTask}/copies`, (call) => {
    const { world, viewer } = call.var
    const { task, post } = taskOf(call)
    allow(!task.feedback && mayCreateTask(world.data, post, viewer))
    const [copy] = madeOnce(call, () => [copyTask(world, post, { task, by: viewer.id })])
    return call.json<Schemas['Task']>(taskView(world.data, copy ?? task, viewer), 201)
  })

  app.get(`${ofTask}/comments`, (call) => {
    const { world, viewer } = call.var
    const { comments } = taskOf(call).task
    const { page, nextPageToken } = paged(call, comments, { list: 'task-comments', order: oldestFirst })
    return call.json<Schemas['CommentPage']>({
      comments: page.map((comment) => commentView(world.data, comment, viewer)),
      totalCount: standingComments({ comments }),
      nextPageToken,
    })
  })

  app.post(`${ofTask}/comments`, async (call) => {
    const { world, viewer } = call.var
    const { task, post } = taskOf(call)
    const { content, clientKey } = await call.req.json<Schemas['NewComment']>()
    const { commentsByClientKey } = personalOf(world.data, viewer.id)
    const written = commentsByClientKey.get(clientKey)
    if (written) return call.json<Schemas['Comment']>(commentView(world.data, written, viewer))
    if (post.archived || task.feedback) throw new Refusal(refusals.commentsClosed)
    checkContent(content)
    const comment = commentTask(world, { by: viewer.id, task, content, clientKey })
    commentsByClientKey.set(clientKey, comment)
    return call.json<Schemas['Comment']>(commentView(world.data, comment, viewer), 201)
  })

  app.post(`${ofTask}/attachments`, async (call) => {
    const { world, viewer } = call.var
    const { task, post } = taskOf(call)
    allow(mayChangeTaskFiles(world.data, post, task, viewer))
    const batch = await call.req.json<Schemas['AttachmentSaveBatch']>()
    checkToken(call, task, batch.occToken)
    saveTaskFiles(world, { task, by: viewer.id }, checkedBatch(call, task, batch))
    return answer(call, task)
  })

  app.get(`${ofTask}/activity`, (call) =>
    call.json<Schemas['TaskActivity']>(taskActivity(call.var.world.data, taskOf(call).task)),
  )
}

/** The task of the path and its post, if the person may read it. */
function taskOf(call: Call): { task: TaskState; post: PostState } {
  const task = found(call.var.world.data.tasks.get(call.req.param('taskId') ?? ''), refusals.taskNotFound)
  if (task.deleted || !mayReadTask(task, call.var.viewer)) throw new Refusal(refusals.taskNotFound)
  return { task, post: readablePost(call, task.postId) }
}

function movableTask(call: Call): { task: TaskState; post: PostState } {
  const { task, post } = taskOf(call)
  allow(mayMove(call.var.world.data, post, task, call.var.viewer))
  return { task, post }
}

function allow(may: boolean): void {
  allowed(may, refusals.taskForbidden)
}

/** Refuses a change of what the person has not seen. */
function checkToken(call: Call, task: TaskState, occToken: string | undefined): void {
  if (occToken === taskTokenOf(task)) return
  throw withCurrent(call, { ...refusals.occConflict, title: 'The task has changed in the meantime' }, task)
}

function refuseClosed(call: Call, task: TaskState): void {
  if (task.closing) throw withCurrent(call, refusals.taskClosed, task)
}

function withCurrent(call: Call, refused: Refused, task: TaskState): Refusal {
  return new Refusal({ ...refused, current: taskView(call.var.world.data, task, call.var.viewer) })
}

function answer(call: Call, task: TaskState) {
  return call.json<Schemas['Task']>(taskView(call.var.world.data, task, call.var.viewer))
}

function answerMade(call: Call, make: () => TaskState[]) {
  const { world, viewer } = call.var
  const tasks = madeOnce(call, make).map((task) => taskView(world.data, task, viewer))
  return call.json<Schemas['TasksMade']>({ tasks }, 201)
}

/** A repeated key answers with what the first request made. */
function madeOnce(call: Call, make: () => TaskState[]): TaskState[] {
  const { tasksByKey } = call.var.world.data
  const before = madeBefore(call, tasksByKey)
  if (before) return before
  const made = make()
  remember(call, tasksByKey, made)
  return made
}

function monitor(call: Call, monitored: boolean) {
  const { task } = taskOf(call)
  const { id } = call.var.viewer
  if (monitored) task.monitorIds.add(id)
  else task.monitorIds.delete(id)
  return answer(call, task)
}

type Written = Partial<Pick<Schemas['TaskChange'], keyof Omit<Schemas['TaskChange'], 'occToken' | 'assignee'>>>

/** The fields of a request as the state keeps them; absent ones stay away. */
function fieldsOf({
  expiration,
  expirationAllDay,
  monitorIds,
  requiredForId,
  ...written
}: Written): Partial<TaskFields> {
  return {
    ...written,
    ...(monitorIds && { monitorIds: new Set(monitorIds) }),
    ...(requiredForId !== undefined && { requiredFor: requiredForId ?? undefined }),
    ...(expirationAllDay !== undefined && { allDay: expirationAllDay }),
    ...(expiration !== undefined && {
      dueAt: expiration && Date.parse(expiration.zonedDatetime),
      ...(expiration && { timeZone: expiration.timeZone }),
    }),
  }
}

/** Refuses people who cannot follow it and steps that the post does not have. */
function checkPlaced(call: Call, post: PostState, { monitorIds = [], requiredForId }: Written): void {
  refuseReaders(monitorIds.flatMap((id, index) => (readsPost(call, post, id) ? [] : `/monitorIds/${index}`)))
  const isStep = stepsOf(post).some(({ transitionId }) => transitionId === requiredForId)
  if (typeof requiredForId === 'string' && !isStep) {
    throw invalid('/requiredForId', 'unknown', 'must be a step of the workflow of the post')
  }
}

function readsPost(call: Call, post: PostState, personId: string): boolean {
  const { data } = call.var.world
  const person = data.people.get(personId)
  return person !== undefined && mayRead(data.communities.get(post.communityId), person)
}

/** Refuses assignees who cannot read the post, or whose group has such members: all of them at once. */
function checkReaders(
  call: Call,
  post: PostState,
  assignees: Schemas['Assignee'][],
  pointerOf: (index: number) => string,
): void {
  refuseReaders(
    assignees.flatMap((assignee, index) => {
      const people = peopleOf(call.var.world.data, assignee)
      return people.every((id) => readsPost(call, post, id)) ? [] : pointerOf(index)
    }),
  )
}

/** Names everybody who cannot read the post, where there is anybody. */
function refuseReaders(pointers: string[]): void {
  if (pointers.length === 0) return
  const code = 'assignee-cannot-read'
  const errors = pointers.map((pointer) => ({ pointer, code, message: 'cannot read the post' }))
  throw new Refusal({ status: 422, code, title: 'The request was not accepted', errors })
}
