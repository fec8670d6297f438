import { api, type Schemas, unwrap } from '@/api'
import { sendBytes } from '@/features/image-editor'

const post = '/internal/v2/communication/posts/{postId}'

export type SendingPicture = {
  postId: string
  file: Blob
  name: string
  /** Repeated where the same picture is sent again, so that an answer that was lost makes no second one. */
  key: string
  onProgress: (share: number) => void
  signal: AbortSignal
}

/** Sends the bytes of a picture in stretches, and puts it among those of the post. */
export async function sendPicture({ postId, key, signal, ...picture }: SendingPicture) {
  const fileId = await sendBytes({ postId, key, signal, ...picture })
  return unwrap(
    api.POST(`${post}/images`, {
      params: { path: { postId }, header: { 'Idempotency-Key': key } },
      body: { fileId },
      signal,
    }),
  )
}

/** The bytes of a picture of the post. */
export async function readPicture(address: string): Promise<Blob> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`The picture answers ${answer.status}.`)
  return answer.blob()
}

/** Changes what is said of a picture. */
export function describePicture(
  postId: string,
  imageId: string,
  body: Schemas['PostImageChange'],
): Promise<Schemas['PostImage']> {
  return unwrap(api.PATCH(`${post}/images/{imageId}`, { params: { path: { postId, imageId } }, body }))
}

/** Makes a table for a post. */
export function createTable(postId: string, body: Schemas['NewTable'], key: string): Promise<Schemas['TableSummary']> {
  return unwrap(api.POST(`${post}/tables`, { params: { path: { postId }, header: { 'Idempotency-Key': key } }, body }))
}

/** A table with all its rows. */
export function readTable(tableId: string): Promise<Schemas['TableInfo']> {
  return unwrap(api.GET('/internal/v2/communication/posts/data/tables/{tableId}', { params: { path: { tableId } } }))
}
