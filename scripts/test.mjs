// `npm test`: installs what is missing, then hands over to scripts/test.ts under the pinned Node.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled, pinnedNode, root } from './install.mjs'

ensureInstalled()
const env = { ...process.env, PATH: `${join(root, 'node_modules', '.bin')}:${process.env.PATH ?? ''}` }
const result = spawnSync(pinnedNode, [join(root, 'scripts', 'test.ts'), ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env,
})
process.exit(result.status ?? 1)
