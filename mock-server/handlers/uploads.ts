import type { NewFile } from '../actions/attachments.ts'
import { join } from '../files/bytes.ts'
import { refusalOfName } from '../files/file-names.ts'
import type { Schemas } from '../schemas.ts'
import {
  nextId,
  type FileBytes,
  type PostState,
  type UploadedFileState,
  type UploadSessionState,
} from '../state/data.ts'
import { hour, instant } from '../state/times.ts'
import { changeablePost } from './attachments.ts'
import { editableCommunity } from './communities.ts'
import { editablePost } from './drafts.ts'
import type { Call, PortalApp } from './portal-app.ts'
import { readablePost } from './posts.ts'
import { found, invalid, Refusal, refusals } from './refusals.ts'

/** The most that one stretch may carry, in bytes. */
const maxRangeBytes = 5 * 1024 * 1024

/** The largest file, in bytes. */
const maxFileBytes = 1024 ** 3

/** Bytes of files that a world keeps; of larger ones only the length is remembered, and their content is made up. */
const keptBytes = 32 * 1024 * 1024

/** The largest picture of a text, in bytes. */
const maxImageBytes = 20 * 1024 * 1024

const base = '/internal/v2/communication/attachment-upload-sessions'

type Purpose = UploadSessionState['purpose']

/** Where the files of a person's upload sessions belong, and what they are for. */
export type PlaceOfFiles = Pick<UploadSessionState, 'placeId' | 'purpose'>

/** The post that files are for, if the person may add such; of transitions, tasks and answers their save says so. */
const postOfFiles: Record<Exclude<Purpose, 'cover'>, (call: Call, postId: string) => PostState> = {
  attachment: changeablePost,
  image: editablePost,
  transition: readablePost,
  task: readablePost,
  feedback: readablePost,
}

/** How the bytes of files get here: announced, sent in stretches, ended. */
export function uploadsRoutes(app: PortalApp): void {
  app.post(base, async (call) => {
    const request = await call.req.json<Schemas['UploadSessionRequest']>()
    const { sessionId, files, purpose = 'attachment' } = request
    const place = { placeId: placeOfFiles(call, request), purpose }
    const isPicture = purpose === 'image' || purpose === 'cover'
    files.forEach(({ name, sizeBytes }, index) => {
      if (isPicture && sizeBytes > maxImageBytes)
        throw refusedFile('image-too-large', `/files/${index}/sizeBytes`, 'maximum', `must be at most ${maxImageBytes}`)
      if (sizeBytes > maxFileBytes)
        throw refusedFile('file-too-large', `/files/${index}/sizeBytes`, 'maximum', `must be at most ${maxFileBytes}`)
      const refused = refusalOfName(name)
      if (refused !== null) throw refusedName(`/files/${index}/name`, refused)
    })
    const { data, clock } = call.var.world
    const session = sessionId === undefined ? opened() : joined(call, sessionId, place)
    session.expiresAt = clock.now() + hour
    for (const file of files) {
      const id = nextId(data, 'file')
      session.files.set(id, { id, ...file, received: [], receivedBytes: 0 })
    }
    return call.json<Schemas['UploadSession']>(
      {
        sessionId: session.id,
        expiresAt: instant(session.expiresAt),
        maxRangeBytes,
        files: [...session.files.values()].map(fileView),
      },
      201,
    )

    function opened(): UploadSessionState {
      const fresh = {
        id: nextId(data, 'upload'),
        ...place,
        personId: call.var.viewer.id,
        expiresAt: 0,
        files: new Map<string, UploadedFileState>(),
      }
      data.uploads.set(fresh.id, fresh)
      return fresh
    }
  })

  app.put(`${base}/:sessionId/files/:fileId`, async (call) => {
    const { sessionId, fileId } = call.req.param()
    const file = found(uploadSessionOf(call, sessionId).files.get(fileId), refusals.uploadSessionNotFound)
    const range = readRange(call.req.header('content-range'), file.sizeBytes)
    if (range !== 'progress') await receive(file, range, call.req.raw)
    return call.json<Schemas['UploadFile']>(fileView(file))
  })

  app.post(`${base}/:sessionId/complete`, (call) => {
    const session = uploadSessionOf(call, call.req.param('sessionId'))
    const onItsWay = [...session.files.values()].some(
      ({ receivedBytes, sizeBytes }) => receivedBytes > 0 && receivedBytes < sizeBytes,
    )
    if (onItsWay) throw new Refusal(refusals.uploadIncomplete)
    // What was not saved is thrown away; the empty session stays, so that asking again changes nothing.
    session.files.clear()
    return call.body(null, 204)
  })
}

