/**
 * Development on one port: the sources through Vite with reloading, everything else from the mock behind it, which
 * starts again when its code changes. `--port N` chooses the port, `--world-seed crowded` what the mock begins with.
 */
import { spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { createServer, type Plugin, type ProxyOptions } from 'vite'
import { demoConfiguration } from '../mock-server/demo-configuration.ts'
import { configurationOf, fillDocument } from './portal-document.ts'
import { developmentHeaders, originsOf } from './security-headers.ts'
import { freePort } from './test-servers.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const host = '127.0.0.1'

const { values } = parseArgs({
  options: { port: { type: 'string', default: '4300' }, 'world-seed': { type: 'string', default: 'default' } },
})

const generated = spawnSync(process.execPath, ['scripts/generate.ts'], { cwd: root, stdio: 'inherit' })
if (generated.status !== 0) process.exit(generated.status ?? 1)

const mockPort = await freePort()
const mock = spawn(
  process.execPath,
  [
    '--watch',
    '--watch-preserve-output',
    'mock-server/main.ts',
    '--still',
    '--port',
    String(mockPort),
    '--world-seed',
    values['world-seed'],
  ],
  // Its address is not one to open, so only what goes wrong is shown.
  { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] },
)

const vite = await createServer({
  root,
  server: {
    port: Number(values.port),
    host,
    strictPort: true,
    headers: developmentHeaders(originsOf(configurationOf(inDevelopment(readFileSync(`${root}index.html`, 'utf8'))))),
    proxy: proxyTo(mockPort),
  },
  plugins: [documentOfDevelopment()],
})
try {
  await vite.listen()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  await stop(1)
}
vite.printUrls()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void stop(0))

async function stop(code: number): Promise<void> {
  mock.kill()
  await vite.close()
  process.exit(code)
}

/** The rooms of the mock; the host name is kept, because the mock checks where calls come from. */
function proxyTo(port: number): Record<string, ProxyOptions> {
  const target = `http://${host}:${port}`
  return {
    '^/api/': { target },
    '^/__mock(?:/|$)': { target },
    '^/chat(?:/|$)': { target },
    '^/(?:identitytoolkit|securetoken)\\.googleapis\\.com/': { target },
    '^/\\.ws\\?': { target, ws: true },
  }
}

function inDevelopment(html: string): string {
  return fillDocument(html, { basePath: '/', configuration: demoConfiguration('/') })
}

/** Fills the document in, as the mock does with the built one. */
function documentOfDevelopment(): Plugin {
  return {
    name: 'document-of-development',
    transformIndexHtml: {
      order: 'post',
      handler: inDevelopment,
    },
  }
}
