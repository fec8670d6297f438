import { changeImage } from '../actions/publishing.ts'
import { isPictureKind, readPicture } from '../files/picture.ts'
import type { Schemas } from '../schemas.ts'
import { nextId } from '../state/data.ts'
import { tableSummary } from '../views/tables.ts'
import { editablePost } from './drafts.ts'
import { madeBefore, remember } from './idempotency.ts'
import type { Call, PortalApp } from './portal-app.ts'
import { found, invalid, refusals } from './refusals.ts'
import { bytesOfUpload, type PlaceOfFiles, uploadSessionOf } from './uploads.ts'

const post = '/internal/v2/communication/posts/:postId'

/** The most pixels of a picture. */
const maxPixels = 100_000_000

/** The largest table. */
const maxTable = { columns: 50, rows: 1_000 }

/** Pictures and tables of a post that is being written. */
export function mediaRoutes(app: PortalApp): void {
  app.post(`${post}/images`, async (call) => {
    const { data } = call.var.world
    const state = editablePost(call)
    const { fileId, ...words } = await call.req.json<Schemas['NewPostImage']>()
    const made = madeBefore(call, data.imagesByKey)
    if (made) return call.json<Schemas['PostImage']>(made)
    const image = { ...keptPicture(call, { placeId: state.id, purpose: 'image' }, fileId), ...words }
    state.sentImages = [...(state.sentImages ?? []), image]
    remember(call, data.imagesByKey, image)
    return call.json<Schemas['PostImage']>(image, 201)
  })

  app.patch(`${post}/images/:imageId`, async (call) => {
    const state = editablePost(call)
    const change = await call.req.json<Schemas['PostImageChange']>()
    const image = found(changeImage(state, call.req.param('imageId'), change), refusals.imageNotFound)
    return call.json<Schemas['PostImage']>(image)
  })

  app.post(`${post}/tables`, async (call) => {
    const { data } = call.var.world
    editablePost(call)
    const table = await call.req.json<Schemas['NewTable']>()
    const made = madeBefore(call, data.tablesByKey)
    if (made) return call.json<Schemas['TableSummary']>(made)
    checkSize(table.data)
    const id = nextId(data, 'table')
    data.tables.set(id, { ...table, madeBy: call.var.viewer.id })
    const summary = tableSummary(id, table)
    remember(call, data.tablesByKey, summary)
    return call.json<Schemas['TableSummary']>(summary, 201)
  })
}

/** Keeps an uploaded picture, and gives it without words; refuses what the portal does not show. */
export function keptPicture(
  call: Call,
  place: PlaceOfFiles,
  fileId: string,
  pointer = '/fileId',
): Schemas['PostImage'] {
  const { data } = call.var.world
  const { bytes, width, height, mimeType } = sentPicture(call, place, fileId, pointer)
  const id = nextId(data, 'image')
  data.pictures.set(id, { bytes, mimeType })
  return { id, url: `./api/files/sent/${id}`, width, height, alternativeText: '' }
}

/** The uploaded file, if it is a picture that the portal shows. */
function sentPicture(call: Call, { placeId, purpose }: PlaceOfFiles, fileId: string, pointer: string) {
  const refused = (code: string, message: string) => invalid(pointer, code, message, code)
  const session = [...call.var.world.data.uploads.values()].find(
    (candidate) => candidate.purpose === purpose && candidate.placeId === placeId && candidate.files.has(fileId),
  )
  const { files } = uploadSessionOf(call, session?.id ?? '')
  const bytes = bytesOfUpload(found(files.get(fileId), refusals.uploadSessionNotFound))
  if (!bytes || bytes.length === 0) throw refused('image-unreadable', 'must be a whole picture')
  if (!isPictureKind(bytes)) throw refused('file-type-forbidden', 'must be JPEG, PNG, WebP or GIF')
  const head = readPicture(bytes)
  if (!head || head.width * head.height === 0) throw refused('image-unreadable', 'must be a whole picture')
  if (head.width * head.height > maxPixels) throw refused('image-too-large', 'must have at most 100 megapixels')
  return { bytes, ...head }
}

function checkSize(table: Schemas['TableData']): void {
  for (const part of ['columns', 'rows'] as const) {
    if (table[part].length <= maxTable[part]) continue
    throw invalid(`/data/${part}`, 'max-items', `must have at most ${maxTable[part]} ${part}`, 'table-too-large')
  }
}
