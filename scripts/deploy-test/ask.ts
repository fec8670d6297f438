import { request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

export type Answer = {
  status: number
  /** Several headers of one name are joined, so that a doubled one is seen. */
  header: (name: string) => string | undefined
  cookies: string[]
  /** As it came over the wire. */
  bytes: Buffer
  /** Unpacked. */
  text: string
}

export type Question = {
  method?: string
  headers?: Record<string, string>
  body?: string | Buffer
}

/** Asks a server on this machine for exactly this path; fetch would tidy it up, follow redirects and unpack. */
export function ask(
  port: number,
  path: string,
  { method = 'GET', headers = {}, body }: Question = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
    const options = { host: '127.0.0.1', port, path, method, headers: { ...length, ...headers }, agent: false }
    const asked = request(options, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const bytes = Buffer.concat(chunks)
        resolve({
          status: response.statusCode ?? 0,
          header: (name) => response.headersDistinct[name]?.join(', '),
          cookies: response.headers['set-cookie'] ?? [],
          bytes,
          text: unpacked(bytes, response.headers['content-encoding']).toString(),
        })
      })
    })
    asked.on('error', reject)
    asked.end(body)
  })
}

function unpacked(bytes: Buffer, encoding: string | undefined): Buffer {
  if (bytes.length === 0) return bytes
  if (encoding === 'br') return brotliDecompressSync(bytes)
  return encoding === 'gzip' ? gunzipSync(bytes) : bytes
}
