import type { Schemas } from '@/api'
import { changeRun, changeUpload, changeUploads, compare, openIn, type Known, type Uploads } from './run'
import type { Trouble } from './trouble'
import { FIRST_STRETCH, isBeingSaved, isReady, LEAST_STRETCH, type Failure, type Upload } from './upload'

/** So often is something tried again by itself. */
export const MOST_TRIES = 3

/** A stretch that took less than this may be followed by a longer one, one that took more than the other by a shorter one. */
const SHORT_MS = 1000
const LONG_MS = 5000
const MOST_STRETCH = 16 * 1024 * 1024

/** The post holds these files. What arrived there since the last time may be what a save without answer brought. */
export function listed(state: Uploads, runId: string, { attachments, occToken }: Schemas['AttachmentList']): Uploads {
  const run = state.runs.find(({ id }) => id === runId)
  if (!run) return state
  const files = attachments.map(knownOf)
  const arrived = files.filter((file) => !run.filesBefore.some((known) => isSameVersion(known, file)))
  const found = changeUploads(
    state,
    (upload) => upload.runId === runId && upload.unsure,
    (upload) => {
      const own = upload.travel.at === 'arrived' && arrived.find((file) => isSameFile(upload, file))
      return own ? { unsure: false, hold: null, travel: { at: 'saved', version: own.version } } : { unsure: false }
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

/** What the post holds could not be read. */
export function listFailed(state: Uploads, runId: string, trouble: Trouble): Uploads {
  const open = changeRun(state, runId, () => ({ listing: false }))
  return meet(open, ({ runId: of, hold, travel }) => of === runId && !hold && travel.at !== 'saved', trouble)
}

/** There is a place for the bytes of these files. */
export function announced(state: Uploads, runId: string, session: Schemas['UploadSession']): Uploads {
  const open = changeRun(state, runId, () => ({
    announcing: false,
    session: { id: session.sessionId, maxRangeBytes: session.maxRangeBytes },
  }))
  return session.files.reduce(
    (next, { clientKey, fileId, receivedBytes }) =>
      changeUpload(next, clientKey, ({ travel }) =>
        travel.at === 'here' ? { tries: 0, travel: { at: 'underway', fileId, sent: receivedBytes, sure: true } } : {},
      ),
    open,
  )
}

/** Files were not taken: some of them, or all. */
export function announceFailed(state: Uploads, runId: string, keys: readonly string[], trouble: Trouble): Uploads {
  const open = changeRun(state, runId, () => ({ announcing: false }))
  if (trouble.kind === 'session') return meet(sessionLost(open, runId), ({ key }) => keys.includes(key), trouble)
  const which = trouble.kind === 'refused' && trouble.places.length > 0 ? trouble.places.map((at) => keys[at]) : keys
  return meet(open, ({ key }) => which.includes(key), trouble)
}

/** The server has so many bytes of a file. */
export function received(
  state: Uploads,
  key: string,
  { fileId, receivedBytes }: Schemas['UploadFile'],
  tookMs: number | null,
): Uploads {
  return changeUpload(state, key, (upload) => {
    const { travel, file, stretch } = upload
    if (!isAbout(upload, fileId) || travel.at !== 'underway') return { busy: false }
    const arrived = receivedBytes >= file.size
    return {
      busy: false,
      tries: receivedBytes > travel.sent ? 0 : upload.tries,
      stretch: tookMs === null ? stretch : nextStretch(stretch, tookMs),
      travel: arrived ? { at: 'arrived', fileId } : { at: 'underway', fileId, sent: receivedBytes, sure: true },
      // Nothing is left to pause.
      hold: arrived && upload.hold?.kind === 'paused' ? null : upload.hold,
    }
  })
}

/** A stretch did not get there, or it is not known whether it did. */
export function sendingFailed(state: Uploads, key: string, fileId: string, trouble: Trouble): Uploads {
  const upload = state.uploads.find((candidate) => candidate.key === key)
  if (!upload) return state
  if (!isAbout(upload, fileId)) return changeUpload(state, key, () => ({ busy: false }))
  const idle = changeUpload(state, key, ({ travel, stretch }) => ({
    busy: false,
    stretch: trouble.kind === 'smaller' || trouble.kind === 'later' ? smaller(stretch) : stretch,
    travel: travel.at === 'underway' ? { ...travel, sure: false } : travel,
  }))
  if (trouble.kind === 'stopped') return idle
  if (trouble.kind === 'session' && upload.runId !== null) return sessionLost(idle, upload.runId)
  return meet(idle, (candidate) => candidate.key === key, trouble)
}

/** A save changed the post. */
export function saved(
  state: Uploads,
  runId: string,
  keys: readonly string[],
  { addAttachments, nextOccToken }: Schemas['AttachmentSaveResult'],
): Uploads {
  const fresh = addAttachments.map(knownOf)
  const done = changeUploads(
    state,
    ({ key }) => keys.includes(key),
    ({ key, choice }) => {
      const version = fresh[keys.indexOf(key)]?.version ?? (choice.kind === 'version' ? choice.version : 1)
      return { busy: false, unsure: false, hold: null, travel: { at: 'saved', version } }
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

/** A save was refused, or brought no answer: the files are kept, and before another try it is asked how the post stands. */
export function saveFailed(state: Uploads, runId: string, keys: readonly string[], trouble: Trouble): Uploads {
  const which = ({ key }: Upload) => keys.includes(key)
  const again = trouble.kind === 'list' || trouble.kind === 'signed-out'
  const open = changeRun(state, runId, () => ({ saving: false, files: null, buffer: again ? 'full' : 'empty' }))
  const idle = changeUploads(open, which, () => ({ busy: false, unsure: !again }))
  if (trouble.kind === 'session') return sessionLost(idle, runId)
  if (trouble.kind === 'where') {
    return changeUploads(idle, which, ({ travel }) =>
      travel.at === 'arrived' ? { travel: { at: 'underway', fileId: travel.fileId, sent: 0, sure: false } } : {},
    )
  }
  // A save never repeats by itself unless the server has said that it did not happen.
  return meet(idle, which, trouble.kind === 'later' ? { kind: 'refused', why: trouble.why, places: [] } : trouble)
}

/** The time is over in which saves are collected. */
export function collected(state: Uploads, runId: string): Uploads {
  const some = openIn(state, runId).some(isReady)
  return changeRun(state, runId, ({ buffer }) => ({ buffer: buffer !== 'filling' ? buffer : some ? 'full' : 'empty' }))
}

/** The time is over after which a file is tried again. */
export function waited(state: Uploads, key: string): Uploads {
  return changeUpload(state, key, ({ hold }) => (hold?.kind === 'waiting' ? { hold: null } : {}))
}

/** The server has forgotten what it had; everything that is not saved begins anew. */
function sessionLost(state: Uploads, runId: string): Uploads {
  const lost = changeRun(state, runId, () => ({ session: null, abandoned: false }))
  const begun = (upload: Upload) =>
    upload.runId === runId && ['underway', 'arrived'].includes(upload.travel.at) && !isBeingSaved(upload)
  const anew = changeUploads(lost, begun, () => ({ travel: { at: 'here' }, stretch: FIRST_STRETCH }))
  return meet(anew, begun, { kind: 'session' }, state)
}

/** One more thing went wrong with these files. What may pass is tried again a few times. */
function meet(state: Uploads, which: (upload: Upload) => boolean, trouble: Trouble, among: Uploads = state): Uploads {
  const met = new Set(among.uploads.filter(which).map(({ key }) => key))
  return changeUploads(
    state,
    ({ key }) => met.has(key),
    ({ hold, tries, stretch }) => {
      const why: Failure = trouble.kind === 'refused' || trouble.kind === 'later' ? trouble.why : failureOf(trouble)
      const over = trouble.kind === 'refused' || (trouble.kind === 'smaller' && stretch < LEAST_STRETCH)
      if (over || tries >= MOST_TRIES) return { hold: { kind: 'failed', why }, tries: 0 }
      // A pause stays one, whatever happened to the stretch that was on its way.
      if (hold) return { tries: tries + 1 }
      return { tries: tries + 1, hold: trouble.kind === 'later' ? { kind: 'waiting', timed: false } : null }
    },
  )
}

/** An answer may belong to an earlier session, whose files are not those of this one. */
function isAbout({ travel }: Upload, fileId: string): boolean {
  return travel.at === 'underway' && travel.fileId === fileId
}

function failureOf({ kind }: Trouble): Failure {
  return kind === 'list' ? 'changed' : 'failed'
}

function nextStretch(stretch: number, tookMs: number): number {
  if (tookMs > LONG_MS) return smaller(stretch)
  return tookMs < SHORT_MS ? Math.min(stretch * 2, MOST_STRETCH) : stretch
}

function smaller(stretch: number): number {
  return Math.ceil(stretch / 2)
}

function knownOf({ id, name, version, sizeBytes }: Schemas['AttachmentSummary']): Known {
  return { attachmentId: id, name, version, sizeBytes }
}

function isSameVersion(one: Known, other: Known): boolean {
  return one.attachmentId === other.attachmentId && one.version === other.version
}

/** A version keeps the name of its attachment or takes that of the file: its place tells more. */
function isSameFile({ choice, name, file }: Upload, known: Known): boolean {
  if (known.sizeBytes !== file.size) return false
  return choice.kind === 'version' ? known.attachmentId === choice.attachmentId : known.name === name
}
