import { changeRun, changeUpload, changeUploads, openIn, type Run, type Uploads } from './run'
import { isReady, type Source, type Upload } from './upload'

/** What has to be done next, by the server or by the clock. Its begin is remembered, so that nothing is done twice. */
export type Task =
  | { do: 'list'; runId: string; postId: string }
  | { do: 'announce'; runId: string; postId: string; sessionId: string | null; files: readonly Announced[] }
  /** How far has this file come? */
  | { do: 'progress'; key: string; sessionId: string; fileId: string; total: number }
  | { do: 'range'; key: string; sessionId: string; fileId: string; file: Source; from: number; to: number }
  /** Waits for more that can be saved together. */
  | { do: 'collect'; runId: string }
  /** Waits before a file is tried again. */
  | { do: 'wait'; key: string; tries: number }
  | { do: 'save'; runId: string; postId: string; sessionId: string; occToken: string; keys: Keys; batch: Batch }
  | { do: 'finish'; runId: string; postId: string; sessionId: string | null; touch: boolean }

type Announced = { clientKey: string; name: string; sizeBytes: number; mimeType: string }
type Batch = {
  attachments: readonly { fileId: string; name: string }[]
  updateAttachments: readonly { attachmentId: string; fileId: string }[]
}
/** In the order of the answer: what is new, then what is a version. */
type Keys = readonly string[]

/** Files whose bytes travel at the same time. */
const SENT_AT_ONCE = 2
/** What one announcement or one save may hold, by the contract. */
const MOST_IN_A_CALL = 100

/** The next thing to do; null while there is nothing to do but wait. */
export function nextTask(state: Uploads): Task | null {
  for (const run of state.runs) {
    const task = ofRun(state, run)
    if (task) return task
  }
  return ofWaiting(state) ?? ofBytes(state)
}

/** Remembers that a task has begun. */
export function begin(state: Uploads, task: Task): Uploads {
  switch (task.do) {
    case 'list':
      return changeRun(state, task.runId, () => ({ listing: true }))
    case 'announce':
      return changeRun(state, task.runId, () => ({ announcing: true }))
    case 'progress':
    case 'range':
      return changeUpload(state, task.key, () => ({ busy: true }))
    case 'collect':
      return changeRun(state, task.runId, () => ({ buffer: 'filling' }))
    case 'wait':
      return changeUpload(state, task.key, () => ({ hold: { kind: 'waiting', timed: true } }))
    case 'save': {
      const held = changeUploads(
        state,
        ({ key }) => task.keys.includes(key),
        () => ({ busy: true }),
      )
      return changeRun(held, task.runId, () => ({ saving: true, buffer: 'empty' }))
    }
    case 'finish':
      return { ...state, runs: state.runs.filter(({ id }) => id !== task.runId) }
  }
}

function ofRun(state: Uploads, run: Run): Task | null {
  const { id: runId, postId, session, files } = run
  const open = openIn(state, runId)
  const active = open.filter(({ hold }) => hold === null)
  if (open.length === 0 && !run.announcing && !run.saving) {
    return {
      do: 'finish',
      runId,
      postId,
      sessionId: run.abandoned ? null : (session?.id ?? null),
      touch: run.saves > 1,
    }
  }
  if (!files && !run.listing && active.length > 0) return { do: 'list', runId, postId }
  const here = active.filter(({ travel }) => travel.at === 'here').slice(0, MOST_IN_A_CALL)
  if (here.length > 0 && !run.announcing) {
    return { do: 'announce', runId, postId, sessionId: session?.id ?? null, files: here.map(announced) }
  }
  const ready = active.filter(isReady)
  if (ready.length === 0) return null
  if (run.buffer === 'empty') return { do: 'collect', runId }
  return run.buffer === 'full' && !run.saving && session && files
    ? { do: 'save', runId, postId, sessionId: session.id, occToken: files.occToken, ...batchOf(ready) }
    : null
}

function ofWaiting({ uploads }: Uploads): Task | null {
  const upload = uploads.find(({ hold }) => hold?.kind === 'waiting' && !hold.timed)
  return upload ? { do: 'wait', key: upload.key, tries: upload.tries } : null
}

function ofBytes({ uploads, runs }: Uploads): Task | null {
  const underway = uploads.filter(({ travel }) => travel.at === 'underway')
  if (underway.filter(({ busy }) => busy).length >= SENT_AT_ONCE) return null
  for (const { key, runId, travel, hold, busy, file, stretch } of underway) {
    const session = runs.find(({ id }) => id === runId)?.session
    if (hold || busy || travel.at !== 'underway' || !session) continue
    const call = { key, sessionId: session.id, fileId: travel.fileId }
    if (!travel.sure) return { do: 'progress', ...call, total: file.size }
    const to = Math.min(file.size, travel.sent + Math.min(stretch, session.maxRangeBytes))
    return { do: 'range', ...call, file, from: travel.sent, to }
  }
  return null
}

function announced({ key, name, file }: Upload): Announced {
  return { clientKey: key, name, sizeBytes: file.size, mimeType: file.type }
}

function batchOf(ready: readonly Upload[]): { keys: Keys; batch: Batch } {
  const some = ready.slice(0, MOST_IN_A_CALL)
  const versions = some.filter(({ choice }) => choice.kind === 'version')
  const fresh = some.filter((upload) => !versions.includes(upload))
  return {
    keys: [...fresh, ...versions].map(({ key }) => key),
    batch: {
      attachments: fresh.map((upload) => ({ fileId: fileIdOf(upload), name: upload.name })),
      updateAttachments: versions.map((upload) => ({ attachmentId: attachmentOf(upload), fileId: fileIdOf(upload) })),
    },
  }
}

function fileIdOf({ travel }: Upload): string {
  return travel.at === 'arrived' ? travel.fileId : ''
}

function attachmentOf({ choice }: Upload): string {
  return choice.kind === 'version' ? choice.attachmentId : ''
}
