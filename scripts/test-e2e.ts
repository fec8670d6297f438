/** People's journeys against the production build and the mock, at `/` and below a path. */
import { run } from './run-suite.ts'
import { runPlaywright, servePortal } from './test-servers.ts'

if (!run('node', ['scripts/build.ts'])) process.exit(1)
const [portal, prefixed] = await Promise.all([servePortal('/'), servePortal('/portal/')])
const code = await runPlaywright('e2e', { PORTAL_URL: portal.url, PORTAL_PREFIXED_URL: prefixed.url })
await Promise.all([portal.close(), prefixed.close()])
process.exit(code)
