import { deleteDB } from 'idb'
import { http, HttpResponse, type HttpHandler } from 'msw'
import { setupWorker, type SetupWorker } from 'msw/browser'
import type { Schemas } from '../mock-server/schemas'
import { Worlds } from '../mock-server/state/worlds'
import type { SeedName } from '../mock-server/state/seed-names'
import type { SeedWorld, World } from '../mock-server/state/world'
import { DEVICE_DRAFTS } from '../src/shared/device-drafts'
import { troubleOf } from './trouble'

type App = { fetch: (request: Request) => Response | Promise<Response> }

type WithTroubles = (
  world: World,
  call: { method: string; path: string; requestId: string | undefined; signal: AbortSignal },
  answer: () => Response | Promise<Response>,
) => Promise<Response>

/** What a call meets instead of its answer: a status that the server refuses with, or no answer at all. */
type Trouble = number | 'never'

/**
 * What `parameters: { world: … }` may say: a seed, or also who is signed in (by default Giulia) and which calls fail,
 * by the end of their path: `{ '/tasks/t-301': 500 }`, or `{ 'PUT /tasks/t-301': 500 }`.
 */
export type StoryWorld = SeedName | { seed: SeedName; signedInAs?: string; troubles?: Record<string, Trouble> }

// Asked for by pattern: each is loaded only when a story wants a world.
const apps = import.meta.glob<{ createApp: (worlds: Worlds, options: { signedInAs: string }) => App }>(
  '../mock-server/app.ts',
)
const troublesOfWorlds = import.meta.glob<{ withTroubles: WithTroubles }>('../mock-server/troubles.ts')
const seeds = import.meta.glob<{ seedWorld: SeedWorld }>('../mock-server/state/seeds/index.ts')

const requestId = 'q3xk1v8m'

let worker: SetupWorker | undefined

/**
 * Lets the mock server answer the requests of a story, inside the page, from a world that begins anew with the named
 * seed. Stories ask for it by `parameters: { world: 'default' }`; the trouble is that of the toolbar. Gives who is
 * signed in where that is not Giulia, whom every story has.
 */
export async function enterWorld(story: StoryWorld, troubleName: unknown): Promise<Schemas['CurrentUser'] | undefined> {
  const { seed, signedInAs = 'giulia.riva', troubles = {} } = storyWorld(story)
  const trouble = troubleOf(troubleName)
  const [[app], [filled], [troubled]] = await Promise.all([loaded(apps), loaded(seeds), loaded(troublesOfWorlds)])
  if (!app || !filled || !troubled)
    throw new Error('The mock server has no app, seeds or troubles to make a world from')

  // What was typed in another story is kept on the device, as everywhere.
  await deleteDB(DEVICE_DRAFTS)
  const worlds = new Worlds(filled.seedWorld, { seed: trouble.seed ?? seed })
  const world = worlds.get()
  if (trouble.fault) world.faults.add(trouble.fault)
  const { fetch } = app.createApp(worlds, { signedInAs })
  // Not by a pattern: the sources that a development server hands out have folders of that name too.
  const base = new URL('api/', document.baseURI).href
  const handler: HttpHandler = http.all(`${base}*`, ({ request }) => {
    if (trouble.offline) return HttpResponse.error()
    const path = `/${request.url.slice(base.length)}`
    const asked = new Request(new URL(`/api${path}`, base), request)
    // Error pages show it, and a picture of one must not change.
    asked.headers.set('X-Request-Id', requestId)
    const { pathname } = new URL(asked.url)
    const own = Object.entries(troubles).find(([name]) => isNamed(name, request.method, pathname))?.[1]
    const call = { method: request.method, path: pathname, requestId, signal: request.signal }
    return own === undefined ? troubled.withTroubles(world, call, () => fetch(asked)) : meet(own)
  })
  if (!worker) {
    worker = setupWorker()
    await worker.start({
      quiet: true,
      onUnhandledRequest: 'bypass',
      serviceWorker: { url: new URL('mockServiceWorker.js', document.baseURI).pathname },
    })
  }
  worker.resetHandlers(handler)
  if (signedInAs === 'giulia.riva') return undefined
  const session = await fetch(new Request(new URL('/api/core/auth/session', base)))
  return ((await session.json()) as Schemas['Session']).user ?? undefined
}

function loaded<Module>(modules: Record<string, () => Promise<Module>>): Promise<Module[]> {
  return Promise.all(Object.values(modules).map((load) => load()))
}

function storyWorld(world: StoryWorld): Exclude<StoryWorld, string> {
  return typeof world === 'string' ? { seed: world } : world
}

/** Whether a trouble is meant for a call: by the end of its path, and by its method where one stands before it. */
function isNamed(name: string, method: string, pathname: string): boolean {
  const [ending = '', only = method] = name.split(' ').toReversed()
  return method === only && pathname.endsWith(ending)
}

function meet(trouble: Trouble): Response | Promise<Response> {
  if (trouble === 'never') return new Promise<never>(() => undefined)
  const code = `http-${trouble}`
  const problem = { type: `./problems/${code}`, title: code, status: trouble, code }
  return Response.json(problem, { status: trouble, headers: { 'content-type': 'application/problem+json' } })
}
