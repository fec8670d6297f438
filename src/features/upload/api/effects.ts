import { createEffect } from 'effector'
import { api, unwrap, unwrapFile, type Schemas } from '@/api'
import type { Task } from '../model/task'

type Doing<Kind extends Task['do']> = Extract<Task, { do: Kind }>
/** The bytes that the server has, and how long the sent ones took; null where none were sent. */
export type Progressed = { file: Schemas['UploadFile']; tookMs: number | null }

/** Fetches the files of the post. */
export const listFx = createEffect(({ postId }: Doing<'list'>) =>
  unwrap(api.GET('/internal/v2/communication/posts/{postId}/attachments', { params: { path: { postId } } })),
)

/** Opens an upload session, or adds files to one. */
export const announceFx = createEffect(({ postId, sessionId, files }: Doing<'announce'>) =>
  unwrap(
    api.POST('/internal/v2/communication/attachment-upload-sessions', {
      body: { postId, files: [...files], ...(sessionId !== null && { sessionId }) },
    }),
  ),
)

/** Calls in flight by the key of the file; one at a time for each. */
const inFlight = new Map<string, AbortController>()

/** Asks how many bytes the server has. */
export const askProgressFx = createEffect(async (task: Doing<'progress'>): Promise<Progressed> => ({
  file: await put(task, `bytes */${task.total}`),
  tookMs: null,
}))

/** Sends one chunk of a file. */
export const sendRangeFx = createEffect(async (task: Doing<'range'>): Promise<Progressed> => {
  const { file, from, to } = task
  const begun = performance.now()
  const responses = await put(task, `bytes ${from}-${to - 1}/${file.size}`, file.slice(from, to))
  return { file: responses, tookMs: performance.now() - begun }
})

/** The version of an attachment that has the very bytes of a file; null where none of these has. */
export const compareFx = createEffect(async ({ attachmentId, versions, file }: Doing<'compare'>) => {
  const mine = new Uint8Array(await file.slice(0, file.size).arrayBuffer())
  for (const version of versions) {
    const theirs = await unwrapFile(
      api.GET('/internal/v2/communication/attachments/{attachmentId}/content', {
        params: { path: { attachmentId }, query: { version } },
        parseAs: 'blob',
      }),
      '',
    )
    const bytes = new Uint8Array(await theirs.arrayBuffer())
    if (bytes.length === mine.length && bytes.every((byte, index) => byte === mine[index])) return version
  }
  return null
})

/** Aborts the call about a file, or about `all`. The server may have received it all the same. */
export const stopBytesFx = createEffect((key: string) => {
  for (const [of, call] of inFlight) if (key === 'all' || key === of) call.abort()
})

/** Attaches uploaded files to their post, all of them or none. */
export const saveFx = createEffect(({ postId, sessionId, occToken, batch }: Doing<'save'>) =>
  unwrap(
    api.POST('/internal/v2/communication/posts/{postId}/attachments', {
      params: { path: { postId } },
      body: {
        attachments: [...batch.attachments],
        updateAttachments: [...batch.updateAttachments],
        removeAttachmentIds: [],
        attachmentsUploadSessionId: sessionId,
        occToken,
      },
    }),
  ),
)

/** Marks the post as changed, for a run that took more than one save. */
export const touchFx = createEffect(async ({ postId }: { postId: string }) => {
  await unwrap(api.POST('/internal/v2/communication/posts/{postId}/touch', { params: { path: { postId } } }))
})

/** Completes the session; the server discards what was not saved. */
export const endSessionFx = createEffect(async (sessionId: string) => {
  await unwrap(
    api.POST('/internal/v2/communication/attachment-upload-sessions/{sessionId}/complete', {
      params: { path: { sessionId } },
    }),
  )
})

async function put(
  { key, sessionId, fileId }: Doing<'progress' | 'range'>,
  range: string,
  bytes?: Blob,
): Promise<Schemas['UploadFile']> {
  const controller = new AbortController()
  inFlight.set(key, controller)
  try {
    return await unwrap(
      api.PUT('/internal/v2/communication/attachment-upload-sessions/{sessionId}/files/{fileId}', {
        params: { path: { sessionId, fileId }, header: { 'Content-Range': range } },
        signal: controller.signal,
        ...(bytes && {
          // The contract's word for bytes is a string of the format `binary`; they travel as they are.
          body: bytes as unknown as string,
          bodySerializer: (body: unknown) => body as Blob,
          headers: { 'Content-Type': 'application/octet-stream' },
        }),
      }),
    )
  } finally {
    if (inFlight.get(key) === controller) inFlight.delete(key)
  }
}
