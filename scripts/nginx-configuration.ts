/**
 * Prints the nginx configuration of a configured portal (npm run configure first): the same files, caching and security
 * headers as the mock, with the API behind the portal's own origin. For an nginx that runs already it is what goes into
 * its `http` block:
 *   node scripts/nginx-configuration.ts --base-path /portal/ --api-upstream http://backend:8080 \
 *     > /etc/nginx/conf.d/portal.conf
 * `--state FOLDER` prints a whole configuration that keeps its files there and logs to the console, as the container
 * uses it.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { RuntimeConfiguration } from '../src/shared/events.gen.ts'
import { serverBlock } from './nginx-server-block.ts'
import { configurationOf, inlineHashes, normaliseBasePath } from './portal-document.ts'
import { root } from './run-suite.ts'
import { originsOf, securityHeaders } from './security-headers.ts'

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

const { values } = parseArgs({
  options: {
    'base-path': { type: 'string', default: '/' },
    'api-upstream': { type: 'string', default: 'http://127.0.0.1:8080' },
    portal: { type: 'string', default: join(root, 'dist', 'portal') },
    listen: { type: 'string', default: '8080' },
    state: { type: 'string' },
    'csp-report-url': { type: 'string' },
    'access-log': { type: 'string', default: '/dev/stdout' },
    'without-brotli': { type: 'boolean', default: false },
  },
})

try {
  const basePath = normaliseBasePath(values['base-path'])
  const html = readFileSync(join(values.portal, 'index.html'), 'utf8')
  const configuration = configurationOf(html)
  const server = serverBlock({
    basePath,
    apiPath: apiPathOf(configuration, basePath),
    folder: resolve(values.portal),
    listen: values.listen,
    apiUpstream: values['api-upstream'],
    headers: headersOf(html, configuration),
    brotli: !values['without-brotli'],
  })
  process.stdout.write(values.state === undefined ? server : whole(server, resolve(values.state)))
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}

/** Where the portal looks for the API; it stands behind the portal's own origin or nowhere. */
function apiPathOf({ apiBase }: RuntimeConfiguration, basePath: string): string {
  const portal = new URL(basePath, 'http://portal.invalid')
  const api = new URL(apiBase, portal)
  if (api.origin !== portal.origin) throw new Error(`apiBase leads to another origin: "${apiBase}"`)
  const path = normaliseBasePath(api.pathname)
  if (basePath.startsWith(path)) throw new Error(`apiBase leaves no room for the portal at ${basePath}: "${apiBase}"`)
  return path
}

/**
 * The headers of exactly this document: its inline parts by their hashes, and the origins that its configuration names.
 */
function headersOf(html: string, configuration: RuntimeConfiguration): Record<string, string> {
  return securityHeaders({
    ...inlineHashes(html),
    ...originsOf(configuration),
    // A variable of the container that nobody has set comes as nothing.
    reportUrl: values['csp-report-url'] || undefined,
  })
}

/** Everything that nginx needs, without a place of the system's that only its administrator may write to. */
function whole(server: string, state: string): string {
  if (!values['without-brotli'] && !existsSync(brotliModule))
    throw new Error('nginx has no brotli here: install libnginx-mod-http-brotli-static, or add --without-brotli.')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `${values['without-brotli'] ? '' : `load_module ${brotliModule};\n`}daemon off;
worker_processes auto;
pid "${state}/nginx.pid";
error_log stderr warn;

events {
  worker_connections 1024;
}

http {
  access_log ${values['access-log']};
  sendfile on;
${temporary.map((name) => `  ${name}_temp_path "${state}/${name}";`).join('\n')}

${server.replaceAll(/^(?=.)/gm, '  ')}}
`
}
