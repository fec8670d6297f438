/** Serves the portal and the mock API; `npm run mock -- --help` says how. */
import { parseArgs } from 'node:util'
import { PortTakenError } from './node-http.ts'
import { startServer } from './server.ts'
import { isSeedName, seedNames } from './state/seed-names.ts'

const help = `Serves the built portal and the mock API on one port.

  npm run mock -- --port 4300 --base-path /portal/ --world-seed crowded --still

Options:
  --port NUMBER       port to listen on, 0 for any free one (4300)
  --host ADDRESS      address to listen on (127.0.0.1)
  --base-path PATH    path below which the portal and its API live (/)
  --world-seed NAME   what worlds begin with (default), one of:
                      ${seedNames.join(', ')}
  --still             no simulated colleagues, so that nothing happens by itself
  --help              prints this

While it runs, GET /__mock/ lists the calls that change a world from outside: reset it to another seed, push notifications,
let calls fail or take long, drop realtime. A request chooses its world by the header x-mock-world or the cookie mock-world.
GET /__docs/ is the reference of the contract, with forms that ask this server.`

const values = readArguments()
if (values.help) {
  console.log(help)
  process.exit(0)
}
const port = Number(values.port)
const worldSeed = values['world-seed']
if (!Number.isInteger(port) || port < 0 || port > 65_535)
  fail(`--port takes a number up to 65535, not "${values.port}".`)
if (!isSeedName(worldSeed)) fail(`--world-seed is one of ${seedNames.join(', ')}, not "${worldSeed}".`)

try {
  const server = await startServer({
    port,
    host: values.host,
    basePath: values['base-path'],
    worldSeed,
    colleagues: !values.still,
  })
  console.log(`Portal and mock API at ${server.url}`)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void server.close().then(() => process.exit(0)))
  }
} catch (error) {
  fail(error instanceof PortTakenError || error instanceof Error ? error.message : String(error))
}

function readArguments() {
  try {
    return parseArgs({
      options: {
        port: { type: 'string', default: '4300' },
        host: { type: 'string', default: '127.0.0.1' },
        'base-path': { type: 'string', default: '/' },
        'world-seed': { type: 'string', default: 'default' },
        still: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }).values
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : String(error)}\n\n${help}`)
  }
}

function fail(line: string): never {
  console.error(line)
  process.exit(1)
}
