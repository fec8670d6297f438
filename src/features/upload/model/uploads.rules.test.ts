import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Schemas } from '@/api'
import * as responses from './responses'
import * as actions from './person-actions'
import { NO_UPLOADS, type Uploads } from './run'
import { start, nextTask, type Task } from './task'
import type { CallError } from './call-error'
import { isFailed, isSaved, isUnfinished, sentOf } from './upload'

const post = { postId: 'p-1', postTitle: 'Line 4' }
const attachment = (id: string, name: string, version: number, sizeBytes: number) =>
  ({ id, name, version, sizeBytes, versions: [{ version, sizeBytes }] }) as Schemas['Attachment']

/** The other side, as the contract describes it. */
class Server {
  readonly attachments = [attachment('att-1', 'plan', 1, 5)]
  readonly sessions = new Map<string, Map<string, Schemas['UploadFile']>>()
  saves = 0
  /** Runs by the session that they ended with. */
  readonly finished: Extract<Task, { do: 'finish' }>[] = []
  readonly savedFiles: string[] = []

  list(): Schemas['AttachmentList'] {
    return { attachments: structuredClone(this.attachments), occToken: `occ-${this.saves}` }
  }

  /** Somebody else adds a file. */
  interfere(name: string) {
    this.saves += 1
    this.attachments.push(attachment(`att-${this.attachments.length + 1}`, name, 1, 7))
  }
}

type Step = {
  do:
    | 'add'
    | 'again'
    | 'pause'
    | 'resume'
    | 'retry'
    | 'remove'
    | 'version'
    | 'both'
    | 'close'
    | 'interfere'
    | 'expire'
    | 'answer'
    | 'lose'
    | 'break'
    | 'refuse'
  at: number
}

const steps = fc.array(
  fc.record<Step>({
    do: fc.constantFrom<Step['do'][]>(
      'add',
      'add',
      'again',
      'pause',
      'resume',
      'retry',
      'remove',
      'version',
      'both',
      'close',
      'interfere',
      'expire',
      'answer',
      'answer',
      'answer',
      'answer',
      'answer',
      'lose',
      'break',
      'refuse',
    ),
    at: fc.nat({ max: 9 }),
  }),
  { maxLength: 80 },
)

/**
 * What is looked at on the way: each task with the state in which it begins, and each state with what is on its way
 * then.
 */
type Watch = {
  begins?: (task: Task, state: Uploads) => void
  rests?: (state: Uploads, flights: readonly Task[]) => void
}

