import { ControlError, type Endpoint } from './control/endpoint.ts'
import { worldEndpoints } from './control/world-endpoints.ts'
import { isLoopback, type Connection } from './node-http.ts'
import { comesFromOwnOrigin } from './own-origin.ts'
import { isWorldName, type Worlds } from './state/worlds.ts'

/** The longest body, in characters. */
const longestBody = 100_000

/** Answers below `/__mock`; `path` is what comes after it. */
export type Control = (request: Request, path: string, connection: Connection) => Promise<Response>

/** The surface by which tests and the developer panel change a world from outside. */
export function createControl({
  worlds,
  endpoints = [],
}: {
  worlds: Worlds
  endpoints?: readonly Endpoint[]
}): Control {
  const all = [...worldEndpoints, ...endpoints]

  async function run(request: Request, path: string): Promise<unknown> {
    if (path === '' || path === '/') return documentation(all)
    if (path === '/worlds') return { worlds: worlds.names() }
    const [, name = '', rest = ''] = /^\/worlds\/([^/]+)(\/.*)?$/.exec(path) ?? []
    const atPath = all.filter((endpoint) => endpoint.path === rest)
    if (atPath.length === 0 || name === '')
      throw new ControlError('There is nothing here; GET /__mock/ lists what there is', 404)
    if (!isWorldName(name)) throw new ControlError('A world is named with 1 to 64 of a-z, 0-9 and "-"')
    const endpoint = atPath.find(({ method }) => method === request.method)
    if (!endpoint) throw new ControlError(`Use ${atPath.map(({ method }) => method).join(' or ')}`, 405)
    const query = new URL(request.url).searchParams
    const body = request.method === 'POST' ? await readBody(request) : {}
    return endpoint.run({ worlds, name, world: () => worlds.get(name), query, body })
  }

  return async (request, path, connection) => {
    const refused = refusal(request, connection)
    if (refused) return answer({ error: refused }, 403)
    try {
      return answer((await run(request, path)) ?? {})
    } catch (error) {
      if (error instanceof ControlError) return answer({ error: error.message }, error.status)
      throw error
    }
  }
}

/**
 * Why a call may not touch the worlds. Only this machine may, under one of its own names (a foreign name that points
 * here is a rebinding attack), and no page of another origin.
 */
function refusal(request: Request, { remoteAddress }: Connection): string | null {
  if (!isLoopback(remoteAddress)) return 'Only from this machine'
  const { hostname } = new URL(request.url)
  if (!['localhost', '127.0.0.1', '[::1]'].includes(hostname)) return 'Only as localhost'
  return comesFromOwnOrigin(request) ? null : 'Only from the same origin'
}

/** The body must call itself JSON: what a foreign page can send without asking first cannot. */
async function readBody(request: Request): Promise<Record<string, unknown>> {
  const text = await request.text()
  if (text.length > longestBody) throw new ControlError('The body is too long', 413)
  const type = request.headers.get('content-type') ?? ''
  if (!type.startsWith('application/json')) throw new ControlError('Send content-type application/json', 415)
  try {
    const body: unknown = JSON.parse(text || '{}')
    if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body as Record<string, unknown>
  } catch {
    // The answer below says it.
  }
  throw new ControlError('The body is a JSON object', 400)
}

function documentation(endpoints: readonly Endpoint[]): object {
  return {
    about:
      'Changes a world of the mock server from outside. A request chooses its world by the header x-mock-world or the cookie mock-world.',
    endpoints: [
      { call: 'GET /__mock/worlds', does: 'Lists the worlds that exist' },
      ...endpoints.map(({ method, path, does, body }) => ({
        call: `${method} /__mock/worlds/{name}${path}`,
        does,
        body,
      })),
    ],
  }
}

function answer(value: unknown, status = 200): Response {
  return new Response(`${JSON.stringify(value, null, 2)}\n`, {
    status,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
  })
}
