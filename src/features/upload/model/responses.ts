import type { Schemas } from '@/api'
import { changeRun, changeUpload, changeUploads, compare, openIn, type PostFile, type Uploads } from './run'
import type { CallError } from './call-error'
import { FIRST_CHUNK_SIZE, isBeingSaved, isReady, MIN_CHUNK_SIZE, type Failure, type Upload } from './upload'

/** Automatic retries before a file counts as failed. */
export const MAX_ATTEMPTS = 3

/** A chunk faster than the first is followed by a larger one, a chunk slower than the second by a smaller one. */
const SHORT_MS = 1000
const LONG_MS = 5000
const MAX_CHUNK_SIZE = 16 * 1024 * 1024

/** The list of the post's files. A new one may come from a save that got no answer. */
export function listed(state: Uploads, runId: string, { attachments, occToken }: Schemas['AttachmentList']): Uploads {
  const run = state.runs.find(({ id }) => id === runId)
  if (!run) return state
  const files = attachments.map(postFileOf)
  const arrived = files.filter((file) => !run.filesBefore.some((known) => isSameVersion(known, file)))
  const found = changeUploads(
    state,
    (upload) => upload.runId === runId && upload.saveUnconfirmed,
    (upload) => {
      const own = upload.transfer.at === 'sent' && arrived.find((file) => isSameFile(upload, file))
      return own
        ? { saveUnconfirmed: false, hold: null, transfer: { at: 'saved', version: own.version } }
        : { saveUnconfirmed: false }
    },
  )
  const counted = openIn(found, runId).length < openIn(state, runId).length ? 1 : 0
  const known = changeRun(found, runId, ({ saves }) => ({
    listing: false,
    files: { occToken, files },
    filesBefore: files,
    saves: saves + counted,
  }))
  return compare(known, runId)
}

/** The list of the post's files could not be fetched. */
export function listFailed(state: Uploads, runId: string, callError: CallError): Uploads {
  const open = changeRun(state, runId, () => ({ listing: false }))
  return fail(open, ({ runId: of, hold, transfer }) => of === runId && !hold && transfer.at !== 'saved', callError)
}

/** The server has opened a session for these files. */
export function announced(state: Uploads, runId: string, session: Schemas['UploadSession']): Uploads {
  const open = changeRun(state, runId, () => ({
    announcing: false,
    session: { id: session.sessionId, maxRangeBytes: session.maxRangeBytes },
  }))
  return session.files.reduce(
    (next, { clientKey, fileId, receivedBytes }) =>
      changeUpload(next, clientKey, ({ transfer }) =>
        transfer.at === 'queued'
          ? { attempts: 0, transfer: { at: 'sending', fileId, sent: receivedBytes, confirmed: true } }
          : {},
      ),
    open,
  )
}

/** Some of the files, or all, were refused. */
export function announceFailed(state: Uploads, runId: string, keys: readonly string[], callError: CallError): Uploads {
  const open = changeRun(state, runId, () => ({ announcing: false }))
  if (callError.kind === 'session') return fail(sessionLost(open, runId), ({ key }) => keys.includes(key), callError)
  const which =
    callError.kind === 'refused' && callError.places.length > 0 ? callError.places.map((at) => keys[at]) : keys
  return fail(open, ({ key }) => which.includes(key), callError)
}

/** The server has confirmed how many bytes it has. */
export function received(
  state: Uploads,
  key: string,
  { fileId, receivedBytes }: Schemas['UploadFile'],
  tookMs: number | null,
): Uploads {
  return changeUpload(state, key, (upload) => {
    const { transfer, file, chunkSize } = upload
    if (!isAbout(upload, fileId) || transfer.at !== 'sending') return { busy: false }
    const arrived = receivedBytes >= file.size
    return {
      busy: false,
      attempts: receivedBytes > transfer.sent ? 0 : upload.attempts,
      chunkSize: tookMs === null ? chunkSize : nextChunkSize(chunkSize, tookMs),
      transfer: arrived ? { at: 'sent', fileId } : { at: 'sending', fileId, sent: receivedBytes, confirmed: true },
      // All bytes are there: nothing is left to pause.
      hold: arrived && upload.hold?.kind === 'paused' ? null : upload.hold,
    }
  })
}

/** A chunk did not reach the server, or it is not known whether it did. */
export function sendingFailed(state: Uploads, key: string, fileId: string, callError: CallError): Uploads {
  const upload = state.uploads.find((candidate) => candidate.key === key)
  if (!upload) return state
  if (!isAbout(upload, fileId)) return changeUpload(state, key, () => ({ busy: false }))
  const idle = changeUpload(state, key, ({ transfer, chunkSize }) => ({
    busy: false,
    chunkSize: callError.kind === 'smaller' || callError.kind === 'later' ? smaller(chunkSize) : chunkSize,
    transfer: transfer.at === 'sending' ? { ...transfer, confirmed: false } : transfer,
  }))
  if (callError.kind === 'stopped') return idle
  if (callError.kind === 'session' && upload.runId !== null) return sessionLost(idle, upload.runId)
  return fail(idle, (candidate) => candidate.key === key, callError)
}