/** A walk of the model beside a server. */
function walk(taken: readonly Step[], { begins, rests }: Watch = {}) {
  const server = new Server()
  const flights: Task[] = []
  /** Saves from the first file until the list is empty. */
  let session = { saves: 0, touched: false }
  let state = NO_UPLOADS

  const settle = () => {
    for (let guard = 0; ; guard += 1) {
      expect(guard, 'the model does not come to rest').toBeLessThan(500)
      const task = nextTask(state)
      if (!task) break
      begins?.(task, state)
      if (task.do === 'finish') {
        server.finished.push(task)
        expect(task.touch).toBe(session.saves > 1 && !session.touched)
        session.touched ||= task.touch
      } else flights.push(task)
      state = start(state, task)
    }
    rests?.(state, flights)
  }

  const fail = (task: Task, callError: CallError) => {
    if (task.do === 'list') state = responses.listFailed(state, task.runId, callError)
    if (task.do === 'announce')
      state = responses.announceFailed(
        state,
        task.runId,
        task.files.map(({ clientKey }) => clientKey),
        callError,
      )
    if (task.do === 'progress' || task.do === 'range')
      state = responses.sendingFailed(state, task.key, task.fileId, callError)
    if (task.do === 'compare') state = responses.compared(state, task.key, task.attachmentId, null)
    if (task.do === 'save') state = responses.saveFailed(state, task.runId, task.keys, callError)
  }

  /** `unheard`: it is done, and all that is heard is this. */
  const reply = (task: Task, unheard?: CallError) => {
    const silent = unheard !== undefined
    const gone: CallError = { kind: 'session' }
    if (task.do === 'collect') state = responses.collected(state, task.runId)
    if (task.do === 'wait') state = responses.waited(state, task.key)
    if (task.do === 'compare') state = responses.compared(state, task.key, task.attachmentId, null)
    if (task.do === 'list' && !silent) state = responses.listed(state, task.runId, server.list())
    if (task.do === 'announce') {
      const files =
        task.sessionId === null ? new Map<string, Schemas['UploadFile']>() : server.sessions.get(task.sessionId)
      if (!files) return fail(task, gone)
      const id = task.sessionId ?? `s-${server.sessions.size + 1}`
      server.sessions.set(id, files)
      for (const { clientKey, sizeBytes } of task.files) {
        const fileId = `${id}-f-${files.size + 1}`
        files.set(fileId, { fileId, clientKey, sizeBytes, receivedBytes: 0 })
      }
      const session = { sessionId: id, expiresAt: '', maxRangeBytes: 2, files: structuredClone([...files.values()]) }
      if (!silent) state = responses.announced(state, task.runId, session)
    }
    if (task.do === 'progress' || task.do === 'range') {
      const file = server.sessions.get(task.sessionId)?.get(task.fileId)
      if (!file) return fail(task, gone)
      if (task.do === 'range') {
        if (file.receivedBytes !== task.from) return fail(task, { kind: 'where' })
        file.receivedBytes = task.to
      }
      if (!silent) state = responses.received(state, task.key, { ...file }, null)
    }
    if (task.do === 'save') {
      const files = server.sessions.get(task.sessionId)
      if (!files) return fail(task, gone)
      if (task.occToken !== `occ-${server.saves}`) return fail(task, { kind: 'list' })
      server.saves += 1
      session.saves += 1
      const sizeOf = (fileId: string) => {
        const file = files.get(fileId)
        expect(file?.receivedBytes, 'a save of bytes that are there').toBe(file?.sizeBytes)
        return file?.sizeBytes ?? 0
      }
      const added = task.batch.attachments.map(({ name, fileId }) => {
        const one = attachment(`att-${server.attachments.length + 1}`, name, 1, sizeOf(fileId))
        server.attachments.push(one)
        return one
      })
      const updated = task.batch.updateAttachments.map(({ attachmentId, fileId }) => {
        const one = server.attachments.find(({ id }) => id === attachmentId)
        if (one) Object.assign(one, { version: one.version + 1, sizeBytes: sizeOf(fileId) })
        return one as Schemas['Attachment']
      })
      server.savedFiles.push(...task.keys)
      const result = { addAttachments: structuredClone([...added, ...updated]), nextOccToken: `occ-${server.saves}` }
      if (!silent) state = responses.saved(state, task.runId, task.keys, result)
    }
    if (unheard) fail(task, unheard)
  }

  const lost: CallError = { kind: 'later', why: 'offline' }
  /** What is on its way of a file is stopped; some of it the server has had already. */
  const stop = (key: string, had: boolean) => {
    const at = flights.findIndex((task) => (task.do === 'range' || task.do === 'progress') && task.key === key)
    const [flight] = at < 0 ? [] : flights.splice(at, 1)
    if (!flight) return
    if (had) reply(flight, { kind: 'stopped' })
    else fail(flight, { kind: 'stopped' })
  }

  const keyAt = (at: number) => state.uploads[at % Math.max(1, state.uploads.length)]?.key ?? ''
  let files = 0
  const step = (one: Step) => {
    const added = (name: string) => {
      if (state.uploads.length === 0 && state.runs.length === 0) session = { saves: 0, touched: false }
      return actions.add(state, { ...post, files: [new File(['x'.repeat((files += 1) + 10)], name)] })
    }
    if (one.do === 'add') state = added(`file-${files}`)
    if (one.do === 'again') state = added('plan')
    if (one.do === 'pause') {
      const key = keyAt(one.at)
      state = actions.pause(state, key)
      stop(key, one.at % 2 === 0)
    }
    if (one.do === 'resume') state = actions.resume(state, keyAt(one.at))
    if (one.do === 'retry') state = actions.retry(state, keyAt(one.at))
    if (one.do === 'remove') {
      const key = keyAt(one.at)
      state = actions.remove(state, key)
      stop(key, one.at % 2 === 0)
    }
    if (one.do === 'version') state = actions.chooseVersion(state, keyAt(one.at))
    if (one.do === 'both') state = actions.chooseBoth(state, keyAt(one.at))
    if (one.do === 'close') state = actions.clear(state)
    if (one.do === 'interfere') server.interfere(`file-${one.at}`)
    if (one.do === 'expire') server.sessions.clear()
    const [flight] = ['answer', 'lose', 'break', 'refuse'].includes(one.do)
      ? flights.splice(one.at % Math.max(1, flights.length), 1)
      : []
    if (flight && one.do === 'answer') reply(flight)
    if (flight && one.do === 'lose') reply(flight, ['collect', 'wait'].includes(flight.do) ? undefined : lost)
    if (flight && (one.do === 'break' || one.do === 'refuse')) {
      const why = one.do === 'break' ? 'failed' : 'kind'
      if (flight.do === 'collect' || flight.do === 'wait') reply(flight)
      else fail(flight, { kind: 'refused', why, places: [] })
    }
    settle()
  }
  taken.forEach(step)

  /** The person helps wherever something waits for them, and nothing goes wrong any more. */
  const finish = () => {
    for (let round = 0; round < 400 && (state.uploads.some(isUnfinished) || flights.length > 0); round += 1) {
      const [flight] = flights.splice(0, 1)
      if (flight) reply(flight)
      else
        for (const { key } of state.uploads)
          for (const help of [actions.resume, actions.retry, actions.chooseVersion]) state = help(state, key)
      settle()
    }
    return state
  }
  const close = () => {
    state = actions.clear(state)
    settle()
    return state
  }
  return { server, finish, close }
}

