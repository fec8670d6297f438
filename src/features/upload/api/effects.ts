import { createEffect } from 'effector'
import { api, unwrap, type Schemas } from '@/api'
import type { Task } from '../model/task'

type Doing<Kind extends Task['do']> = Extract<Task, { do: Kind }>
/** How far a file has come, and how long bytes took to get there; null where none were sent. */
export type Told = { file: Schemas['UploadFile']; tookMs: number | null }

/** Asks what the post holds at this moment. */
export const listFx = createEffect(({ postId }: Doing<'list'>) =>
  unwrap(api.GET('/internal/v2/communication/posts/{postId}/attachments', { params: { path: { postId } } })),
)

/** Opens a place for the bytes of files, or adds files to one. */
export const announceFx = createEffect(({ postId, sessionId, files }: Doing<'announce'>) =>
  unwrap(
    api.POST('/internal/v2/communication/attachment-upload-sessions', {
      body: { postId, files: [...files], ...(sessionId !== null && { sessionId }) },
    }),
  ),
)

/** Calls about the bytes of a file, by its key; there is one at a time. */
const underWay = new Map<string, AbortController>()

/** Asks how far a file has come. */
export const askProgressFx = createEffect(async (task: Doing<'progress'>): Promise<Told> => ({
  file: await put(task, `bytes */${task.total}`),
  tookMs: null,
}))

/** Sends one stretch of a file. */
export const sendRangeFx = createEffect(async (task: Doing<'range'>): Promise<Told> => {
  const { file, from, to } = task
  const begun = performance.now()
  const answer = await put(task, `bytes ${from}-${to - 1}/${file.size}`, file.slice(from, to))
  return { file: answer, tookMs: performance.now() - begun }
})

/** Stops what is on its way of a file, or of `all`. The server may have it all the same. */
export const stopBytesFx = createEffect((key: string) => {
  for (const [of, call] of underWay) if (key === 'all' || key === of) call.abort()
})

/** Makes uploaded files part of their post, all of them or none. */
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

/** Says that the post was changed, for a run that took more than one save. */
export const touchFx = createEffect(async ({ postId }: { postId: string }) => {
  await unwrap(api.POST('/internal/v2/communication/posts/{postId}/touch', { params: { path: { postId } } }))
})

/** Lets the server throw away what was not saved. */
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
  underWay.set(key, controller)
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
    if (underWay.get(key) === controller) underWay.delete(key)
  }
}
