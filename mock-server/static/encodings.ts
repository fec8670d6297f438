import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** How a body can be packed on its way. */
export type Encoding = 'br' | 'gzip' | 'identity'

/** File name endings of what the build packed ahead. */
export const packedSuffix = { br: '.br', gzip: '.gz' } as const

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** The smallest encoding that the client takes, by `Accept-Encoding`. */
export function chooseEncoding(accepted: string | null): Encoding {
  const offered = new Set(
    (accepted ?? '')
      .split(',')
      .map((part) => part.trim().toLowerCase())
      .filter((part) => !/;\s*q=0(?:\.0*)?$/.test(part))
      .map((part) => part.split(';')[0]?.trim()),
  )
  return offered.has('br') ? 'br' : offered.has('gzip') ? 'gzip' : 'identity'
}

/** Packs a body whose packed form the build did not leave; done once per file and kept. */
export async function pack(body: Buffer, encoding: Exclude<Encoding, 'identity'>): Promise<Buffer> {
  if (encoding === 'gzip') return compressGzip(body, { level: 9 })
  return compressBrotli(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  })
}
