import { changeRun, changeUpload, changeUploads, openIn, type Run, type Uploads } from './run'
import { isReady, type Source, type Upload } from './upload'

/** The next call or timer. Its start is noted in the state, so that nothing is started twice. */
export type Task =
  | { do: 'list'; runId: string; postId: string }
  | { do: 'announce'; runId: string; postId: string; sessionId: string | null; files: readonly Announced[] }
  /** Asks how many bytes the server has. */
  | { do: 'progress'; key: string; sessionId: string; fileId: string; total: number }
  | { do: 'range'; key: string; sessionId: string; fileId: string; file: Source; from: number; to: number }
  /** Looks for a version with the same bytes among those of the same size. */
  | { do: 'compare'; key: string; attachmentId: string; versions: readonly number[]; file: Source }
  /** Waits for more files that can be saved together. */
  | { do: 'collect'; runId: string }
  /** Waits before a file is tried again. */
  | { do: 'wait'; key: string; attempts: number }
  | { do: 'save'; runId: string; postId: string; sessionId: string; occToken: string; keys: Keys; batch: Batch }
  | { do: 'finish'; runId: string; postId: string; sessionId: string | null; touch: boolean }

type Announced = { clientKey: string; name: string; sizeBytes: number; mimeType: string }
type Batch = {
  attachments: readonly { fileId: string; name: string }[]
  updateAttachments: readonly { attachmentId: string; fileId: string; note?: string }[]
}
/** In the order of the answer: new files, then versions. */
type Keys = readonly string[]

/** Files that are sent at the same time. */
const MAX_PARALLEL = 2
/** Limit of the contract for one announcement or one save. */
const MAX_FILES_PER_CALL = 100
/** Larger files are not compared: what the post has would have to be fetched first. In bytes. */
const MAX_COMPARED_SIZE = 20 * 1024 * 1024

/** The next task; null while there is nothing to do but wait. */
export function nextTask(state: Uploads): Task | null {
  for (const run of state.runs) {
    const task = ofRun(state, run)
    if (task) return task
  }
  return ofWaiting(state) ?? ofBytes(state) ?? ofComparison(state)
}

/** Notes that a task has started. */
export function start(state: Uploads, task: Task): Uploads {
  switch (task.do) {
    case 'list':
      return changeRun(state, task.runId, () => ({ listing: true }))
    case 'announce':
      return changeRun(state, task.runId, () => ({ announcing: true }))
    case 'progress':
    case 'range':
      return changeUpload(state, task.key, () => ({ busy: true }))
    case 'compare':
      return changeUpload(state, task.key, ({ choice }) =>
        choice.kind === 'question' ? { choice: { ...choice, same: 'comparing' } } : {},
      )
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
    case 'finish': {
      const { runId, postId, touch } = task
      const ended = state.runs
        .filter(({ id }) => id === runId)
        .map(({ saves, touched }) => ({ postId, saves, touched: touched || touch }))
      return {
        ...state,
        runs: state.runs.filter(({ id }) => id !== runId),
        sessions: [...state.sessions.filter((session) => session.postId !== postId), ...ended],
      }
    }
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
      touch: run.saves > 1 && !run.touched,
    }
  }
  if (!files && !run.listing && active.length > 0) return { do: 'list', runId, postId }
  const here = active.filter(({ transfer }) => transfer.at === 'queued').slice(0, MAX_FILES_PER_CALL)
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
  return upload ? { do: 'wait', key: upload.key, attempts: upload.attempts } : null
}

function ofBytes({ uploads, runs }: Uploads): Task | null {
  const underway = uploads.filter(({ transfer }) => transfer.at === 'sending')
  if (underway.filter(({ busy }) => busy).length >= MAX_PARALLEL) return null
  for (const { key, runId, transfer, hold, busy, file, chunkSize } of underway) {
    const session = runs.find(({ id }) => id === runId)?.session
    if (hold || busy || transfer.at !== 'sending' || !session) continue
    const call = { key, sessionId: session.id, fileId: transfer.fileId }
    if (!transfer.confirmed) return { do: 'progress', ...call, total: file.size }
    const to = Math.min(file.size, transfer.sent + Math.min(chunkSize, session.maxRangeBytes))
    return { do: 'range', ...call, file, from: transfer.sent, to }
  }
  return null
}

/** One at a time, and each once. */
function ofComparison({ uploads, runs }: Uploads): Task | null {
  const isUnderWay = uploads.some(({ choice }) => choice.kind === 'question' && choice.same === 'comparing')
  if (isUnderWay) return null
  for (const { key, runId, choice, file } of uploads) {
    if (choice.kind !== 'question' || choice.same !== undefined || file.size > MAX_COMPARED_SIZE) continue
    const { attachmentId } = choice
    const known = runs
      .find(({ id }) => id === runId)
      ?.files?.files.find((candidate) => candidate.attachmentId === attachmentId)
    const alike = known?.versions.filter(({ sizeBytes }) => sizeBytes === file.size) ?? []
    if (alike.length > 0)
      return { do: 'compare', key, attachmentId, versions: alike.map(({ version }) => version), file }
  }
  return null
}

function announced({ key, name, file }: Upload): Announced {
  return { clientKey: key, name, sizeBytes: file.size, mimeType: file.type }
}

function batchOf(ready: readonly Upload[]): { keys: Keys; batch: Batch } {
  const some = ready.slice(0, MAX_FILES_PER_CALL)
  const versions = some.filter(({ choice }) => choice.kind === 'version')
  const fresh = some.filter((upload) => !versions.includes(upload))
  return {
    keys: [...fresh, ...versions].map(({ key }) => key),
    batch: {
      attachments: fresh.map((upload) => ({ fileId: fileIdOf(upload), name: upload.name })),
      updateAttachments: versions.map((upload) => ({ ...versionOf(upload), fileId: fileIdOf(upload) })),
    },
  }
}

function fileIdOf({ transfer }: Upload): string {
  return transfer.at === 'sent' ? transfer.fileId : ''
}

function versionOf({ choice }: Upload): { attachmentId: string; note?: string } {
  if (choice.kind !== 'version') return { attachmentId: '' }
  const { attachmentId, note } = choice
  return { attachmentId, ...(note !== undefined && { note }) }
}
