import type { IncomingMessage } from 'node:http'
import { PassThrough, type Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'

/** Larger bodies pass without being looked at. */
const largestJudged = 4 * 1024 * 1024

/** Whether a request says that its body is JSON. */
export const isJsonType = ({ headers }: IncomingMessage): boolean => /[/+]json\b/.test(headers['content-type'] ?? '')

/** Streams never end and files are large; neither is kept. An empty answer is an answer too. */
export function isReadable(answer: IncomingMessage): boolean {
  const type = answer.headers['content-type'] ?? ''
  const length = Number(answer.headers['content-length'] ?? 0)
  return (
    length <= largestJudged &&
    !/event-stream|octet-stream|^(image|video|audio|font)\//.test(type) &&
    !isAttachment(answer)
  )
}

const isAttachment = ({ headers }: IncomingMessage): boolean => headers['content-disposition'] !== undefined

/** The same bytes once more. */
export function copyOf(stream: Readable): Readable {
  return stream.pipe(new PassThrough())
}

/** A copy of the answer without its compression. */
export function decoded(answer: IncomingMessage): Readable {
  switch (answer.headers['content-encoding']) {
    case 'gzip':
      return answer.pipe(createGunzip())
    case 'br':
      return answer.pipe(createBrotliDecompress())
    case 'deflate':
      return answer.pipe(createInflate())
    default:
      return copyOf(answer)
  }
}

/** The text of a stream; undefined where it is too long or breaks off. */
export async function collect(stream: Readable): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let length = 0
  try {
    for await (const chunk of stream) {
      length += (chunk as Buffer).length
      if (length <= largestJudged) chunks.push(chunk as Buffer)
    }
  } catch {
    return undefined
  }
  return length <= largestJudged ? Buffer.concat(chunks).toString('utf8') : undefined
}
