import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, closeSync, cpSync, existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from '../run-suite.ts'
import { ask } from './ask.ts'

/** The system keeps nginx where only administrators look by themselves. */
const env = {
  ...process.env,
  PATH: `${join(root, 'node_modules', '.bin')}:${process.env.PATH ?? ''}:/usr/sbin:/usr/local/sbin`,
}

/** What is missing on this machine, as one line; null when nginx can be started. */
export function missingHere(): string | null {
  const install = 'apt-get update && apt-get install -y nginx libnginx-mod-http-brotli-static'
  if (spawnSync('nginx', ['-v'], { env }).error) return `not tested here: there is no nginx (${install})`
  if (existsSync('/usr/lib/nginx/modules/ngx_http_brotli_static_module.so')) return null
  return `not tested here: nginx has no brotli module (${install})`
}

/** Lays out in a folder what the image holds, and nothing else, by the list in the container file. */
export function layOutImage(folder: string): void {
  const lines = readFileSync(join(root, 'deploy', 'Dockerfile'), 'utf8')
  for (const [, from = '', to = ''] of lines.matchAll(/^COPY --from=build \/portal\/(\S+) (\S+)$/gm)) {
    mkdirSync(dirname(join(folder, to)), { recursive: true })
    cpSync(join(root, from), join(folder, to), { recursive: true })
  }
}

export type Deployment = {
  /** Laid out like the image. */
  image: string
  state: string
  port: number
  basePath: string
  apiUpstream: string
  configuration: Readonly<Record<string, unknown>>
}

/** Starts the portal as the container does, by its own entry point, and waits until it answers. */
export async function startNginx(deployment: Deployment): Promise<{ close: () => Promise<void> }> {
  const { image, state, port, basePath, apiUpstream, configuration } = deployment
  mkdirSync(state, { recursive: true })
  // Started by an administrator, nginx serves as another user, who must get here.
  chmodSync(state, 0o755)
  const configurationFile = join(state, 'configuration.json')
  writeFileSync(configurationFile, JSON.stringify(configuration))
  const log = join(state, 'log.txt')
  const output = openSync(log, 'w')
  const server = spawn('sh', [join(image, 'deploy', 'entrypoint.sh')], {
    stdio: ['ignore', output, output],
    env: {
      ...env,
      PORTAL_BASE_PATH: basePath,
      PORTAL_API_UPSTREAM: apiUpstream,
      PORTAL_CONFIGURATION: configurationFile,
      PORTAL_LISTEN: `127.0.0.1:${port}`,
      PORTAL_STATE: state,
    },
  })
  closeSync(output)
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  await answering(port, () => server.exitCode !== null).catch((error: unknown) => {
    server.kill()
    throw new Error(`nginx does not start:\n${readFileSync(log, 'utf8')}`, { cause: error })
  })
  return {
    async close() {
      server.kill()
      await ended
    },
  }
}

/** Says whether nginx would take a configuration. */
export function acceptsConfiguration(file: string): string {
  const { status, stderr } = spawnSync('nginx', ['-t', '-e', 'stderr', '-c', file], { env, encoding: 'utf8' })
  return status === 0 ? 'accepted' : stderr
}

async function answering(port: number, hasEnded: () => boolean): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (hasEnded()) throw new Error('it has ended')
    const answered = await ask(port, '/').then(
      () => true,
      () => false,
    )
    if (answered) return
    await wait(50)
  }
  throw new Error('it does not answer')
}
