import type { FileProblem } from '@/design-system/FileDrop'
import { freeName, changeRun, changeUpload, compare, newRun, NO_UPLOADS, openIn, type Uploads } from './run'
import {
  canPause,
  canRemove,
  canRetry,
  FIRST_CHUNK_SIZE,
  isSaved,
  isUnfinished,
  sentOf,
  type Failure,
  type Source,
  type Upload,
} from './upload'

/** The post that files are for. */
export type Target = { postId: string; postTitle: string }
/** Files that the person chose, pasted or let go above a post. */
export type Added = Target & { files: readonly Source[] }
/** Those of them that are not accepted. */
export type Refused = Target & { rejected: readonly { file: Source; problem: FileProblem }[] }

/** Files join the open run of their post, or start one. */
export function add(state: Uploads, { postId, postTitle, files }: Added): Uploads {
  if (files.length === 0) return state
  const current = state.runs.find((run) => run.postId === postId)
  const run = current ?? newRun(state, postId)
  let next: Uploads = current ? state : { ...state, runs: [...state.runs, run] }
  for (const file of files) {
    const openNames = openIn(next, run.id).map(({ name }) => name)
    next = append(next, { postId, postTitle, file, name: freeName(file.name, openNames), runId: run.id })
  }
  return compare(next, run.id)
}

/** Files that cannot be sent are listed among the others, with the reason. */
export function refuse(state: Uploads, { postId, postTitle, rejected }: Refused): Uploads {
  return rejected.reduce((next, { file, problem }) => {
    const why: Failure = problem === 'empty' || problem === 'folder' ? problem : 'kind'
    return append(next, { postId, postTitle, file, name: file.name, runId: null, hold: { kind: 'failed', why } })
  }, state)
}

/** Nothing more is sent. The call in flight is aborted, so its bytes count only when the server confirms them. */
export function pause(state: Uploads, key: string): Uploads {
  return changeUpload(state, key, (upload) => (canPause(upload) ? { hold: { kind: 'paused' } } : {}))
}

/** Goes on after the bytes that the server has. */
export function resume(state: Uploads, key: string): Uploads {
  return changeUpload(state, key, (upload) => (upload.hold?.kind === 'paused' ? resumed(upload) : {}))
}

/** Tries a file again that could not be sent or saved. */
export function retry(state: Uploads, key: string): Uploads {
  return changeUpload(state, key, (upload) => (canRetry(upload) ? resumed(upload) : {}))
}

/** Removes a file from the list. */
export function remove(state: Uploads, key: string): Uploads {
  const upload = state.uploads.find((candidate) => candidate.key === key)
  if (!upload || !canRemove(upload)) return state
  const partly = upload.transfer.at === 'sending' && (upload.busy || sentOf(upload) > 0)
  const next = { ...state, uploads: state.uploads.filter((candidate) => candidate !== upload) }
  if (upload.runId === null) return next
  return changeRun(next, upload.runId, ({ abandoned }) => ({ abandoned: abandoned || partly }))
}

/** The file is a newer one of the same; `note` says what is new in it. */
export function chooseVersion(state: Uploads, key: string, note = ''): Uploads {
  return changeUpload(state, key, ({ choice }) => {
    if (choice.kind !== 'question') return {}
    const { attachmentId, version } = choice
    const words = note.trim()
    return { choice: { kind: 'version', attachmentId, version: version + 1, ...(words !== '' && { note: words }) } }
  })
}

/** The file is another one of the same name: it gets a name of its own. */
export function chooseBoth(state: Uploads, key: string): Uploads {
  const upload = state.uploads.find((candidate) => candidate.key === key)
  if (upload?.choice.kind !== 'question') return state
  const run = state.runs.find(({ id }) => id === upload.runId)
  const used = [
    ...(run?.files?.files ?? []).map(({ name }) => name),
    ...state.uploads.filter((other) => other !== upload && other.runId === upload.runId).map(({ name }) => name),
  ]
  return changeUpload(state, key, ({ name }) => ({ choice: { kind: 'both' }, name: freeName(name, used) }))
}

/** Removes what is saved and what has failed for good. */
export function clear(state: Uploads): Uploads {
  const hopeless = state.uploads.filter((upload) => !isSaved(upload) && !isUnfinished(upload))
  const left = hopeless.reduce((next, { key }) => remove(next, key), state)
  return { ...left, uploads: left.uploads.filter((upload) => !isSaved(upload)) }
}

/** Signing out clears everything except the counter of ids: answers still in flight must not match a later file. */
export function reset({ next }: Uploads): Uploads {
  return { ...NO_UPLOADS, next }
}

function resumed({ transfer, busy }: Upload): Partial<Upload> {
  return {
    hold: null,
    attempts: 0,
    transfer: transfer.at === 'sending' ? { ...transfer, confirmed: busy && transfer.confirmed } : transfer,
  }
}

type Fresh = Target & Pick<Upload, 'file' | 'name' | 'runId'> & Partial<Pick<Upload, 'hold'>>

function append(state: Uploads, { hold = null, ...fresh }: Fresh): Uploads {
  const upload: Upload = {
    ...fresh,
    key: `file-${state.next}`,
    hold,
    choice: { kind: 'open' },
    transfer: { at: 'queued' },
    busy: false,
    chunkSize: FIRST_CHUNK_SIZE,
    attempts: 0,
    saveUnconfirmed: false,
  }
  return { ...state, uploads: [...state.uploads, upload], next: state.next + 1 }
}
