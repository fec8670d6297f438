import { freeName } from './free-name'
import { isBeingSaved, isSaved, type Upload } from './upload'

/** A file that the post holds, in its newest version. */
export type Known = { attachmentId: string; name: string; version: number; sizeBytes: number }

/** What the post holds, and the token that the next save has to name. */
export type PostFiles = { occToken: string; files: readonly Known[] }

/** The files that travel to one post together. It ends when each of them is saved or given up. */
export type Run = {
  id: string
  postId: string
  /** The place on the server for their bytes. */
  session: { id: string; maxRangeBytes: number } | null
  files: PostFiles | null
  /** As they were before the list was asked for anew: what is not among them arrived since. */
  filesBefore: readonly Known[]
  listing: boolean
  announcing: boolean
  saving: boolean
  /** Saves are collected: `filling` while more may join, `full` when the time is over. */
  buffer: 'empty' | 'filling' | 'full'
  /** Saves that changed the post. */
  saves: number
  /** A file of which the server has a part was given up; its session cannot be ended, it runs out. */
  abandoned: boolean
}

/** Everything that is or was on its way, oldest first. */
export type Uploads = { uploads: readonly Upload[]; runs: readonly Run[]; next: number }

export const NO_UPLOADS: Uploads = { uploads: [], runs: [], next: 1 }

export function newRun(id: string, postId: string): Run {
  return {
    id,
    postId,
    session: null,
    files: null,
    filesBefore: [],
    listing: false,
    announcing: false,
    saving: false,
    buffer: 'empty',
    saves: 0,
    abandoned: false,
  }
}

/** Those of a run that are not saved yet. */
export function openIn({ uploads }: Uploads, runId: string): readonly Upload[] {
  return uploads.filter((upload) => upload.runId === runId && !isSaved(upload))
}

export function changeRun(state: Uploads, id: string, change: (run: Run) => Partial<Run>): Uploads {
  return { ...state, runs: state.runs.map((run) => (run.id === id ? { ...run, ...change(run) } : run)) }
}

export function changeUploads(
  state: Uploads,
  which: (upload: Upload) => boolean,
  change: (upload: Upload) => Partial<Upload>,
): Uploads {
  return {
    ...state,
    uploads: state.uploads.map((upload) => (which(upload) ? { ...upload, ...change(upload) } : upload)),
  }
}

export function changeUpload(state: Uploads, key: string, change: (upload: Upload) => Partial<Upload>): Uploads {
  return changeUploads(state, (upload) => upload.key === key, change)
}

/** Compares the files of a run with what its post holds: who has the name of one that is there is a question for the person. */
export function compare(state: Uploads, runId: string): Uploads {
  const run = state.runs.find(({ id }) => id === runId)
  if (!run?.files) return state
  const { files } = run.files
  const names = files.map(({ name }) => name)
  return changeUploads(
    state,
    (upload) => upload.runId === runId && !isSaved(upload) && !isBeingSaved(upload),
    ({ choice, name, file }) => {
      if (choice.kind === 'both') return { name: freeName(name, names) }
      if (choice.kind === 'version' || choice.kind === 'question') {
        const meant = files.find(({ attachmentId }) => attachmentId === choice.attachmentId)
        if (meant) return { choice: { ...choice, version: meant.version + (choice.kind === 'version' ? 1 : 0) } }
      }
      const same = files.find((known) => known.name === (choice.kind === 'version' ? file.name : name))
      if (!same) return { choice: { kind: 'new' } }
      return { choice: { kind: 'question', attachmentId: same.attachmentId, version: same.version } }
    },
  )
}
