import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { getRequestListener, type HttpBindings } from '@hono/node-server'

/** What a handler may know about the connection besides the request. */
export type Connection = {
  /** Address of the other end, for what only this machine may do. */
  remoteAddress: string
}

/** Answers one request. */
export type FetchHandler = (request: Request, connection: Connection) => Response | Promise<Response>

/** Takes over a connection that asks to become a websocket. */
export type UpgradeHandler = (request: IncomingMessage, socket: Duplex, head: Buffer) => void

/** A server that listens. */
export type Listening = { port: number; close: () => Promise<void> }

/** A port that somebody else listens on, in words for a command line. */
export class PortTakenError extends Error {
  constructor(port: number) {
    super(`Port ${port} is taken. Choose another one with --port.`)
    this.name = 'PortTakenError'
  }
}

/** Serves a fetch handler over HTTP/1.1 and hands upgrades on. */
export async function listen(options: {
  host: string
  port: number
  fetch: FetchHandler
  upgrade: UpgradeHandler
}): Promise<Listening> {
  const listener = getRequestListener(
    (request, env) => {
      const { incoming } = env as HttpBindings
      return options.fetch(request, { remoteAddress: incoming.socket.remoteAddress ?? '' })
    },
    { overrideGlobalObjects: false, errorHandler: answerFailure },
  )
  const server = createServer((request, response) => void listener(request, response))
  // A websocket handshake may wait until the slow parts are there; until then nothing else handles its errors.
  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy())
    options.upgrade(request, socket, head)
  })
  await start(server, options.host, options.port)
  const { port } = server.address() as AddressInfo
  return { port, close: () => stop(server) }
}

function start(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new PortTakenError(port) : error),
    )
    server.listen(port, host, resolve)
  })
}

/** Open connections would keep the process alive for as long as a browser pleases. */
function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}

function answerFailure(error: unknown): Response {
  const bad = error instanceof Error && error.name === 'RequestError'
  if (!bad) console.error(error)
  return new Response(bad ? 'Bad request' : 'The server failed', {
    status: bad ? 400 : 500,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
}

/** True for connections from this machine. */
export function isLoopback(address: string): boolean {
  const plain = address.replace(/^::ffff:/, '')
  return plain === '::1' || /^127(?:\.\d{1,3}){3}$/.test(plain)
}

/** Writes an HTTP refusal on a connection that will not become a websocket, and closes it. */
export function refuseUpgrade(socket: Duplex | Socket, status: number, reason: string): void {
  if (socket.writable) socket.end(`HTTP/1.1 ${status} ${reason}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
  else socket.destroy()
}
