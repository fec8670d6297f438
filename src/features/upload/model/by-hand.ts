import type { FileProblem } from '@/design-system/FileDrop'
import { freeName } from './free-name'
import { changeRun, changeUpload, compare, newRun, NO_UPLOADS, openIn, type Uploads } from './run'
import {
  canPause,
  canRemove,
  canRetry,
  FIRST_STRETCH,
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
/** Those of them that are not taken. */
export type Refused = Target & { rejected: readonly { file: Source; problem: FileProblem }[] }

/** Files join the run of their post that is not at its end yet, or begin one. */
export function add(state: Uploads, { postId, postTitle, files }: Added): Uploads {
  if (files.length === 0) return state
  const current = state.runs.find((run) => run.postId === postId)
  const run = current ?? newRun(`run-${state.next}`, postId)
  let next: Uploads = current ? state : { ...state, runs: [...state.runs, run] }
  for (const file of files) {
    const travelling = openIn(next, run.id).map(({ name }) => name)
    next = append(next, { postId, postTitle, file, name: freeName(file.name, travelling), runId: run.id })
  }
  return compare(next, run.id)
}

/** What cannot be sent at all is named among the others, with the reason. */
export function refuse(state: Uploads, { postId, postTitle, rejected }: Refused): Uploads {
  return rejected.reduce((next, { file, problem }) => {
    const why: Failure = problem === 'empty' || problem === 'folder' ? problem : 'kind'
    return append(next, { postId, postTitle, file, name: file.name, runId: null, hold: { kind: 'failed', why } })
  }, state)
}

/** Nothing more is sent; what was on its way is stopped, and so is not counted until the server has told. */
export function pause(state: Uploads, key: string): Uploads {
  return changeUpload(state, key, (upload) => (canPause(upload) ? { hold: { kind: 'paused' } } : {}))
}

/** Goes on where the server says that the file has come to. */
export function resume(state: Uploads, key: string): Uploads {
  return changeUpload(state, key, (upload) => (upload.hold?.kind === 'paused' ? goOn(upload) : {}))
}

/** Tries a file again that could not be sent or saved. */
export function retry(state: Uploads, key: string): Uploads {
  return changeUpload(state, key, (upload) => (canRetry(upload) ? goOn(upload) : {}))
}

/** Gives a file up. */
export function remove(state: Uploads, key: string): Uploads {
  const upload = state.uploads.find((candidate) => candidate.key === key)
  if (!upload || !canRemove(upload)) return state
  const partly = upload.travel.at === 'underway' && (upload.busy || sentOf(upload) > 0)
  const next = { ...state, uploads: state.uploads.filter((candidate) => candidate !== upload) }
  if (upload.runId === null) return next
  return changeRun(next, upload.runId, ({ abandoned }) => ({ abandoned: abandoned || partly }))
}

/** The file is a newer one of the same. */
export function chooseVersion(state: Uploads, key: string): Uploads {
  return changeUpload(state, key, ({ choice }) =>
    choice.kind === 'question' ? { choice: { ...choice, kind: 'version', version: choice.version + 1 } } : {},
  )
}

/** The file is another one that happens to have the same name: it gets one of its own. */
export function chooseBoth(state: Uploads, key: string): Uploads {
  const upload = state.uploads.find((candidate) => candidate.key === key)
  if (upload?.choice.kind !== 'question') return state
  const run = state.runs.find(({ id }) => id === upload.runId)
  const taken = [
    ...(run?.files?.files ?? []).map(({ name }) => name),
    ...state.uploads.filter((other) => other !== upload && other.runId === upload.runId).map(({ name }) => name),
  ]
  return changeUpload(state, key, ({ name }) => ({ choice: { kind: 'both' }, name: freeName(name, taken) }))
}

/** Takes those out of sight that nothing can happen to any more: what is saved, and what is beyond hope is given up. */
export function clear(state: Uploads): Uploads {
  const hopeless = state.uploads.filter((upload) => !isSaved(upload) && !isUnfinished(upload))
  const left = hopeless.reduce((next, { key }) => remove(next, key), state)
  return { ...left, uploads: left.uploads.filter((upload) => !isSaved(upload)) }
}

/**
 * Whoever signs out leaves nothing behind. Keys and ids go on counting, though: an answer to what was on its way would
 * else be taken for one about the files of whoever comes next.
 */
export function leave({ next }: Uploads): Uploads {
  return { ...NO_UPLOADS, next }
}

function goOn({ travel, busy }: Upload): Partial<Upload> {
  return { hold: null, tries: 0, travel: travel.at === 'underway' ? { ...travel, sure: busy && travel.sure } : travel }
}

type Fresh = Target & Pick<Upload, 'file' | 'name' | 'runId'> & Partial<Pick<Upload, 'hold'>>

function append(state: Uploads, { hold = null, ...fresh }: Fresh): Uploads {
  const upload: Upload = {
    ...fresh,
    key: `file-${state.next}`,
    hold,
    choice: { kind: 'open' },
    travel: { at: 'here' },
    busy: false,
    stretch: FIRST_STRETCH,
    tries: 0,
    unsure: false,
  }
  return { ...state, uploads: [...state.uploads, upload], next: state.next + 1 }
}
