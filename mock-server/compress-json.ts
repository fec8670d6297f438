import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { chooseEncoding } from './static/encodings.ts'

/** Shorter answers fit one packet anyway, in bytes. */
const worthwhile = 1_400

const compressGzip = promisify(gzip)
const compressBrotli = promisify(brotliCompress)

/**
 * Compresses a JSON answer for clients that accept it, as the proxy in front of a real API would. Bytes and streams
 * pass untouched.
 */
export async function compressJson(request: Request, response: Response): Promise<Response> {
  const encoding = chooseEncoding(request.headers.get('accept-encoding'))
  if (encoding === 'identity' || !/[/+]json\b/.test(response.headers.get('content-type') ?? '')) return response
  const bytes = Buffer.from(await response.arrayBuffer())
  const { status, headers } = response
  headers.append('vary', 'Accept-Encoding')
  if (bytes.length < worthwhile) return new Response(new Uint8Array(bytes), { status, headers })
  // Quality 5 costs about a millisecond; answers are made anew each time.
  const packed =
    encoding === 'gzip'
      ? await compressGzip(bytes)
      : await compressBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
  headers.set('content-encoding', encoding)
  headers.delete('content-length')
  return new Response(new Uint8Array(packed), { status, headers })
}
