import { randomUUID } from 'node:crypto'
import { createServer, request as requestHttp, type IncomingMessage, type ServerResponse } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { AddressInfo } from 'node:net'
import { collect, copyOf, decoded, isJsonType, isReadable } from './copies.ts'
import { forwarded, headersOf, passedOn } from './headers.ts'
import type { Judge, Exchange, Judgement } from './judge.ts'
import { passUpgrade } from './upgrade.ts'

/** A proxy that listens. */
export interface Proxy {
  url: string
  close: () => Promise<void>
}

/** What passed by, and how it stood. */
export interface Passed extends Judgement {
  exchange: Exchange
}

/**
 * Stands between the portal and a backend and tells what breaks the contract. Everything passes at once and unchanged,
 * byte by byte: several cookies stay several, streams stay streams. Judging happens on a copy, after the answer has
 * gone out.
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
