import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { normaliseBasePath } from '../scripts/portal-document.ts'
import { isolationHeaders, type SecurityHeadersOptions } from '../scripts/security-headers.ts'
import type { Machinery, Organisation } from './machinery.ts'
import { demoConfiguration } from './demo-configuration.ts'
import { listen, refuseUpgrade, type Connection } from './node-http.ts'
import { problemResponse } from './problem.ts'
import { worldNameOf } from './state/choose-world.ts'
import type { SeedName } from './state/seed-names.ts'
import { PortalFiles } from './static.ts'

/** How to serve. */
export type ServerOptions = {
  /** 0 takes any free port. */
  port: number
  host?: string | undefined
  /** Path below which the portal lives. */
  basePath?: string | undefined
  /** Lets simulated colleagues act on the default world, as in the demo. */
  colleagues?: boolean | undefined
  /** Seed of worlds that nobody has reset to another. */
  worldSeed?: SeedName | undefined
  /** Folder of the built portal. */
  portal?: string | undefined
  /** Runtime configuration values over those of the demo; a broken one shows how the portal takes it. */
  configuration?: Readonly<Record<string, unknown>> | undefined
  /** Foreign origins that the policy of the document names. */
  origins?: SecurityHeadersOptions | undefined
  /** The bundled contract. */
  contract?: string | object | undefined
  /** Who is served; the example organisation unless a test has its own. */
  organisation?: Organisation | undefined
  /** What loading the API waits for, beside the first files; nothing unless a test looks at the time before. */
  loadAfter?: Promise<unknown> | undefined
  /** Hears of answers that break the contract and of what keeps the API from starting. */
  report?: ((line: string) => void) | undefined
}

/** A server that runs. */
export type MockServer = {
  /** Address of the portal, with the base path. */
  url: string
  port: number
  /** Fulfilled when the API answers too; the portal's files are served before. */
  ready: Promise<void>
  close: () => Promise<void>
}

/** Milliseconds between listening and loading. */
const loadingDelay = 50

/**
 * Serves the portal and the mock API on one port. It listens at once: files are there immediately, while the
 * validators, which take seconds to load, come up behind and everything that needs them waits.
 */
export async function startServer(options: ServerOptions): Promise<MockServer> {
  const { host = '127.0.0.1', report = console.error } = options
  const basePath = normaliseBasePath(options.basePath ?? '/')
  const portal = new PortalFiles({
    folder: options.portal ?? fileURLToPath(new URL('../dist/portal', import.meta.url)),
    basePath,
    configuration: { ...demoConfiguration(basePath), ...options.configuration },
    origins: options.origins,
  })

  let machinery: Machinery | undefined
  let failure: string | undefined
  // Loading blocks the one thread; the first visitors get their files before it begins.
  const started = Promise.all([wait(loadingDelay), options.loadAfter])
    .then(() => startMachinery(options, basePath, report))
    .then(
      (running) => (machinery = running),
      (error: unknown) => {
        failure = error instanceof Error ? error.message : String(error)
        report(`The API cannot start: ${failure}`)
        throw error
      },
    )
  const ready = started.then(() => undefined)
  // A caller that awaits `ready` gets the failure; requests are answered 503.
  ready.catch(() => undefined)

  async function withMachinery(answer: (running: Machinery) => Promise<Response>): Promise<Response> {
    const running = machinery ?? (await started.catch(() => null))
    if (running) return answer(running)
    return problemResponse({ status: 503, code: 'mock-not-started', title: 'The API cannot start', detail: failure })
  }

  async function fetch(request: Request, connection: Connection): Promise<Response> {
    const response = await answer(request, connection)
    for (const [name, value] of Object.entries(isolationHeaders))
      if (!response.headers.has(name)) response.headers.set(name, value)
    return response
  }

  async function answer(request: Request, connection: Connection): Promise<Response> {
    const place = placeOf(new URL(request.url).pathname, basePath)
    switch (place.room) {
      case 'api':
        return withMachinery((running) => running.api(request, place.path))
      case 'control':
        return withMachinery((running) => running.control(request, place.path, connection))
      case 'chat':
        return withMachinery((running) => running.chat(request, place.path))
      case 'docs':
        return withMachinery(async (running) => running.docs(request, place.path))
      case 'identity':
        return withMachinery((running) => running.realtime.fetch(request, place.path))
      case 'outside':
        return new Response(null, { status: 302, headers: { location: basePath + new URL(request.url).search } })
      case 'portal': {
        const world = machinery?.worlds.peek(worldNameOf(request.headers))
        return portal.serve(request, place.path, {
          chunksGone: world?.chunksGone ?? false,
          onDocument: () => world?.documentServed(),
        })
      }
    }
  }

  const listening = await listen({
    host,
    port: options.port,
    fetch,
    upgrade(request, socket, head) {
      started.then(
        (running) => running.realtime.upgrade(request, socket, head),
        () => refuseUpgrade(socket, 503, 'Service Unavailable'),
      )
    },
  })

  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${listening.port}${basePath}`,
    port: listening.port,
    ready,
    async close() {
      const running = await started.catch(() => null)
      running?.close()
      await listening.close()
    },
  }
}

async function startMachinery(
  options: ServerOptions,
  basePath: string,
  report: (line: string) => void,
): Promise<Machinery> {
  const { createMachinery } = await import('./machinery.ts')
  const organisation = options.organisation ?? (await import('./organisation.ts')).organisation
  return createMachinery({
    organisation,
    basePath,
    report,
    contract: options.contract ?? fileURLToPath(new URL('../.cache/openapi.json', import.meta.url)),
    colleagues: options.colleagues ?? false,
    worldSeed: options.worldSeed,
  })
}

type Place =
  | { room: 'api' | 'control' | 'chat' | 'docs' | 'identity' | 'portal'; path: string }
  /** Above the base path, where nothing is. */
  | { room: 'outside' }

/** Which room of the server a path leads to, and what is left of the path there. */
function placeOf(pathname: string, basePath: string): Place {
  // The SDK knows hosts only, so the stand-in is at the root of the origin, whatever the base path is.
  if (/^\/(?:identitytoolkit|securetoken)\.googleapis\.com\//.test(pathname))
    return { room: 'identity', path: pathname }
  if (isBelow(pathname, '/__mock')) return { room: 'control', path: pathname.slice('/__mock'.length) }
  if (!pathname.startsWith(basePath)) return { room: 'outside' }
  const path = pathname.slice(basePath.length)
  if (isBelow(path, '__mock')) return { room: 'control', path: path.slice('__mock'.length) }
  if (isBelow(path, 'api')) return { room: 'api', path: path.slice('api'.length) }
  if (isBelow(path, '__docs')) return { room: 'docs', path: path.slice('__docs'.length) }
  if (isBelow(path, 'chat')) return { room: 'chat', path: path.slice('chat'.length) }
  return { room: 'portal', path }
}

function isBelow(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`)
}