/** What the files are for, by its id, if the person may add such there. */
function placeOfFiles(call: Call, { postId, communityId, purpose }: Schemas['UploadSessionRequest']): string {
  if (purpose === 'cover') return editableCommunity(call, named(communityId, '/communityId')).id
  return postOfFiles[purpose ?? 'attachment'](call, named(postId, '/postId')).id
}

function named(id: string | undefined, pointer: string): string {
  if (id === undefined) throw invalid(pointer, 'required', 'is required for this purpose')
  return id
}

/** The person's own upload session, while it has not run out. */
export function uploadSessionOf(call: Call, id: string): UploadSessionState {
  const session = call.var.world.data.uploads.get(id)
  if (!session || session.personId !== call.var.viewer.id || session.expiresAt < call.var.world.clock.now()) {
    throw new Refusal(refusals.uploadSessionNotFound)
  }
  return session
}

/** The session that further files for the same thing join. */
function joined(call: Call, id: string, { placeId, purpose }: PlaceOfFiles): UploadSessionState {
  const session = uploadSessionOf(call, id)
  if (session.placeId !== placeId || session.purpose !== purpose) throw new Refusal(refusals.uploadSessionNotFound)
  return session
}

/** The bytes that arrived, as one; undefined where there were too many to keep. */
export function bytesOfUpload({ received, receivedBytes }: UploadedFileState): FileBytes | undefined {
  const bytes = join(received)
  return bytes.length === receivedBytes ? bytes : undefined
}

/** Whole files of the person's own upload sessions that have this purpose at the post. */
export function sentFiles(call: Call, { placeId, purpose }: PlaceOfFiles, fileIds: string[]): NewFile[] {
  const sessions = [...call.var.world.data.uploads.values()].filter(
    (session) => session.purpose === purpose && session.placeId === placeId,
  )
  return fileIds.map((fileId, index) => {
    const session = sessions.find(({ files }) => files.has(fileId))
    const file = session && uploadSessionOf(call, session.id).files.get(fileId)
    if (!file) {
      const message = 'is not a file of an upload session for this'
      throw invalid(`/fileIds/${index}`, 'unknown', message, 'uploaded-file-unknown')
    }
    if (file.receivedBytes < file.sizeBytes) throw new Refusal(refusals.uploadIncomplete)
    return { name: file.name, sizeBytes: file.sizeBytes, bytes: bytesOfUpload(file) }
  })
}

type Range = { first: number; last: number }

function readRange(header: string | undefined, sizeBytes: number): Range | 'progress' {
  const [, first, last, total] = /^bytes (?:(\d+)-(\d+)|\*)\/(\d+)$/.exec(header ?? '') ?? []
  if (total === undefined || Number(total) !== sizeBytes) throw invalidRange(`must end with /${sizeBytes}`)
  if (first === undefined || last === undefined) return 'progress'
  const range = { first: Number(first), last: Number(last) }
  if (range.last < range.first) throw invalidRange('must not end before it begins')
  if (range.last >= sizeBytes) throw invalidRange(`must end before ${sizeBytes}`)
  return range
}

async function receive(file: UploadedFileState, { first, last }: Range, request: Request): Promise<void> {
  const length = last - first + 1
  if (length > maxRangeBytes) throw new Refusal(refusals.rangeTooLarge)
  if (first !== file.receivedBytes) throw new Refusal(refusals.rangeMismatch)
  const bytes = await readBytes(request, length)
  if (bytes?.length !== length) throw invalidRange('must describe the bytes of the body')
  // Another stretch may have arrived while this one was read.
  if (first !== file.receivedBytes) throw new Refusal(refusals.rangeMismatch)
  file.receivedBytes += length
  if (file.receivedBytes <= keptBytes) file.received.push(bytes)
}

/** The body, or undefined as soon as it is longer than announced; what comes after that is not read. */
async function readBytes({ headers, body }: Request, longest: number): Promise<FileBytes | undefined> {
  if (Number(headers.get('content-length') ?? 0) > longest) return undefined
  const pieces: Uint8Array[] = []
  let length = 0
  // Leaving the loop cancels the stream.
  for await (const piece of body ?? []) {
    length += piece.length
    if (length > longest) return undefined
    pieces.push(piece)
  }
  return join(pieces)
}

function fileView({ id, clientKey, sizeBytes, receivedBytes }: UploadedFileState): Schemas['UploadFile'] {
  return { fileId: id, clientKey, sizeBytes, receivedBytes }
}

function invalidRange(message: string): Refusal {
  return invalid('/header/Content-Range', 'range', message, 'upload-range-invalid')
}

function refusedFile(problemCode: string, pointer: string, code: string, message: string): Refusal {
  return invalid(pointer, code, message, problemCode)
}

/** A file that nobody may store under this name. */
export function refusedName(pointer: string, message: string): Refusal {
  return refusedFile('file-type-forbidden', pointer, 'file-type-forbidden', message)
}
