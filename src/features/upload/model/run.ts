import type { Schemas } from '@/api'
import { isBeingSaved, isSaved, type Upload } from './upload'

/** A file that the post holds, in its newest version and with all that it had. */
export type PostFile = {
  attachmentId: string
  name: string
  version: number
  sizeBytes: number
  versions: readonly Pick<Schemas['AttachmentVersion'], 'version' | 'sizeBytes'>[]
}

/** The files of the post, and the token that the next save has to name. */
export type PostFiles = { occToken: string; files: readonly PostFile[] }

/** The files that are uploaded to one post together. A run ends when each of them is saved or removed. */
export type Run = {
  id: string
  postId: string
  /** The server's session for their bytes. */
  session: { id: string; maxRangeBytes: number } | null
  files: PostFiles | null
  /** The files before the list was fetched again: what is not among them is new. */
  filesBefore: readonly PostFile[]
  listing: boolean
  announcing: boolean
  saving: boolean
  /** Saves are collected: `filling` while more may join, `full` when the time is over. */
  buffer: 'empty' | 'filling' | 'full'
  /** Saves that changed the post, since the first file of the upload session. */
  saves: number
  /** The post was touched for them already. */
  touched: boolean
  /** A partly sent file was removed; the session cannot be completed then, it expires. */
  abandoned: boolean
}

/** What the runs of an upload session hand on: it lasts until the list holds no file of the post any more. */
export type Session = Pick<Run, 'postId' | 'saves' | 'touched'>

/** All uploads of this page, oldest first, their runs, and what the last ended run of each post hands on. */
export type Uploads = { uploads: readonly Upload[]; runs: readonly Run[]; sessions: readonly Session[]; next: number }

export const NO_UPLOADS: Uploads = { uploads: [], runs: [], sessions: [], next: 1 }

/** A run that continues the upload session of its post, or begins one. */
export function newRun({ uploads, sessions, next }: Uploads, postId: string): Run {
  const listed = uploads.some((upload) => upload.postId === postId)
  const session = listed ? sessions.find((candidate) => candidate.postId === postId) : undefined
  return {
    id: `run-${next}`,
    postId,
    session: null,
    files: null,
    filesBefore: [],
    listing: false,
    announcing: false,
    saving: false,
    buffer: 'empty',
    saves: session?.saves ?? 0,
    touched: session?.touched ?? false,
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

/**
 * Compares the files of a run with those of its post: a name that the post has already is a question for the person.
 */
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

/** The name itself, or with the first number that makes it unique: "plan (2).pdf". */
export function freeName(name: string, used: readonly string[]): string {
  if (!used.includes(name)) return name
  const dot = name.lastIndexOf('.')
  const [stem, extension] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, '']
  for (let number = 2; ; number += 1) {
    const other = `${stem} (${number})${extension}`
    if (!used.includes(other)) return other
  }
}
