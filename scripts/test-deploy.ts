/**
 * Starts a real nginx by the container's entry point, at `/` and below a path, in front of the mock API, and compares
 * what it serves with what the mock serves. It needs Debian's nginx, so it is no part of `npm test`.
 */
import { mkdtempSync, rmSync, chmodSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoConfiguration } from '../mock-server/demo-configuration.ts'
import { startServer } from '../mock-server/server.ts'
import { apiChecks, awayChecks } from './deploy-test/api-checks.ts'
import { acceptsConfiguration, layOutImage, missingHere, startNginx } from './deploy-test/start-nginx.ts'
import { staticChecks, type Check } from './deploy-test/static-checks.ts'
import { serverBlock } from './nginx-server-block.ts'
import { run } from './run-suite.ts'
import { freePort } from './test-servers.ts'

const missing = missingHere()
if (missing) {
  console.log(missing)
  process.exit(0)
}
if (!run('node', ['scripts/build.ts'])) process.exit(1)

const folder = mkdtempSync(join(tmpdir(), 'portal-deploy-'))
let failed = 0
try {
  chmodSync(folder, 0o755)
  const image = join(folder, 'image')
  layOutImage(image)
  await checkAll('the configuration', [tlsCheck()])
  for (const basePath of ['/', '/portal/']) await checkDeployment(image, basePath)
  await checkWithoutApi(image)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
console.log(failed === 0 ? 'nginx serves what the mock serves' : `${failed} failed`)
process.exit(failed === 0 ? 0 : 1)

async function checkDeployment(image: string, basePath: string): Promise<void> {
  const portal = join(image, 'dist', 'portal')
  // The realtime stand-in is of the mock's own origin, so the policies are only the same without the real one.
  const configuration = { ...demoConfiguration(basePath), realtime: { enabled: false } }
  const mock = await startServer({ port: await freePort(), basePath, portal, configuration })
  try {
    await mock.ready
    const port = await freePort()
    const nginx = await startNginx({
      image,
      port,
      basePath,
      configuration,
      state: join(folder, `state${basePath.replaceAll('/', '-')}`),
      apiUpstream: mock.url.slice(0, -1),
    })
    try {
      const place = { nginx: port, mock: mock.port, basePath, portal }
      await checkAll(basePath, [...staticChecks(place), ...apiChecks(place)])
    } finally {
      await nginx.close()
    }
  } finally {
    await mock.close()
  }
}

async function checkWithoutApi(image: string): Promise<void> {
  const basePath = '/portal/'
  const port = await freePort()
  const nginx = await startNginx({
    image,
    port,
    basePath,
    configuration: demoConfiguration(basePath),
    state: join(folder, 'state-without-api'),
    apiUpstream: `http://127.0.0.1:${await freePort()}`,
  })
  try {
    await checkAll('without an API', awayChecks({ nginx: port, basePath }))
  } finally {
    await nginx.close()
  }
}

/**
 * An API behind TLS cannot be started here without certificates, but nginx can be asked what it thinks of the words.
 */
function tlsCheck(): Check {
  return [
    'an API behind TLS is asked for its certificate',
    async () => {
      const headers = { 'Content-Security-Policy': "default-src 'self'" }
      const server = serverBlock({
        basePath: '/',
        apiPath: '/api/',
        folder,
        listen: '127.0.0.1:1',
        apiUpstream: 'https://127.0.0.1',
        headers,
        brotli: false,
      })
      const file = join(folder, 'tls.conf')
      writeFileSync(file, `pid ${folder}/tls.pid;\nevents {}\nhttp {\n${server}}\n`)
      const verdict = acceptsConfiguration(file)
      if (verdict !== 'accepted' || !server.includes('proxy_ssl_verify on;')) throw new Error(verdict)
    },
  ]
}

async function checkAll(where: string, checks: Check[]): Promise<void> {
  for (const [sentence, check] of checks) {
    const error = await check().then(
      () => null,
      (reason: unknown) => reason,
    )
    console.log(`${error === null ? 'ok    ' : 'FAILED'} ${where}  ${sentence}`)
    if (error === null) continue
    failed += 1
    console.log(error instanceof Error ? error.message : String(error))
  }
}
