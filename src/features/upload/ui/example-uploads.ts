import { FIRST_CHUNK_SIZE, type Source, type Upload } from '../model/upload'

const types: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  mp4: 'video/mp4',
  png: 'image/png',
}

/** A file of a name and a size, without its bytes. */
function exampleFile(name: string, size: number): Source {
  return { name, size, type: types[name.split('.').at(-1) ?? ''] ?? '', slice: () => new Blob() }
}

/** One upload in a state, for stories and tests. */
export function exampleUpload(name: string, state: Partial<Upload> = {}, size = 4_200_000): Upload {
  return {
    key: name,
    postId: 'p-1042',
    postTitle: 'Sensor drift on line 4',
    runId: 'run-1',
    file: exampleFile(name, size),
    name,
    choice: { kind: 'new' },
    transfer: { at: 'queued' },
    hold: null,
    busy: false,
    chunkSize: FIRST_CHUNK_SIZE,
    attempts: 0,
    saveUnconfirmed: false,
    ...state,
  }
}

/** Bytes are on their way. */
export const underway = (sent: number): Partial<Upload> => ({
  transfer: { at: 'sending', fileId: 'file-1', sent, confirmed: true },
  busy: true,
})

/** It is part of the post. */
export const savedAs = (version: number): Partial<Upload> => ({ transfer: { at: 'saved', version } })
