import { createApi, type Api } from '../../../mock-server/api.ts'
import { createApp } from '../../../mock-server/app.ts'
import { createContractValidator, type ContractValidator } from '../../../mock-server/prism.ts'
import { seedWorld } from '../../../mock-server/state/seeds/index.ts'
import type { SeedName } from '../../../mock-server/state/seed-names.ts'
import { Worlds } from '../../../mock-server/state/worlds.ts'
import type { World } from '../../../mock-server/state/world.ts'
import type { Fetch } from '../../../scripts/contract/verify/caller.ts'
import { contract } from '../support/contract.ts'
import type { PlantedFault } from './fault.ts'

/** A backend in this process, with the time of its own world: a busy machine makes it no slower. */
export interface Backend {
  base: string
  fetch: Fetch
  wait: (milliseconds: number) => Promise<void>
  now: () => number
}

/** Makes a backend: sound or with one fault, with the data of a seed. */
export type MakeBackend = (fault?: PlantedFault, seed?: SeedName) => Backend

/** World time that one request takes, in milliseconds: bulk operations go on while they are asked for. */
const requestMs = 50

/**
 * Makes backends, each in a world of its own, sound or with one fault. The contract is compiled once for all of them.
 */
export async function openBackends(): Promise<MakeBackend> {
  let current: { app: ReturnType<typeof createApp> } | undefined
  const app = { fetch: (request: Request) => current?.app.fetch(request) ?? new Response(null, { status: 501 }) }
  const validator = await createContractValidator({ contract: structuredClone(contract), app, report: () => undefined })

  return (fault, seed = 'default') => {
    const worlds = new Worlds(seedWorld)
    const world = worlds.reset('default', { seed, frozen: true })
    current = { app: createApp(worlds) }
    const api = createApi({ worlds, validator, app })
    const memory = new Map<string, unknown>()
    return {
      base: 'http://backend.test/api',
      async wait(milliseconds) {
        world.clock.advance(milliseconds)
      },
      async fetch(request) {
        const sent = await withLength(request)
        const next = (again = sent) => ask(api, world, again)
        if (!fault) return next()
        const elapse = (milliseconds: number) => world.clock.advance(milliseconds)
        return fault.answer({ operationId: operationIdOf(validator, sent), request: sent, next, memory, elapse })
      },
      now: () => world.clock.now(),
    }
  }
}

async function ask(api: Api, world: World, request: Request): Promise<Response> {
  world.clock.advance(requestMs)
  return api(request, new URL(request.url).pathname.slice('/api'.length))
}

/** Over a wire the length of a body is always there. */
async function withLength(request: Request): Promise<Request> {
  if (request.body === null) return request
  const body = await request.text()
  const copy = new Request(request, { body })
  copy.headers.set('content-length', String(Buffer.byteLength(body)))
  return copy
}

function operationIdOf(validator: ContractValidator, { method, url }: Request): string {
  const match = validator.match(method, new URL(url).pathname.slice('/api'.length))
  return match.kind === 'operation' ? match.operationId : ''
}