/** A save has changed the post. */
export function saved(
  state: Uploads,
  runId: string,
  keys: readonly string[],
  { addAttachments, nextOccToken }: Schemas['AttachmentSaveResult'],
): Uploads {
  const fresh = addAttachments.map(postFileOf)
  const done = changeUploads(
    state,
    ({ key }) => keys.includes(key),
    ({ key, choice }) => {
      const version = fresh[keys.indexOf(key)]?.version ?? (choice.kind === 'version' ? choice.version : 1)
      return { busy: false, saveUnconfirmed: false, hold: null, transfer: { at: 'saved', version } }
    },
  )
  const known = changeRun(done, runId, ({ files, saves }) => {
    const others = (files?.files ?? []).filter(
      ({ attachmentId }) => !fresh.some((one) => one.attachmentId === attachmentId),
    )
    const now = [...others, ...fresh]
    return { saving: false, saves: saves + 1, files: { occToken: nextOccToken, files: now }, filesBefore: now }
  })
  return compare(known, runId)
}

/** A save was refused or got no answer: the files are kept, and the list is fetched before another try. */
export function saveFailed(state: Uploads, runId: string, keys: readonly string[], callError: CallError): Uploads {
  const which = ({ key }: Upload) => keys.includes(key)
  const again = callError.kind === 'list' || callError.kind === 'signed-out'
  const open = changeRun(state, runId, () => ({ saving: false, files: null, buffer: again ? 'full' : 'empty' }))
  const idle = changeUploads(open, which, () => ({ busy: false, saveUnconfirmed: !again }))
  if (callError.kind === 'session') return sessionLost(idle, runId)
  if (callError.kind === 'where') {
    return changeUploads(idle, which, ({ transfer }) =>
      transfer.at === 'sent' ? { transfer: { at: 'sending', fileId: transfer.fileId, sent: 0, confirmed: false } } : {},
    )
  }
  // A save is repeated without asking only when the server has said that it did not happen.
  return fail(idle, which, callError.kind === 'later' ? { kind: 'refused', why: callError.why, places: [] } : callError)
}

/** It is known which version of the file has the same bytes, if any; the person may have answered meanwhile. */
export function compared(state: Uploads, key: string, attachmentId: string, same: number | null): Uploads {
  return changeUpload(state, key, ({ choice }) =>
    choice.kind === 'question' && choice.attachmentId === attachmentId ? { choice: { ...choice, same } } : {},
  )
}

/** The time for collecting saves is over. */
export function collected(state: Uploads, runId: string): Uploads {
  const some = openIn(state, runId).some(isReady)
  return changeRun(state, runId, ({ buffer }) => ({ buffer: buffer !== 'filling' ? buffer : some ? 'full' : 'empty' }))
}

/** The delay before a retry is over. */
export function waited(state: Uploads, key: string): Uploads {
  return changeUpload(state, key, ({ hold }) => (hold?.kind === 'waiting' ? { hold: null } : {}))
}

/** The upload session has expired; everything that is not saved is sent again. */
function sessionLost(state: Uploads, runId: string): Uploads {
  const lost = changeRun(state, runId, () => ({ session: null, abandoned: false }))
  const begun = (upload: Upload) =>
    upload.runId === runId && ['sending', 'sent'].includes(upload.transfer.at) && !isBeingSaved(upload)
  const restarted = changeUploads(lost, begun, () => ({ transfer: { at: 'queued' }, chunkSize: FIRST_CHUNK_SIZE }))
  return fail(restarted, begun, { kind: 'session' }, state)
}

/** Notes one more failure of these files. Temporary ones are retried a few times. */
function fail(
  state: Uploads,
  which: (upload: Upload) => boolean,
  callError: CallError,
  among: Uploads = state,
): Uploads {
  const failed = new Set(among.uploads.filter(which).map(({ key }) => key))
  return changeUploads(
    state,
    ({ key }) => failed.has(key),
    ({ hold, attempts, chunkSize }) => {
      const why: Failure =
        callError.kind === 'refused' || callError.kind === 'later' ? callError.why : failureOf(callError)
      const over = callError.kind === 'refused' || (callError.kind === 'smaller' && chunkSize < MIN_CHUNK_SIZE)
      if (over || attempts >= MAX_ATTEMPTS) return { hold: { kind: 'failed', why }, attempts: 0 }
      // A paused file stays paused, whatever happened to the chunk in flight.
      if (hold) return { attempts: attempts + 1 }
      return { attempts: attempts + 1, hold: callError.kind === 'later' ? { kind: 'waiting', timed: false } : null }
    },
  )
}

/** An answer may belong to an earlier session, whose file ids differ. */
function isAbout({ transfer }: Upload, fileId: string): boolean {
  return transfer.at === 'sending' && transfer.fileId === fileId
}

function failureOf({ kind }: CallError): Failure {
  return kind === 'list' ? 'changed' : 'failed'
}

function nextChunkSize(chunkSize: number, tookMs: number): number {
  if (tookMs > LONG_MS) return smaller(chunkSize)
  return tookMs < SHORT_MS ? Math.min(chunkSize * 2, MAX_CHUNK_SIZE) : chunkSize
}

function smaller(chunkSize: number): number {
  return Math.ceil(chunkSize / 2)
}

function postFileOf({ id, name, version, sizeBytes, versions }: Schemas['Attachment']): PostFile {
  return { attachmentId: id, name, version, sizeBytes, versions }
}

function isSameVersion(one: PostFile, other: PostFile): boolean {
  return one.attachmentId === other.attachmentId && one.version === other.version
}

/** A version may have another name than its attachment, so it is recognised by the attachment. */
function isSameFile({ choice, name, file }: Upload, known: PostFile): boolean {
  if (known.sizeBytes !== file.size) return false
  return choice.kind === 'version' ? known.attachmentId === choice.attachmentId : known.name === name
}
