// `npm start`: installs what is missing, then hands over to scripts/start.ts under the pinned Node.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled, pinnedNode, root } from './install.mjs'

ensureInstalled()
runPinned('start.ts')

/** Passes signals on, so that stopping npm leaves nothing running, and ends with the child's exit code. */
function runPinned(script) {
  const child = spawn(pinnedNode, [join(root, 'scripts', script), ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(signal ? 0 : (code ?? 1)))
}
