/** Serves the portal and the mock API: `npm run mock -- --port 4300 --base-path /portal/ --world-seed crowded --still`. */
import { parseArgs } from 'node:util'
import { PortTakenError } from './node-http.ts'
import { startServer } from './server.ts'
import { isSeedName, seedNames } from './state/seed-names.ts'

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4300' },
    host: { type: 'string', default: '127.0.0.1' },
    'base-path': { type: 'string', default: '/' },
    'world-seed': { type: 'string', default: 'default' },
    still: { type: 'boolean', default: false },
  },
})
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

function fail(line: string): never {
  console.error(line)
  process.exit(1)
}
