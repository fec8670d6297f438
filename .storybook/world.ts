import { http, type HttpHandler } from 'msw'
import { setupWorker, type SetupWorker } from 'msw/browser'
import { Worlds } from '../mock-server/state/worlds'
import type { SeedName } from '../mock-server/state/seed-names'
import type { SeedWorld } from '../mock-server/state/world'

type App = { fetch: (request: Request) => Response | Promise<Response> }

/** What a call meets instead of its answer: a status that the server refuses with, or no answer at all. */
type Trouble = number | 'never'

/** What `parameters: { world: … }` may say: a seed, or also who is signed in (nobody said: Giulia) and which calls fail. */
export type StoryWorld = SeedName | { seed: SeedName; signedInAs?: string; troubles?: Record<string, Trouble> }

// Asked for by pattern: each is loaded only when a story wants a world.
const apps = import.meta.glob<{ createApp: (worlds: Worlds, options: { signedInAs: string }) => App }>(
  '../mock-server/app.ts',
)
const seeds = import.meta.glob<{ seedWorld: SeedWorld }>('../mock-server/state/seeds/index.ts')

let worker: SetupWorker | undefined

/**
 * Lets the mock server answer the requests of a story, inside the page, from a world that begins anew with the named
 * seed. Stories ask for it by `parameters: { world: 'default' }`.
 */
export async function enterWorld(world: StoryWorld): Promise<void> {
  const { seed, signedInAs = 'giulia.riva', troubles = {} } = storyWorld(world)
  const [app] = await Promise.all(Object.values(apps).map((load) => load()))
  const [filled] = await Promise.all(Object.values(seeds).map((load) => load()))
  if (!app || !filled) throw new Error('The mock server has no app or no seeds to make a world from')

  const worlds = new Worlds(filled.seedWorld, { seed })
  const { fetch } = app.createApp(worlds, { signedInAs })
  // Not by a pattern: the sources that a development server hands out have folders of that name too.
  const base = new URL('api/', document.baseURI).href
  const handler: HttpHandler = http.all(`${base}*`, ({ request }) => {
    const asked = new Request(new URL(`/api/${request.url.slice(base.length)}`, base), request)
    // Error pages show it, and a picture of one must not change.
    asked.headers.set('X-Request-Id', 'q3xk1v8m')
    const trouble = Object.entries(troubles).find(([ending]) => new URL(asked.url).pathname.endsWith(ending))?.[1]
    return trouble === undefined ? fetch(asked) : meet(trouble)
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
}

function storyWorld(world: StoryWorld): Exclude<StoryWorld, string> {
  return typeof world === 'string' ? { seed: world } : world
}

function meet(trouble: Trouble): Response | Promise<Response> {
  if (trouble === 'never') return new Promise<never>(() => undefined)
  const code = `http-${trouble}`
  const problem = { type: `./problems/${code}`, title: code, status: trouble, code }
  return Response.json(problem, { status: trouble, headers: { 'content-type': 'application/problem+json' } })
}
