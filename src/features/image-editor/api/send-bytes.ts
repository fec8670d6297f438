import { api, type Schemas, unwrap } from '@/api'

const sessions = '/internal/v2/communication/attachment-upload-sessions'

/** Bytes of one stretch: small enough that the progress moves. */
const STRETCH = 512 * 1024

/** The post that it is for, or the community. */
type Place = Pick<Schemas['UploadSessionRequest'], 'postId' | 'communityId'>

export type SendingBytes = Place & {
  /** What it is for: a picture of the text, where nothing is said. */
  purpose?: Schemas['UploadSessionRequest']['purpose'] | undefined
  file: Blob
  name: string
  /** Repeated where the same file is sent again, so that an answer that was lost makes no second one. */
  key: string
  onProgress?: (share: number) => void
  signal?: AbortSignal
}

/** Sends the bytes of a file in stretches, and gives the id by which they are put in their place. */
export async function sendBytes(sending: SendingBytes): Promise<string> {
  return (await sendFile(sending)).fileId
}

/** The same for what is put in its place with the session that its bytes came in. */
export async function sendFile({
  purpose = 'image',
  file,
  name,
  key,
  onProgress,
  signal,
  ...place
}: SendingBytes): Promise<{ sessionId: string; fileId: string }> {
  const announced = { clientKey: key, name: name.slice(-255), sizeBytes: file.size, mimeType: file.type }
  const stop = signal && { signal }
  const session = await unwrap(api.POST(sessions, { body: { ...place, purpose, files: [announced] }, ...stop }))
  const fileId = session.files.find(({ clientKey }) => clientKey === key)?.fileId ?? ''
  const stretch = Math.min(session.maxRangeBytes, STRETCH)
  for (let from = 0; from < file.size; from += stretch) {
    const to = Math.min(file.size, from + stretch)
    const range = `bytes ${from}-${to - 1}/${file.size}`
    await unwrap(
      api.PUT(`${sessions}/{sessionId}/files/{fileId}`, {
        params: { path: { sessionId: session.sessionId, fileId }, header: { 'Content-Range': range } },
        // The contract's word for bytes is a string of the format `binary`; they travel as they are.
        body: file.slice(from, to) as unknown as string,
        bodySerializer: (body: unknown) => body as Blob,
        headers: { 'Content-Type': 'application/octet-stream' },
        ...stop,
      }),
    )
    onProgress?.(to / file.size)
  }
  return { sessionId: session.sessionId, fileId }
}
