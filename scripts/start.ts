/**
 * The whole set-up and the main job: generates the client, builds the portal when a source changed, and serves
 * everything on one port with active colleagues. `--port N` chooses the port, `--base-path /portal/` the path below
 * which the portal lives.
 */
import { spawnSync } from 'node:child_process'
import { createServer } from 'node:net'
import { parseArgs } from 'node:util'

const DEFAULT_PORT = 4300
const HOST = '127.0.0.1'

const { values } = parseArgs({
  options: { port: { type: 'string', default: String(DEFAULT_PORT) }, 'base-path': { type: 'string', default: '/' } },
})
const port = Number(values.port)
if (!Number.isInteger(port) || port < 1 || port > 65535)
  fail(`--port takes a number from 1 to 65535, not "${values.port}".`)
if (!(await isFree(port))) fail(`Port ${port} is taken. Start with another one: npm start -- --port ${port + 1}`)

runStep('generate.ts')
runStep('build.ts')

const { startServer } = await import('../mock-server/server.ts')
const server = await startServer({ port, host: HOST, basePath: values['base-path'], colleagues: true })
console.log(`
  Atrium   ${server.url}

  Sign in as (password Meridiana!2026)
    giulia.riva      employee
    marco.bianchi    admin who manages users
    elena.papadaki   reseller admin
    sofia.karras     without a chat licence
    tiago.duarte     without a learning licence
    jules.perrin     may not view profiles
    amina.diallo     works the night shift in Torino

  Ctrl-C stops it.
`)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => void server.close().then(() => process.exit(0)))
}

/** Each step decides by itself whether its inputs changed, so a second start passes both at once. */
function runStep(script: string): void {
  const result = spawnSync(process.execPath, [new URL(script, import.meta.url).pathname], { stdio: 'inherit' })
  if (result.status !== 0) process.exit(result.status ?? 1)
}

function isFree(candidate: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(candidate, HOST, () => probe.close(() => resolve(true)))
  })
}

function fail(line: string): never {
  console.error(line)
  process.exit(1)
}
