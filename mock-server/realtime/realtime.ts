import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import { refuseUpgrade } from '../node-http.ts'
import { comesFromOwnOrigin, isOwnOrigin } from '../own-origin.ts'
import type { Worlds } from '../state/worlds.ts'
import { Connection } from './connection.ts'
import { createIdentity } from './identity.ts'
import { RealtimeWorlds } from './realtime-worlds.ts'

/** Most connections at a time. */
const mostConnections = 5_000

/** The stand-in for Firebase, on the portal's own origin: the realtime database and the identity service. */
export type Realtime = {
  /** True for the paths of the identity service. */
  ownsPath: (path: string) => boolean
  /** Answers the identity service's calls. */
  fetch: (request: Request, path: string) => Promise<Response>
  /** Takes a websocket over, or refuses it. */
  upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
  close: () => void
}

/** Makes the stand-in for all worlds of a server. */
export function createRealtime(worlds: Worlds): Realtime {
  const sides = new RealtimeWorlds(worlds)
  const identity = createIdentity(sides)
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 64_000, perMessageDeflate: false })

  return {
    ownsPath: identity.owns,
    async fetch(request, path) {
      if (!comesFromOwnOrigin(request)) return new Response(null, { status: 403 })
      return identity.answer(request, path)
    },
    upgrade(request, socket, head) {
      const url = new URL(request.url ?? '/', 'http://in-process')
      if (url.pathname !== '/.ws' || url.searchParams.get('v') !== '5') return refuseUpgrade(socket, 404, 'Not Found')
      const host = request.headers.host ?? ''
      if (!isOwnOrigin(request.headers.origin ?? null, host)) return refuseUpgrade(socket, 403, 'Forbidden')
      const side = sides.find(url.searchParams.get('ns') ?? '')
      if (!side) return refuseUpgrade(socket, 404, 'Not Found')
      if (!side.world.realtimeAvailable || sockets.clients.size >= mostConnections) {
        return refuseUpgrade(socket, 503, 'Service Unavailable')
      }
      sockets.handleUpgrade(request, socket, head, (accepted) => {
        new Connection(accepted, side, host, sides.hold(side.world.name))
      })
    },
    close() {
      sides.close()
      for (const client of sockets.clients) client.terminate()
      sockets.close()
    },
  }
}
