import { isApiError, type Schemas } from '@/api'
import { type PictureFailure, pictureProblem } from './picture-kind'

/** A picture that stands in a text: one of the post, or one on its way there. */
export type Picture =
  | { phase: 'sent'; image: Schemas['PostImage'] }
  | ({ phase: 'sending'; share: number } & Waiting)
  | ({ phase: 'failed'; failure: PictureFailure; again: boolean } & Waiting)

type Waiting = { file: Blob; name: string; preview: string; words: PictureWords | undefined }

/** What is said of a picture, and what stays in sight of it. */
type PictureWords = Schemas['PostImageChange']

export type PicturesPorts = {
  /** Draws a file anew, so that nothing but its pixels is sent; rejects where it is no picture. */
  prepare: (file: Blob) => Promise<Blob>
  /** Sends a file; `share` says how much of it has arrived. */
  send: (file: Blob, name: string, key: string, onProgress: (share: number) => void) => Promise<Schemas['PostImage']>
  describe: (imageId: string, words: PictureWords) => Promise<Schemas['PostImage']>
  makeKey: () => string
  preview: (file: Blob) => string
  /** The preview is not shown any more. */
  release: (preview: string) => void
}

/** Begins the id of a picture that the server does not know yet. */
const LOCAL = 'local-'

/**
 * The pictures of a text while it is written. One that is on its way has an id of its own in the text, and keeps it
 * there: only what leaves the editor carries the server's. So undoing finds every picture again.
 */
export function createPictures(ports: PicturesPorts, known: readonly Schemas['PostImage'][]) {
  let pictures: ReadonlyMap<string, Picture> = new Map(known.map((image) => [image.id, { phase: 'sent', image }]))
  const listeners = new Set<() => void>()
  const running = new Map<string, Promise<void>>()

  function put(id: string, picture: Picture) {
    pictures = new Map(pictures).set(id, picture)
    for (const listener of listeners) listener()
  }

  async function run(id: string, file: Blob, name: string, words: PictureWords | undefined) {
    const preview = pictures.get(id)
    const of = { file, name, words, preview: preview && 'preview' in preview ? preview.preview : ports.preview(file) }
    const sending = (share: number) => put(id, { phase: 'sending', ...of, share })
    sending(0)
    try {
      const problem = await pictureProblem(file)
      if (problem) return put(id, { phase: 'failed', ...of, failure: problem, again: false })
      const image = await ports.send(await ports.prepare(file), name, id, sending)
      put(id, { phase: 'sent', image: words ? await ports.describe(image.id, words) : image })
      ports.release(of.preview)
    } catch (error) {
      put(id, { phase: 'failed', ...of, ...pictureFailureOf(error) })
    } finally {
      running.delete(id)
    }
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    getAll: () => pictures,
    /** Begins to send a file, and gives the id by which the text names it. */
    add(file: Blob, name: string, words?: PictureWords): { id: string; name: string } {
      const id = `${LOCAL}${ports.makeKey()}`
      running.set(id, run(id, file, name, words))
      return { id, name }
    },
    /** Sends a picture once more. */
    retry(id: string) {
      const picture = pictures.get(id)
      if (picture?.phase === 'failed') running.set(id, run(id, picture.file, picture.name, picture.words))
    },
    /** What is known of a picture has changed. */
    changed(image: Schemas['PostImage']) {
      for (const [id, picture] of pictures)
        if (picture.phase === 'sent' && picture.image.id === image.id) put(id, { phase: 'sent', image })
      if (!pictures.has(image.id)) put(image.id, { phase: 'sent', image })
    },
    /** The server's id for one that a text names; null while it has none, or where it never will. */
    idOf(id: string): string | null {
      const picture = pictures.get(id)
      if (picture?.phase === 'sent') return picture.image.id
      return id.startsWith(LOCAL) ? null : id
    },
    /** How many of these are still on their way. */
    countSending: (ids: readonly string[]) => ids.filter((id) => pictures.get(id)?.phase === 'sending').length,
    /** How many of these could not be sent. */
    countFailed: (ids: readonly string[]) => ids.filter((id) => pictures.get(id)?.phase === 'failed').length,
    /** Resolves when nothing is on its way any more. */
    async settled() {
      while (running.size > 0) await Promise.all(running.values())
    },
  }
}

/** Why a picture was not sent, and whether trying again may help. */
export function pictureFailureOf(error: unknown): { failure: PictureFailure; again: boolean } {
  if (error instanceof Error && 'reason' in error && (error.reason === 'pixels' || error.reason === 'broken'))
    return { failure: error.reason, again: false }
  const code = isApiError(error) ? error.code : undefined
  if (code === 'image-too-large') return { failure: 'pixels', again: false }
  if (code === 'image-unreadable') return { failure: 'broken', again: false }
  if (code === 'file-type-forbidden') return { failure: 'kind', again: false }
  return { failure: 'sending', again: true }
}
