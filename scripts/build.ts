/** Builds the portal into dist/portal when a source changed since the last time, and packs every text file for servers that send packed files. */
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run, root } from './run-suite.ts'
import { packFolder } from './pack-folder.ts'

const out = join(root, 'dist', 'portal')
const stamp = join(root, '.cache', 'portal.stamp')
const SOURCES = [
  'src/**/*',
  'public/**/*',
  'index.html',
  'vite.config.ts',
  'scripts/{messages,vite}/*.ts',
  'package-lock.json',
]

const wanted = fingerprint()
if (existsSync(join(out, 'index.html')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) process.exit(0)

console.log('Building the portal …')
if (!run('node', ['scripts/generate.ts']) || !run('vite', ['build', '--logLevel=warn'])) process.exit(1)
packFolder(out)
mkdirSync(join(root, '.cache'), { recursive: true })
writeFileSync(stamp, wanted)

/** Changes with every source; tests and stories are not part of the portal. */
function fingerprint(): string {
  const hash = createHash('sha256')
  const files = globSync(SOURCES, { cwd: root }).filter((file) => !/\.(test|stories)\.tsx?$/.test(file))
  for (const file of files.sort()) {
    const path = join(root, file)
    if (statSync(path).isFile()) hash.update(file).update('\0').update(readFileSync(path)).update('\0')
  }
  return hash.digest('hex')
}
