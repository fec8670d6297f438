import { isSeedName, seedNames } from '../state/seed-names.ts'
import type { World } from '../state/world.ts'
import { ControlError, optionalBoolean, optionalNumber, optionalText, required, type Endpoint } from './endpoint.ts'
import { readFault } from './read-fault.ts'

/** What can be done to any world, whatever is in it. */
export const worldEndpoints: readonly Endpoint[] = [
  { method: 'GET', path: '', does: 'Tells the state of the world', run: ({ world }) => describe(world()) },
  {
    method: 'DELETE',
    path: '',
    does: 'Lets the world go; the next request of that name begins a new one',
    run: ({ worlds, name }) => ({ removed: worlds.remove(name) }),
  },
  {
    method: 'POST',
    path: '/reset',
    does: 'Begins the world anew from a seed',
    body: {
      seed: `one of ${seedNames.join(', ')}`,
      now: 'ISO instant at which its clock begins',
      frozen: 'true: the clock moves only by /clock',
    },
    run({ worlds, name, body }) {
      const seed = optionalText(body, 'seed')
      if (seed !== undefined && !isSeedName(seed)) throw new ControlError(`"seed" is one of ${seedNames.join(', ')}`)
      const now = instant(optionalText(body, 'now'))
      return describe(worlds.reset(name, { seed, now, frozen: optionalBoolean(body, 'frozen') }))
    },
  },
  {
    method: 'POST',
    path: '/faults',
    does: 'Lets an operation fail',
    body: {
      kind: 'status, delay, html, malformed, wrong-shape, wrong-entry, empty or never',
      operationId: 'operation of the contract; without it and path every call fails',
      path: 'path below the API base, * for any one segment',
      method: 'only calls of this method',
      status: 'status of the answer',
      code: 'stable code of the problem',
      delayMs: 'wait before the answer, in milliseconds',
      times: 'how many calls fail; without it all, until the faults are cleared',
    },
    run({ world, body }) {
      world().faults.add(readFault(body))
      return { faults: world().faults.list() }
    },
  },
  {
    method: 'GET',
    path: '/faults',
    does: 'Lists the failures that wait',
    run: ({ world }) => ({ faults: world().faults.list() }),
  },
  {
    method: 'DELETE',
    path: '/faults',
    does: 'Takes all failures back',
    run({ world }) {
      world().faults.clear()
      return { faults: [] }
    },
  },
  {
    method: 'POST',
    path: '/realtime',
    does: 'Drops realtime connections and lets none in, or restores them',
    body: { available: 'true or false' },
    run({ world, body }) {
      const available = required('available', optionalBoolean(body, 'available'))
      if (available) world().restoreRealtime()
      else world().dropRealtime()
      return describe(world())
    },
  },
  {
    method: 'POST',
    path: '/out-of-service',
    does: 'Answers every API call with 503, or ends that',
    body: { on: 'true or false' },
    run({ world, body }) {
      world().outOfService = required('on', optionalBoolean(body, 'on'))
      return describe(world())
    },
  },
  {
    method: 'POST',
    path: '/build',
    does: 'Announces a new build of the portal',
    body: { chunksGone: 'true: hashed files of pages that are open now answer 404' },
    run({ world, body }) {
      world().releaseBuild({ chunksGone: optionalBoolean(body, 'chunksGone') ?? false })
      return describe(world())
    },
  },
  {
    method: 'POST',
    path: '/clock',
    does: 'Moves the time of the world forward; what falls due on the way happens',
    body: { advanceMs: 'milliseconds' },
    run({ world, body }) {
      world().clock.advance(required('advanceMs', optionalNumber(body, 'advanceMs')))
      return describe(world())
    },
  },
  {
    method: 'GET',
    path: '/requests',
    does: 'Lists the API calls that the world answered, oldest first; ?operationId= and ?method= narrow it',
    run({ world, query }) {
      const operationId = query.get('operationId')
      const method = query.get('method')?.toUpperCase()
      const requests = world()
        .requests.list()
        .filter((request) => operationId === null || request.operationId === operationId)
        .filter((request) => method === undefined || request.method === method)
      return { count: requests.length, requests }
    },
  },
  {
    method: 'DELETE',
    path: '/requests',
    does: 'Begins a new list of calls',
    run({ world }) {
      world().requests.clear()
      return { count: 0, requests: [] }
    },
  },
]

/** The state of a world, for people and tests. */
export function describe(world: World): object {
  return {
    name: world.name,
    seed: world.seed,
    now: world.clock.iso(),
    frozen: world.clock.frozen,
    outOfService: world.outOfService,
    realtimeAvailable: world.realtimeAvailable,
    build: world.build,
    chunksGone: world.chunksGone,
    faults: world.faults.list(),
  }
}

function instant(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const milliseconds = Date.parse(text)
  if (Number.isNaN(milliseconds)) throw new ControlError('"now" is an ISO instant')
  return milliseconds
}
