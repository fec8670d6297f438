import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import { request as httpRequest } from 'node:http'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { extname, join, normalize } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { generate } from 'selfsigned'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

export interface Front {
  url: string
  close: () => Promise<void>
}

/**
 * HTTP/2 over TLS with brotli, as a production edge would speak, before a folder or before a server on this machine.
 */
export async function startFront(target: { folder: string } | { upstream: string }): Promise<Front> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], { keySize: 2048 })
  const compressed = new Map<string, Buffer>()
  const server = createSecureServer({ key, cert, allowHTTP1: true }, (request, response) => {
    if ('folder' in target) sendFile(target.folder, request, response, compressed)
    else forward(target.upstream, request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = address && typeof address === 'object' ? address.port : 0
  return {
    url: `https://localhost:${port}/`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

function sendFile(
  folder: string,
  request: Http2ServerRequest,
  response: Http2ServerResponse,
  compressed: Map<string, Buffer>,
) {
  const path = normalize(new URL(request.url, 'https://localhost').pathname)
  const wanted = join(folder, path === '/' ? 'index.html' : path)
  const file = existsSync(wanted) && statSync(wanted).isFile() ? wanted : null
  if (!file) {
    response.writeHead(404).end()
    return
  }
  const body = compressed.get(file) ?? brotli(readFileSync(file))
  compressed.set(file, body)
  response
    .writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream', 'content-encoding': 'br' })
    .end(body)
}

/** Answers of the server that are not compressed yet are compressed here, since an edge would do so. */
function forward(upstream: string, request: Http2ServerRequest, response: Http2ServerResponse) {
  const url = new URL(request.url, upstream)
  const headers: Record<string, string | string[]> = {}
  for (const [name, value] of Object.entries(request.headers))
    if (!name.startsWith(':') && value !== undefined) headers[name] = value
  // The server checks that a write comes from its own origin: it must see the name the browser sees.
  headers.host = request.headers[':authority'] ?? url.host
  headers['x-forwarded-proto'] = 'https'
  const outgoing = httpRequest(url, { method: request.method, headers }, (incoming) => {
    const chunks: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
    incoming.on('end', () => {
      const body = Buffer.concat(chunks)
      const answer = { ...incoming.headers }
      for (const name of ['connection', 'transfer-encoding', 'keep-alive', 'content-length']) delete answer[name]
      const compressible = /json|html|javascript|css|svg/.test(String(answer['content-type'] ?? ''))
      const compress = compressible && !answer['content-encoding'] && body.byteLength > 0
      response.writeHead(incoming.statusCode ?? 502, compress ? { ...answer, 'content-encoding': 'br' } : answer)
      response.end(compress ? brotli(body) : body)
    })
  })
  outgoing.on('error', () => response.writeHead(502).end())
  request.pipe(outgoing)
}

function brotli(body: Buffer): Buffer {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
}
