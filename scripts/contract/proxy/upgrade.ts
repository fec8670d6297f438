import { request as requestHttp, type IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { Duplex } from 'node:stream'
import { forwarded } from './headers.ts'

/** A websocket is joined to the backend's as it is; the contract says nothing of what goes over it. */
export function passUpgrade(incoming: IncomingMessage, socket: Duplex, head: Buffer, target: URL): void {
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
