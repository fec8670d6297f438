/** axe over every route of the built portal, in every theme, at the widths of a desk and of a phone. */
import { run } from './run-suite.ts'
import { runPlaywright, servePortal } from './test-servers.ts'

if (!run('node', ['scripts/build.ts'])) process.exit(1)
const portal = await servePortal('/')
const code = await runPlaywright('a11y', { PORTAL_URL: portal.url })
await portal.close()
process.exit(code)
