// Runs on any Node from 20 on: it is what brings the pinned Node (24, from npm) in the first place.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** The Node that the project pins; npm scripts find it first on their PATH, other starts name it. */
export const pinnedNode = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node')

/** How often npm is asked: a registry that hiccups once is no reason to give up. */
const TRIES = 3

/**
 * Installs the locked packages unless exactly these are there already. Ends the process with one clear line when npm
 * fails.
 */
export function ensureInstalled() {
  if (isInstalled()) return
  console.log('Installing the packages of package-lock.json (once, about a minute) …')
  for (let left = TRIES; left > 0; left -= 1) {
    const result = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    })
    if (result.status === 0) return
    if (left > 1) console.error(`npm ci failed: trying again (${left - 1} left) …`)
  }
  console.error('npm ci failed: see the lines above, check the network, and start again.')
  process.exit(1)
}

/** npm writes node_modules/.package-lock.json last, so an interrupted install is never taken for a whole one. */
function isInstalled() {
  const hidden = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(hidden) || !existsSync(pinnedNode)) return false
  const installed = readPackages(hidden)
  const locked = readPackages(join(root, 'package-lock.json'))
  return Object.entries(locked).every(([path, entry]) => {
    if (path === '' || entry.optional || entry.devOptional) return true
    return installed[path]?.version === entry.version
  })
}

/** @param {string} file @returns {Record<string, { version?: string, optional?: boolean, devOptional?: boolean }>} */
function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages ?? {}
}
