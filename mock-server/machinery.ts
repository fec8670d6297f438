import { readFileSync } from 'node:fs'
import type { OpenApiDocument } from '../scripts/contract/document.ts'
import { createApi, type Api } from './api.ts'
import { chatEndpoints, createChat, type Chat } from './chat.ts'
import { createControl, type Control } from './control.ts'
import type { Endpoint } from './control/endpoint.ts'
import { createContractValidator, type App } from './prism.ts'
import { createDocs, type Docs } from './docs.ts'
import { createRealtime, type Realtime } from './realtime/realtime.ts'
import type { SeedName } from './state/seed-names.ts'
import type { World, SeedWorld } from './state/world.ts'
import { defaultWorldName, Worlds } from './state/worlds.ts'

/** Who is served: what fills a world, what answers from it, and what can be done to it by name. */
export type Organisation = {
  seedWorld: SeedWorld
  createApp: (worlds: Worlds) => App
  /** Acts that only make sense in this organisation, such as pushing a notification. */
  endpoints: readonly Endpoint[]
  /** Lets simulated colleagues act on a world until the answer is called. */
  startColleagues: (world: World) => () => void
}

/** Everything behind the static files: slow to load, so it is imported after the server listens. */
export type Machinery = {
  worlds: Worlds
  api: Api
  control: Control
  chat: Chat
  /** The reference of the contract; made when somebody first reads it. */
  docs: Docs
  realtime: Realtime
  close: () => void
}

/** How often worlds that nobody uses any more are let go, in milliseconds. */
const evictionInterval = 60_000

/** Puts the rooms of the server together around one set of worlds. */
export async function createMachinery(options: {
  organisation: Organisation
  basePath: string
  contract: string | object
  colleagues: boolean
  worldSeed?: SeedName | undefined
  report: (line: string) => void
}): Promise<Machinery> {
  const { organisation } = options
  const worlds = new Worlds(organisation.seedWorld, { seed: options.worldSeed, realTime: true })
  const app = organisation.createApp(worlds)
  // Prism takes an object that it is given apart, so a copy is kept for the reference.
  const kept = typeof options.contract === 'string' ? options.contract : structuredClone(options.contract)
  let docs: Docs | undefined
  const validator = await createContractValidator({ contract: options.contract, app, report: options.report })
  const realtime = createRealtime(worlds)
  if (options.colleagues) {
    worlds.onEach((world) => {
      if (world.name === defaultWorldName) world.events.on('closed', organisation.startColleagues(world))
    })
    worlds.get()
  }
  const eviction = setInterval(() => worlds.evictIdle(), evictionInterval).unref()
  return {
    worlds,
    api: createApi({ worlds, validator, app }),
    control: createControl({ worlds, endpoints: [...organisation.endpoints, ...chatEndpoints] }),
    chat: createChat({ worlds, basePath: options.basePath }),
    docs: (request, path) => (docs ??= createDocs(readContract(kept)))(request, path),
    realtime,
    close() {
      clearInterval(eviction)
      realtime.close()
      worlds.close()
    },
  }
}

/** The contract as it was bundled, not as Prism has taken it apart. */
function readContract(contract: string | object): OpenApiDocument {
  return typeof contract === 'string'
    ? (JSON.parse(readFileSync(contract, 'utf8')) as OpenApiDocument)
    : (contract as OpenApiDocument)
}