it('brings every file to the post exactly once that was neither refused nor given up, and touches it once where that took several saves, whatever happens on the way', () => {
  fc.assert(
    fc.property(steps, (taken) => {
      // The walk holds the end of each run against the saves that the server has seen.
      const { server, finish, close } = walk(taken)
      const { uploads } = finish()
      expect(uploads.some(isUnfinished)).toBe(false)
      expect(new Set(server.savedFiles).size).toBe(server.savedFiles.length)
      for (const { key } of uploads.filter(isSaved)) expect(server.savedFiles).toContain(key)
      // What was refused is given up with the list, and lets its run end.
      expect(close()).toMatchObject({ uploads: [], runs: [] })
      const ended = server.finished.map(({ runId }) => runId)
      expect(new Set(ended).size).toBe(ended.length)
    }),
    { numRuns: 300 },
  )
})

it('never has two calls about one file, two saves of one run or more than two files under way at once', () => {
  fc.assert(
    fc.property(steps, (taken) => {
      walk(taken, {
        rests(state, flights) {
          const busy = flights.flatMap((task) => (task.do === 'range' || task.do === 'progress' ? [task.key] : []))
          expect(new Set(busy).size).toBe(busy.length)
          const saving = flights.flatMap((task) => (task.do === 'save' ? [task.runId] : []))
          expect(new Set(saving).size).toBe(saving.length)
          const counted = state.uploads.filter((upload) => upload.transfer.at === 'sending' && upload.busy)
          expect(counted.length).toBeLessThanOrEqual(2)
        },
      })
    }),
    { numRuns: 300 },
  )
})

it('sends nothing of a file that is paused or failed, saves none that is not decided, and never sends more than there is', () => {
  fc.assert(
    fc.property(steps, (taken) => {
      walk(taken, {
        begins(task, { uploads }) {
          const about = (key: string) => {
            const upload = uploads.find((candidate) => candidate.key === key)
            if (!upload) throw new Error(`nothing is called ${key}`)
            return upload
          }
          if (task.do === 'range') {
            const { hold, transfer, file } = about(task.key)
            expect(hold).toBeNull()
            expect(task.from).toBe(transfer.at === 'sending' ? transfer.sent : null)
            expect(task.to).toBeLessThanOrEqual(file.size)
          }
          for (const { hold, choice } of task.do === 'save' ? task.keys.map(about) : []) {
            expect(hold).toBeNull()
            expect(['new', 'version', 'both']).toContain(choice.kind)
          }
        },
        rests({ uploads }) {
          for (const upload of uploads) {
            expect(sentOf(upload)).toBeLessThanOrEqual(upload.file.size)
            if (isFailed(upload)) expect(isSaved(upload)).toBe(false)
          }
        },
      })
    }),
    { numRuns: 200 },
  )
})
