import { randomUUID } from 'node:crypto'
import { createServer, request as requestHttp, type IncomingMessage, type ServerResponse } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { AddressInfo } from 'node:net'
import { PassThrough, type Duplex, type Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import type { Judge, Exchange, Judgement } from './judge.ts'

/** A proxy that listens. */
export interface Proxy {
  url: string
  close: () => Promise<void>
}

/** What passed by, and how it stood. */
export interface Passed extends Judgement {
  exchange: Exchange
}

/** Larger bodies pass without being looked at. */
const largestJudged = 4 * 1024 * 1024

/** Headers that belong to one connection and not to what travels over it. */
const ofTheConnection = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'transfer-encoding',
  'upgrade',
  'te',
  'trailer',
])

/**
 * Stands between the portal and a backend and tells what breaks the contract. Everything passes at once and unchanged, byte by byte:
 * several cookies stay several, streams stay streams. Judging happens on a copy, after the answer has gone out.
 */
export async function startProxy(options: {
  server: string
  /** Path of the API below the server, such as `/api`. */
  apiPath: string
  judge: Judge
  port: number
  onPassed: (passed: Passed) => void
}): Promise<Proxy> {
  const target = new URL(options.server)
  const server = createServer((incoming, outgoing) => pass(incoming, outgoing, target, options))
  server.on('upgrade', (incoming, socket, head) => passUpgrade(incoming, socket, head, target))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port, '127.0.0.1', resolve)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function pass(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  target: URL,
  { apiPath, judge, onPassed }: { apiPath: string; judge: Judge; onPassed: (passed: Passed) => void },
): void {
  const began = performance.now()
  const { method = 'GET', url = '/' } = incoming
  const isApi = url.startsWith(`${apiPath}/`)
  const given = incoming.headers['x-request-id']
  const requestId = typeof given === 'string' ? given : randomUUID()
  const request = target.protocol === 'https:' ? requestHttps : requestHttp
  const upstream = request(
    {
      host: target.hostname,
      port: target.port,
      method,
      path: url,
      headers: forwarded(incoming, target, isApi ? requestId : undefined),
    },
    (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.statusMessage, passedOn(answer.rawHeaders))
      // Streams must not wait for their first event before the browser hears that they are open.
      outgoing.flushHeaders()
      const copy = isApi && isReadable(answer) ? collect(decoded(answer)) : Promise.resolve(undefined)
      answer.pipe(outgoing)
      void Promise.all([asked, copy]).then(([body, text]) => {
        const exchange: Exchange = {
          ...{ method, path: url.slice(apiPath.length), requestId, text },
          requestBody: body,
          requestType: String(incoming.headers['content-type'] ?? ''),
          status: answer.statusCode ?? 0,
          headers: headersOf(answer.rawHeaders),
          durationMs: performance.now() - began,
        }
        if (isApi) onPassed({ exchange, ...judge.judge(exchange) })
      })
    },
  )
  const asked = isApi && isJsonType(incoming) ? collect(copyOf(incoming)) : Promise.resolve(undefined)
  upstream.on('error', (error) => {
    if (!outgoing.headersSent) outgoing.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' })
    outgoing.end(`The backend does not answer: ${error.message}\n`)
  })
  outgoing.on('close', () => upstream.destroy())
  incoming.pipe(upstream)
}

/** A websocket is joined to the backend's as it is; the contract says nothing of what goes over it. */
function passUpgrade(incoming: IncomingMessage, socket: Duplex, head: Buffer, target: URL): void {
  const request = target.protocol === 'https:' ? requestHttps : requestHttp
  const headers = forwarded(incoming, target, undefined)
  headers.push('connection', 'Upgrade', 'upgrade', String(incoming.headers.upgrade))
  const upstream = request({ host: target.hostname, port: target.port, path: incoming.url, headers })
  upstream.on('upgrade', (answer, joined, first) => {
    const lines = [`HTTP/1.1 ${answer.statusCode} ${answer.statusMessage}`]
    for (let index = 0; index < answer.rawHeaders.length; index += 2) {
      lines.push(`${answer.rawHeaders[index]}: ${answer.rawHeaders[index + 1]}`)
    }
    socket.write(`${lines.join('\r\n')}\r\n\r\n`)
    if (head.length > 0) joined.write(head)
    if (first.length > 0) socket.write(first)
    joined.pipe(socket).pipe(joined)
    joined.on('error', () => socket.destroy())
  })
  // What answers with a page instead of a websocket refuses it.
  upstream.on('response', () => socket.destroy())
  upstream.on('error', () => socket.destroy())
  socket.on('error', () => upstream.destroy())
  upstream.end()
}

/** The browser's headers, as the backend would get them if it stood there itself. */
function forwarded(incoming: IncomingMessage, target: URL, requestId: string | undefined): string[] {
  const headers = passedOn(incoming.rawHeaders)
  const own = incoming.headers.host ?? ''
  for (let index = 0; index < headers.length; index += 2) {
    const name = headers[index]?.toLowerCase()
    if (name === 'host') headers[index + 1] = target.host
    // A backend accepts writes from its own origin only, and for the browser that is this proxy.
    if (name === 'origin' && headers[index + 1]?.endsWith(`//${own}`)) headers[index + 1] = target.origin
  }
  if (requestId !== undefined && incoming.headers['x-request-id'] === undefined) headers.push('x-request-id', requestId)
  return headers
}

function passedOn(raw: readonly string[]): string[] {
  const kept: string[] = []
  for (let index = 0; index < raw.length; index += 2) {
    const [name = '', value = ''] = raw.slice(index, index + 2)
    if (!ofTheConnection.has(name.toLowerCase())) kept.push(name, value)
  }
  return kept
}

function headersOf(raw: readonly string[]): Headers {
  const headers = new Headers()
  for (let index = 0; index < raw.length; index += 2) headers.append(raw[index] ?? '', raw[index + 1] ?? '')
  return headers
}

const isJsonType = ({ headers }: IncomingMessage): boolean => /[/+]json\b/.test(headers['content-type'] ?? '')

/** Streams never end and files are large; neither is kept. An empty answer is an answer too. */
function isReadable(answer: IncomingMessage): boolean {
  const type = answer.headers['content-type'] ?? ''
  const length = Number(answer.headers['content-length'] ?? 0)
  return (
    length <= largestJudged &&
    !/event-stream|octet-stream|^(image|video|audio|font)\//.test(type) &&
    !isAttachment(answer)
  )
}

const isAttachment = ({ headers }: IncomingMessage): boolean => headers['content-disposition'] !== undefined

function copyOf(stream: Readable): Readable {
  return stream.pipe(new PassThrough())
}

function decoded(answer: IncomingMessage): Readable {
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
async function collect(stream: Readable): Promise<string | undefined> {
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
